import { expect, it } from 'vitest';
import { relativeAge } from '@/features/offline/saved-cart';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOW = 1_700_000_000_000;

it.each([
  [59 * SECOND, null],
  [-HOUR, null],
  [MINUTE, '1 minute ago'],
  [3 * HOUR + 59 * MINUTE, '3 hours ago'],
  [49 * HOUR, '2 days ago'],
] as const)('a page stored %d ms ago is from %s', (age, expected) => {
  expect(relativeAge(NOW - age, NOW, 'en')).toBe(expected);
});

it('is in the language of the page', () => {
  expect(relativeAge(NOW - 3 * HOUR, NOW, 'de')).toBe('vor 3 Stunden');
  expect(relativeAge(NOW - 3 * HOUR, NOW, 'he')).toContain('3');
});
