import { describe, expect, it } from 'vitest';
import { correctWord, inOtherLayout, slipsBetween } from '@/lib/catalog/search/spelling';
import { fc } from '../../../generated';

const shop = (...words: string[]) => ({
  vocabulary: new Map(words.map((text, at) => [text, { text, weight: words.length - at, isThing: true }])),
});

describe('a mistyped word', () => {
  const SHOP = shop('bowl', 'vase', 'mug', 'tableware', 'crème', 'lamp', 'lamo', 'salt', 'bue');

  it.each([
    ['bowll', 'bowl'],
    ['bwol', 'bowl'],
    ['vowl', 'bowl'],
    ['bol', null],
    ['mgu', 'mug'],
    ['tabelwrae', 'tableware'],
    ['lamb', 'lamp'],
    ['xylophone', null],
    // Other letters at the beginning are another word.
    ['rase', null],
    ['ab', null],
  ])('%s is corrected to %s', (typed, expected) => expect(correctWord(typed, SHOP)).toBe(expected));

  it('is no word for what a thing is like, if it is short and has another letter', () => {
    const ofThing = (isThing: boolean) => ({
      vocabulary: new Map([['wide', { text: 'wide', weight: 1, isThing }]]),
    });
    expect([correctWord('wine', ofThing(false)), correctWord('wine', ofThing(true))]).toEqual([null, 'wide']);
  });

  it('may have a key of an Arabic keyboard beside the right one', () => {
    expect([correctWord('كوي', shop('كوب')), correctWord('كوم', shop('كوب'))]).toEqual(['كوب', null]);
  });

  it('may be incomplete while it is typed', () => {
    expect(correctWord('tabelw', SHOP, new Map(), true)).toBe('tableware');
    expect(correctWord('tabelw', SHOP)).toBeNull();
  });

  it('may be a word of a page', () => {
    expect(correctWord('shiping', SHOP, new Map([['shipping', 'shipping']]))).toBe('shipping');
  });
});

it('keys beside each other and swapped letters are the cheapest slips', () => {
  expect(slipsBetween('vowl', 'bowl')).toBeLessThan(slipsBetween('kowl', 'bowl'));
  expect(slipsBetween('bwol', 'bowl')).toBeLessThan(1);
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(slipsBetween(a, a)).toBe(0);
      expect(slipsBetween(a, b)).toBeCloseTo(slipsBetween(b, a));
      expect(slipsBetween(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

it('a text that was typed with the other keyboard is read by its keys', () => {
  expect([inOtherLayout('akuo'), inOtherLayout('הבשקע')]).toEqual(['שלום', 'vcaeg']);
});
