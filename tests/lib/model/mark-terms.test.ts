import { expect, it } from 'vitest';
import { markTerms } from '@/lib/model/mark-terms';
import { fc } from '../../generated';

const marked = (text: string, query: string) =>
  markTerms(text, query)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Lund Bowl', 'bow', 'Lund [Bow]l'],
  ['Lund Bowl', 'lund bowl', '[Lund] [Bowl]'],
  ['Bue Bookends', 'bo ue', 'B[ue] [Bo]okends'],
  ['Crème brûlée dish', 'creme', '[Crème] brûlée dish'],
  ['Straße', 'strasse', 'Straße'],
  ['Lund Bowl', '  ', 'Lund Bowl'],
])('the parts of a suggestion of %j typed as %j are %j', (text, query, expected) =>
  expect(marked(text, query)).toBe(expected),
);

it('the parts of a suggestion add up to the whole text, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
      expect(
        markTerms(text, query)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
