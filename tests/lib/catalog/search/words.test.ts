import { describe, expect, it } from 'vitest';
import { colorWordsOf, familiesOfColor } from '@/lib/catalog/search/color-families';
import { namedBy } from '@/lib/catalog/search/named-by';
import { hasWishes, readWishes } from '@/lib/catalog/search/wishes';
import {
  compoundParts,
  fold,
  stemOf,
  withoutPrefixes,
  withUmlauts,
  wordsOf,
} from '@/lib/catalog/search/words';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';

it.each([
  ['Café Crème, 18 cm', ['cafe', 'creme', '18', 'cm']],
  ['Tomás’ Pour-Over', ['tomas', 'pour', 'over']],
  ['children’s cup', ['childrens', 'cup']],
  ['Weiße Größe', ['weisse', 'grosse']],
  ['דוא״ל לָבָן', ['דואל', 'לבנ']],
  ['إِنَـــاءٌ لآنية الهوى، ٢٣ سم', ['اناء', 'لانيه', 'الهوي', '23', 'سم']],
  ['波佐見焼のマグカップ、２００ｍｌ', ['波佐見', '焼', 'の', 'まぐかっぷ', '200ml']],
  ['ﾏｸﾞ', ['まぐ']],
  ['まぐ', ['まぐ']],
  ['  ', []],
])('words of a text %j are %j', (text, words) => expect(wordsOf(text)).toEqual(words));

it.each([
  ['en', 'vase vases, glass glasses, dish dishes, canopy canopies, shelf shelves'],
  ['de', 'schale schalen, glas gläser, topf töpfe, teller tellern, blau blaues, becher bechers'],
  ['he', 'קערה קערות, צלחת צלחות, אגרטל אגרטלים, לבן לבנה, נר נרות'],
  ['ar', 'مزهرية مزهريات, طاولة طاولات, فنجان فنجانين, خشبي خشبية, قهوة القهوة, قهوة بالقهوة, قهوة للقهوة'],
  ['fr', 'tasse tasses, thé thés, plateau plateaux, bocal bocaux, bleu bleues, tapis tapis'],
  [
    'es',
    'taza tazas, jarrón jarrones, luz luces, dulce dulces, blanco blancas, gris grises, té tés, verde verdes',
  ],
  ['it', 'tazza tazze, bicchiere bicchieri, bianco bianche, cucchiaio cucchiai, arancia arance'],
  ['pt-br', 'xícara xícaras, botão botões, azul azuis, lençol lençóis, jardim jardins, colher colheres'],
  ['pt-br', 'branco brancas, chá chás'],
  ['nl', 'kom kommen, vaas vazen, schaal schalen, kussen kussens, beker bekers, rood rode, wit witte'],
  ['nl', 'schijf schijven'],
  ['sv', 'lampa lampor, skål skålar, vas vaserna, vit vitt, grön gröna'],
  ['pl', 'kubek kubki, miska misek, wazon wazonów, talerz talerze, biały białych, świeczka świeczek'],
])('singular and plural have one stem in %s: %s', (language, pairs) => {
  for (const pair of pairs.split(', ')) {
    const [one = '', many = ''] = pair.split(' ');
    expect(stemOf(fold(many), language), pair).toBe(stemOf(fold(one), language));
  }
});

it.each([
  ['en', 'glass iris 500s'],
  ['de', 'tee'],
  ['he', 'תה'],
  ['ar', 'بالون زيتون فستان'],
  ['fi', 'lautaset'],
  ['nl', 'glas'],
  ['sv', 'ljus'],
])('a word without an ending is its stem: %s %s', (language, list) => {
  for (const word of list.split(' ')) expect(stemOf(word, language)).toBe(word);
});

it('marks of voice and length make other sounds in Japanese', () => {
  expect(fold('ガラス')).not.toBe(fold('カラス'));
  expect(fold('ビール')).not.toBe(fold('ビル'));
  expect(stemOf(fold('フォルダー'), 'ja')).toBe(stemOf(fold('フォルダ'), 'ja'));
});

describe('compounds', () => {
  const isKnown =
    (...words: string[]) =>
    (stem: string) =>
      words.includes(stem);

  it('have the parts that the shop has words for', () => {
    expect(compoundParts('teapot', 'en', isKnown('tea', 'pot'))).toEqual(['tea', 'pot']);
    expect(compoundParts('kerzenhalter', 'de', isKnown('kerz', 'halt'))).toEqual(['kerz', 'halt']);
  });

  it('are in German, Dutch and Swedish what their last part says, and in English nothing then', () => {
    expect(compoundParts('blumenvase', 'de', isKnown('vas'))).toEqual(['vas']);
    expect(compoundParts('bloemenvaas', 'nl', isKnown('vas'))).toEqual(['vas']);
    expect(compoundParts('bordslampa', 'sv', isKnown('lamp'))).toEqual(['lamp']);
    expect(compoundParts('teapot', 'en', isKnown('pot'))).toEqual([]);
  });

  it('are in Japanese shorter, and have no part of one sound', () => {
    expect(compoundParts('大皿', 'ja', isKnown('皿'))).toEqual(['皿']);
    expect(compoundParts(fold('マグカップ'), 'ja', isKnown(fold('カップ')))).toEqual([fold('カップ')]);
    expect(compoundParts(fold('トランプ'), 'ja', isKnown(fold('ランプ')))).toEqual([]);
  });

  it('are not words that merely share letters', () => {
    expect(compoundParts('carafe', 'en', isKnown('car', 'fe'))).toEqual([]);
    expect(compoundParts('vase', 'de', isKnown('vas', 'ase'))).toEqual([]);
  });
});

it('a Hebrew word may begin with "the", "in", "and"', () => {
  expect([withoutPrefixes('והקערה', 'he'), withoutPrefixes('בית', 'he')]).toEqual([['הקערה', 'קערה'], []]);
  expect(withoutPrefixes('והקערה', 'en')).toEqual([]);
});

it('an Arabic word may begin with "and", "in", "to"', () => {
  expect(withoutPrefixes('ومزهريه', 'ar')).toEqual(['مزهريه']);
  expect([withoutPrefixes('والقهوه', 'ar'), withoutPrefixes('ورد', 'ar')]).toEqual([['القهوه'], []]);
});

it('German without umlauts is understood', () => {
  expect([withUmlauts('glaeser', 'de'), withUmlauts('glas', 'de')]).toEqual(['glaser', null]);
  expect(withUmlauts('shoe', 'en')).toBeNull();
});

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

const NAMES = ['Wall lamps', 'Lamps', 'Shipping and returns', 'Tableware', 'Tables'].map((name) => ({
  name,
}));
const named = (text: string) => namedBy(NAMES, text, 'en', new Set(['the'])).map(({ name }) => name);

it.each([
  ['lamp', ['Lamps', 'Wall lamps']],
  ['the returns', ['Shipping and returns']],
  ['returns shipping', ['Shipping and returns']],
  // A whole word is what was meant.
  ['table', ['Tables']],
  ['tabl', ['Tables', 'Tableware']],
  ['ware', []],
  ['lamps returns', []],
  ['', []],
])('%j names %j', (text, expected) => expect(named(text).toSorted()).toEqual(expected.toSorted()));

it('earlier words come first', () => expect(named('lamp')).toEqual(['Lamps', 'Wall lamps']));

const read = (text: string, lang: 'en' | 'de' | 'he' | 'ar' | 'ja' = 'en') =>
  readWishes(text, [ALL_MESSAGES[lang].searchWords]);

it.each([
  ['under 50', 'en', '', 50, null],
  ['vases under $50', 'en', 'vases', 50, null],
  ['mug below 30.50 USD', 'en', 'mug', 30.5, null],
  ['lamp over 20 under 100', 'en', 'lamp', 100, 20],
  ['Vase unter 50 €', 'de', 'vase', 50, null],
  ['Becher bis 30,5 Euro', 'de', 'becher', 30.5, null],
  ['אגרטל עד 50 ש״ח', 'he', 'אגרטל', 50, null],
  ['מתחת ל-100', 'he', '', 100, null],
  ['مزهرية أقل من ٥٠ درهمًا', 'ar', 'مزهريه', 50, null],
  ['هدايا من ٢٠ إلى الأهل', 'ar', 'الي الاهل', null, 20],
  ['lamp under 1,200', 'en', 'lamp', 1200, null],
  ['5,000円以下の花瓶', 'ja', 'の 花瓶', 5000, null],
  ['花瓶 3000円以上1万円まで', 'ja', '花瓶', 10_000, 3000],
] as const)('the wishes of a shopper %s (%s) are a price', (text, lang, rest, maxPrice, minPrice) => {
  expect(read(text, lang)).toMatchObject({ rest, maxPrice, minPrice });
});

it.each([
  ['SALE', 'en', { isOnSale: true, rest: '' }],
  ['vases on sale', 'en', { isOnSale: true, rest: 'vases' }],
  ['Neue Vasen', 'de', { isNew: true, rest: 'vasen' }],
  ['Geschenk unter 50', 'de', { isGift: true, maxPrice: 50, rest: '' }],
  ['מתנות', 'he', { isGift: true, rest: '' }],
  ['أكواب عليها خصم', 'ar', { isOnSale: true, rest: 'اكواب عليها' }],
  ['お買い得の花瓶', 'ja', { isOnSale: true, rest: 'の 花瓶' }],
  ['母の日のプレゼント', 'ja', { isGift: true }],
  ['cheap mugs in stock', 'en', { isCheap: true, isInStock: true, rest: 'mugs' }],
] as const)('the wishes of a shopper %s (%s) are filters', (text, lang, expected) => {
  expect(read(text, lang)).toMatchObject(expected);
});

it.each(['salt', 'newton', 'gifted', 'pour over coffee', '23 cm', 'set up to date'])(
  'the wishes of a shopper are not in %j',
  (text) => {
    expect(hasWishes(read(text))).toBe(false);
    expect(read(text).rest).toBe(text);
  },
);
