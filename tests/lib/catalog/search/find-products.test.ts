import { beforeAll, describe, expect, it } from 'vitest';
import { findProducts, type Search } from '@/lib/catalog/search/find-products';
import { buildSearchIndex, type SearchEntry, type SearchIndex } from '@/lib/catalog/search/search-index';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';

const entry = (name: string, changes: Partial<SearchEntry> = {}): SearchEntry => ({
  ...{ id: name, name, slug: name.toLowerCase().replaceAll(' ', '-'), sections: '', description: '' },
  ...{ categories: [], categoryIds: [], values: [], colors: [], brand: null, ribbons: [], skus: [] },
  ...{ price: 40, isOnSale: false, isSoldOut: false, isFile: false, popularity: 0 },
  ...changes,
});

const SHOP = [
  entry('Tall Vase', {
    brand: 'Atelier Mori',
    categories: ['Vases'],
    values: ['Ink'],
    colors: ['blue'],
    price: 80,
  }),
  entry('Solveig Mug', { values: ['Sage'], colors: ['green'], skus: ['SOL-102'], isOnSale: true, price: 20 }),
  entry('Mug Rack', { description: 'For a vase or four mugs.', ribbons: ['New'] }),
  entry('Moon Jar', { categories: ['Vases'], colors: ['white'], isSoldOut: true }),
  entry('Café Crème Cup', { sections: 'Care Safe in a dishwasher' }),
  entry('Gift Box', { price: 10 }),
];

let index: SearchIndex;
beforeAll(async () => {
  index = await buildSearchIndex(SHOP, 'en');
});

const search = (text: string, changes: Partial<Search> = {}): Search => ({
  text,
  vocabularies: [{ language: 'en', ...ALL_MESSAGES.en }],
  synonyms: [],
  isTyped: false,
  rate: 1,
  ...changes,
});

const find = (text: string, changes: Partial<Search> = {}) => {
  const { places, guess } = findProducts(index, search(text, changes));
  return { names: places.map((place) => SHOP[place]?.name), guess };
};
const names = (text: string, changes: Partial<Search> = {}) => {
  const found = find(text, changes);
  expect(found.guess).toBeNull();
  return found.names;
};

describe('products are found', () => {
  it('by name before category, and by category before description', () => {
    expect(names('vases')).toEqual(['Tall Vase', 'Moon Jar', 'Mug Rack']);
  });

  it('by a long name before a brand of one word', async () => {
    const ofMori = [
      entry('Bowl', { brand: 'Mori' }),
      entry('Low tray of walnut for Mori tea sets', { brand: 'Halden' }),
    ];
    const { places } = findProducts(await buildSearchIndex(ofMori, 'en'), search('mori'));
    expect(places).toEqual([1, 0]);
  });

  it('by each word, wherever it is, in any order', () => {
    expect([names('mori vase'), names('ink vase')]).toEqual([['Tall Vase'], ['Tall Vase']]);
    expect([names('dishwasher'), names('creme CAFÉ')]).toEqual([['Café Crème Cup'], ['Café Crème Cup']]);
    expect([names('sol102'), names('SOL-102')]).toEqual([['Solveig Mug'], ['Solveig Mug']]);
  });

  it('by the color that a choice has, not the word for it', () => {
    expect([names('blue'), names('green mug')]).toEqual([['Tall Vase'], ['Solveig Mug']]);
  });

  it('by the beginning of a word, only while no word is like it', () => {
    expect(names('solv')).toEqual(['Solveig Mug']);
    expect(names('mu', { isTyped: true })).toEqual(['Solveig Mug', 'Mug Rack']);
  });

  it('by a synonym of the merchant', () => {
    expect(find('beaker').names).toEqual([]);
    expect(names('beaker', { synonyms: [['beaker', 'mug']] })).toEqual(['Solveig Mug', 'Mug Rack']);
    expect(names('drinking vessel', { synonyms: [['drinking vessel', 'cup']] })).toEqual(['Café Crème Cup']);
  });

  it('by what a thing is, before others that only have its word', async () => {
    const { places } = findProducts(
      await buildSearchIndex([entry('Mug Rack'), entry('Solveig Mug')], 'en'),
      search('mug'),
    );
    expect(places).toEqual([1, 0]);
    const french = [entry('Bouchon de bouteille'), entry('Bouteille bleue')];
    const inFrench = { vocabularies: [{ language: 'fr', ...ALL_MESSAGES.fr }] };
    const index = await buildSearchIndex(french, 'fr');
    expect(findProducts(index, search('bouteille', inFrench)).places).toEqual([1, 0]);
  });

  it('by a usual synonym of the language, after its own word', async () => {
    const clothes = [
      entry('Wide Trousers', { categories: ['Trousers'] }),
      entry('Henrique Chinos'),
      entry('E-Bike'),
    ];
    const index = await buildSearchIndex(clothes, 'en');
    const placesOf = (text: string) => findProducts(index, search(text)).places;
    expect(placesOf('pants')[0]).toBe(0);
    expect([placesOf('chino'), placesOf('ebike')]).toEqual([[1, 0], [2]]);
  });

  it('of German by the end that names a thing', async () => {
    const bikes = [
      entry('Seitenständer'),
      entry('Kettenöl', { description: 'Für jede Kette' }),
      entry('Klingel'),
    ];
    const index = await buildSearchIndex(bikes, 'de');
    const inGerman = { vocabularies: [{ language: 'de', ...ALL_MESSAGES.de }] };
    const placesOf = (text: string) => findProducts(index, search(text, inGerman)).places;
    expect([placesOf('fahrradständer'), placesOf('öl'), placesOf('kotflügel')]).toEqual([[0], [1], []]);
  });

  it('not by one word of a description in place of what is sought', () => {
    expect(find('rack toaster').guess).toBe('rack');
    expect(find('four toaster')).toEqual({ names: [], guess: null });
  });

  it('for gifts by a gift card, which can be a file, before other products', async () => {
    const gifts = [entry('Wallpaper', { isFile: true }), entry('Mug'), entry('Gift Card', { isFile: true })];
    expect(findProducts(await buildSearchIndex(gifts, 'en'), search('gifts')).places).toEqual([2, 1, 0]);
  });

  it('by wishes', () => {
    expect([names('SALE'), names('under 15')]).toEqual([['Solveig Mug'], ['Gift Box']]);
    expect(names('mugs under 30')).toEqual(['Solveig Mug']);
    expect(names('vases in stock')).toEqual(['Tall Vase', 'Mug Rack']);
    expect(names('new')[0]).toBe('Mug Rack');
    expect(names('gift')[0]).toBe('Gift Box');
    // 15 euros are 30 dollars.
    expect(names('under 15', { rate: 0.5 })).toEqual(['Solveig Mug', 'Gift Box']);
  });

  it('by a name that has a word for a wish', () => expect(names('gift box')).toEqual(['Gift Box']));
});

describe('a guess', () => {
  it.each([
    ['solvieg', 'solveig'],
    ['tall vsae', 'tall vase'],
    ['bleu vase', 'blue vase'],
    ['velvet mug', 'mug'],
    ['green vase', 'vase'],
    ['mgu under 30', 'mug under 30'],
  ])('for %j is %j, and the products have its words', (text, guess) => {
    const found = find(text);
    expect(found.guess).toBe(guess);
    expect(found.names).toEqual(names(guess));
    expect(found.names.length).toBeGreaterThan(0);
  });

  it.each(['xylophone', 'blu mog', ''])('is not made for %j', (text) => {
    expect(find(text)).toEqual({ names: [], guess: null });
  });

  it('is not made for what something else is called', () => {
    expect(find('solvieg', { isNamed: (words) => words === 'solvieg' })).toEqual({ names: [], guess: null });
    expect(find('shipping', { isNamed: () => true })).toEqual({ names: [], guess: null });
  });

  it('may be the name of something else', () => {
    const more = new Map([['shipping', 'shipping']]);
    expect(find('shiping', { more, isNamed: (words) => words === 'shipping' }).guess).toBe('shipping');
  });
});

describe('in Japanese, which has no spaces,', () => {
  const shop = [
    entry('波佐見焼マグカップ', { values: ['青磁'], colors: ['blue'], price: 2800 }),
    entry('コーヒーカップ', { price: 6000 }),
    entry('トランプ'),
    entry('北欧風テーブルランプ'),
    entry('大皿', { categories: ['食器'] }),
    entry('手吹きガラスの一輪挿し', { description: '職人が仕上げた花瓶です。' }),
  ];
  const findJapanese = async (text: string, isTyped = false) => {
    const japanese = await buildSearchIndex(shop, 'ja');
    const { places, guess } = findProducts(japanese, {
      ...search(text, { isTyped }),
      vocabularies: [{ language: 'ja', ...ALL_MESSAGES.ja }],
    });
    return [...places.map((place) => shop[place]?.name), ...(guess === null ? [] : [`？${guess}`])];
  };

  it.each([
    ['カップ', ['コーヒーカップ', '波佐見焼マグカップ']],
    ['ﾏｸﾞｶｯﾌﾟ', ['波佐見焼マグカップ']],
    ['ランプ', ['北欧風テーブルランプ']],
    ['皿', ['大皿']],
    ['ガラスの花瓶', ['手吹きガラスの一輪挿し']],
    ['一輪', ['手吹きガラスの一輪挿し']],
    ['青いマグカップ', ['波佐見焼マグカップ']],
    ['3000円以下のカップ', ['波佐見焼マグカップ']],
    ['マグカッブ', ['波佐見焼マグカップ', '？マグカップ']],
  ])('%s finds %j', async (text, expected) => expect(await findJapanese(text)).toEqual(expected));

  it('a word is found while its sounds are typed', async () => {
    expect(await findJapanese('まぐか', true)).toEqual(['波佐見焼マグカップ']);
  });
});
