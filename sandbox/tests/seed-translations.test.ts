import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalogFile } from '../seed/catalog-file';
import { seedFolder } from '../seed/seed-folder';
import { translationFiles } from '../seed/translations';

const SEED = 'bakery';

describe.each(translationFiles(SEED))('the texts of the small shop in %s', (file) => {
  const catalog = readCatalogFile(SEED);
  const texts = JSON.parse(readFileSync(join(seedFolder(SEED), file), 'utf8'));
  const { products } = catalog;

  it.each([
    ['products', products.map(({ slug }) => slug)],
    ['categories', catalog.categories.map(({ slug }) => slug)],
    ['options', products.flatMap(({ options }) => options.map(({ name }) => name))],
    [
      'choices',
      products.flatMap(({ options }) =>
        options.flatMap(({ choices }) => choices.map((one) => one.description)),
      ),
    ],
    ['ribbons', products.flatMap(({ ribbon }) => ribbon || [])],
    [
      'sectionTexts',
      products.flatMap(({ material, dimensions, care }) => [material, dimensions, care].filter(Boolean)),
    ],
  ])('%s are complete', (part, known) => {
    expect([...new Set(known)].filter((text) => !Object.hasOwn(texts[part], text))).toEqual([]);
  });
});

const FILES = ['ceramics', SEED].flatMap((seed) =>
  translationFiles(seed).map((file): [string, string] => [seed, file]),
);

it.each(FILES)('the pictures of the seed %s have their alternative texts in %s', (seed, file) => {
  const { altTexts } = JSON.parse(readFileSync(join(seedFolder(seed), file), 'utf8'));
  const known = readCatalogFile(seed).products.flatMap(({ images }) => images.map(({ alt }) => alt));
  expect(known.filter((text) => !Object.hasOwn(altTexts, text))).toEqual([]);
});
