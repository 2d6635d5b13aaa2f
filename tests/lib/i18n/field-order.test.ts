import { expect, it } from 'vitest';
import { inOrder } from '@/lib/i18n/field-order';

it('names begin with the family’s, and addresses with the country, in Japanese only', () => {
  expect(inOrder('en', 'first', 'last')).toEqual(['first', 'last']);
  expect(inOrder('ja', 'street', 'city', 'country')).toEqual(['country', 'city', 'street']);
});
