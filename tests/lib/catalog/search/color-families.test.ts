import { expect, it } from 'vitest';
import { colorWordsOf, familiesOfColor } from '@/lib/catalog/search/color-families';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';

it.each([
  ['#414B59', 'blue'],
  ['#000', 'black'],
  ['#EDE8DF', 'white'],
  ['#E4D9C8', 'beige'],
  ['#9DA68F', 'green'],
  ['#C9A899', 'pink'],
  ['#C9A668', 'yellow'],
  ['#B0775B', 'red'],
  ['#5B6672', 'gray'],
  ['#765B4B', 'brown'],
  ['#6a3fa0', 'purple'],
  ['#e07b2f', 'orange'],
] as const)('%s is called %s, among others', (color, family) => {
  expect(familiesOfColor(color)).toContain(family);
});

it('a color has none of the opposite names', () => {
  expect(familiesOfColor('#414B59')).not.toContain('red');
  expect(familiesOfColor('#EDE8DF')).not.toContain('black');
});

it.each([null, 'teal', '#12', ''])('%j is no color that can be compared', (color) => {
  expect(familiesOfColor(color)).toEqual([]);
});

it('words of each language name them, in every form', () => {
  expect(colorWordsOf(ALL_MESSAGES.en.colorWords, 'en').get('turquoise')).toEqual(['green', 'blue']);
  // The British spelling.
  expect(colorWordsOf(ALL_MESSAGES.en.colorWords, 'en').get(`gre${'y'}`)).toEqual(['gray']);
  expect(colorWordsOf(ALL_MESSAGES.de.colorWords, 'de').get('grun')).toEqual(['green']);
  expect(colorWordsOf(ALL_MESSAGES.he.colorWords, 'he').get('כחול')).toEqual(['blue']);
});
