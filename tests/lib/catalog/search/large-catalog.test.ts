import { expect, it } from 'vitest';
import { findProducts } from '@/lib/catalog/search/find-products';
import { buildSearchIndex, type SearchEntry } from '@/lib/catalog/search/search-index';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { readCatalogFile } from '../../../../sandbox/seed/catalog-file';

const PRODUCTS = 10_000;
const MOST_MS = 50;

/** A made-up word of its own for each number: `kau` */
const wordOf = (number: number) =>
  `k${[...number.toString(7)].map((digit) => 'aeioulr'[Number(digit)]).join('')}`;

/** Products of the seeds under other names, of which few share a word. */
function entries(): SearchEntry[] {
  const seeds = ['ceramics', 'fashion', 'bakery'].flatMap((seed) => readCatalogFile(seed).products);
  return Array.from({ length: PRODUCTS / seeds.length + 1 }, () => seeds)
    .flat()
    .slice(0, PRODUCTS)
    .map(({ name, categories, options, variants, ...product }, at) => ({
      ...{ id: String(at), name: `${wordOf(at % 1_400)} ${wordOf(at % 37)} ${name}`, slug: `product-${at}` },
      ...{ categories, categoryIds: categories, brand: product.brand ?? null },
      values: options.flatMap((option) => [option.name, ...option.choices.map((one) => one.description)]),
      colors: at % 3 === 0 ? ['blue'] : [],
      ribbons: product.ribbon ? [product.ribbon] : [],
      skus: variants.slice(0, 6).map((_, place) => `AB${at}-${place}`),
      ...{ sections: product.material, description: product.description, price: product.price },
      ...{ isOnSale: product.discount !== undefined, isSoldOut: at % 20 === 0, isFile: false, popularity: 0 },
    }));
}

/** Of the processor: other work on the machine does not count. */
function millisecondsOf(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const TEXTS = ['bo', 'bowl', 'blue vase', 'gift', 'trousers', 'vsaes', 'blue xylophone', 'vase under 50'];

it('suggestions from ten thousand products take less than 50 ms', async () => {
  const index = await buildSearchIndex(entries(), 'en');
  const { searchWords, colorWords } = ALL_MESSAGES.en;
  const search = {
    vocabularies: [{ language: 'en', searchWords, colorWords }],
    synonyms: [],
    isTyped: true,
    rate: 1,
  };
  const taken = TEXTS.map((text) => {
    const times = Array.from({ length: 9 }, () =>
      millisecondsOf(() => findProducts(index, { ...search, text })),
    );
    return { text, ms: times.toSorted((a, b) => a - b)[4] ?? Number.NaN };
  });
  expect(taken.filter(({ ms }) => !(ms < MOST_MS))).toEqual([]);
});
