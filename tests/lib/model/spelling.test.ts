import { describe, expect, it } from 'vitest';
import { compareTerms, correctTerms, mayBeMistyped } from '@/lib/model/search-terms';
import { fc } from '../../generated';

const TEXTS = ['Lund Bowl', 'Tall Vase', 'Café Crème Tableware'];

describe('correctTerms', () => {
  it.each([
    ['bowll', 'bowl'],
    ['bwol', 'bowl'],
    ['bol', null],
    ['tabelwrae', 'tableware'],
    ['tall vaze', 'tall vase'],
    // The beginning of a word is not an error.
    ['tablew', null],
    ['tabelw', 'tableware'],
    ['creem', 'creme'],
    ['bowl', null],
    ['bowll xylophone', null],
  ])('turns %j into %j', (typed, expected) => {
    expect(correctTerms(typed, TEXTS)).toBe(expected);
  });

  it('prefers the word with the fewest errors, then the first', () => {
    expect(correctTerms('cups saucr', ['Cups and Saucers', 'Saucer and Cups'])).toBe('cups saucer');
    expect(correctTerms('lamb', ['Lamp', 'Lamo'])).toBe('lamp');
  });
});

describe('compareTerms', () => {
  it('counts the terms that a text contains, and rejects a text that lacks one', () => {
    expect(compareTerms('Tall Vase', 'vaes')).toBe(0);
    expect(compareTerms('Tall Vase', 'tall vaes')).toBe(1);
    expect(compareTerms('Tall Vase', 'tall lamp')).toBeNull();
  });

  it('forgives any single swap in a word of four letters and more, after the first letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,12}$/), fc.nat(), (word, place) => {
        const at = 1 + (place % (word.length - 2));
        const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
        expect(compareTerms(word, swapped)).not.toBeNull();
      }),
    );
  });
});

it('short words have no errors', () => {
  expect(mayBeMistyped('mug')).toBe(false);
  expect(mayBeMistyped('a mug lamp')).toBe(true);
});
