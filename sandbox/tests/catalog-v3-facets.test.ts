import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { bySlug, openV3Sandbox, plainProduct, v3Merchant, v3Visitor } from './catalog-v3-client';

const sandbox = await openV3Sandbox();
const visitor = await v3Visitor(sandbox);
const merchant = v3Merchant(sandbox);

const results = z.array(
  z.object({ values: z.object({ results: z.array(z.object({ value: z.string(), count: z.number() })) }) }),
);
const ONE = ['brand.name', 'ribbon.name'] as const;
/** A product can have several of these. */
const SEVERAL = ['additionalRibbons.name', 'infoSections.uniqueName', 'tags.publicTags.tagIds'] as const;
const FIELDS = [...ONE, ...SEVERAL];

/**
 * Returns the counts of what products share, which the sandbox keeps in memory, and checks each of
 * them with a filter, which reads the database.
 */
async function facets(): Promise<Record<string, number>> {
  const { aggregationData } = await visitor.products.searchProducts({
    cursorPaging: { limit: 1 },
    aggregations: FIELDS.map((fieldPath) => ({
      name: fieldPath,
      fieldPath,
      type: 'VALUE' as const,
      value: { limit: 50 },
    })),
  });
  const counts: Record<string, number> = {};
  for (const [index, { values }] of results.parse(aggregationData?.results).entries())
    for (const { value, count } of values.results) {
      counts[value] = count;
      const filter = { [FIELDS[index] ?? '']: index < ONE.length ? value : { $hasSome: [value] } };
      const counted = await visitor.products.countProducts({ filter });
      expect(counted.count, value).toBe(count);
    }
  return counts;
}

const branded = (name: string, brand: string) => ({ ...plainProduct(name, '9.00'), brand: { name: brand } });
const idOf = async (slug: string) => (await bySlug(visitor, slug))?._id ?? '';

beforeEach(async () => {
  await sandbox.reset();
  expect(await facets()).toMatchObject({ 'Atelier Mori': expect.any(Number) });
});

it('facets follow the deletion of a brand and of a ribbon', async () => {
  const { brand, ribbon } = (await bySlug(visitor, 'eldre-moon-jar')) ?? {};
  await merchant.brands.deleteBrand(brand?._id ?? '');
  expect(await facets()).not.toHaveProperty('Atelier Mori');
  await merchant.ribbons.deleteRibbon(ribbon?._id ?? '');
  expect(await facets()).not.toHaveProperty(ribbon?.name ?? '');
});

it('facets follow changes of all products of a filter', async () => {
  const before = await facets();
  const filter = { 'brand.name': 'Atelier Mori' };
  await merchant.products.bulkUpdateProductsByFilter({ filter, product: { ribbon: { name: 'Signed' } } });
  expect(await facets()).toHaveProperty('Signed', before['Atelier Mori']);
  await merchant.products.bulkUpdateProductsByFilter({ filter, product: { brand: { name: 'Mori' } } });
  const renamed = await facets();
  expect(renamed).toHaveProperty('Mori', before['Atelier Mori']);
  expect(renamed).not.toHaveProperty('Atelier Mori');
  await merchant.products.bulkDeleteProductsByFilter({ 'brand.name': 'Mori' });
  expect(await facets()).not.toHaveProperty('Mori');
});

it('tags of a filter are filtered by and counted at once, and leave other facets unchanged', async () => {
  const before = await facets();
  await merchant.products.bulkUpdateProductTagsByFilter(
    { 'brand.name': 'Atelier Mori' },
    { assignTags: { publicTags: { tagIds: ['tag-1'] } } },
  );
  const tagged = await visitor.products.countProducts({
    filter: { 'tags.publicTags.tagIds': { $hasSome: ['tag-1'] } },
  });
  expect(tagged.count).toBe(before['Atelier Mori']);
  expect(await facets()).toEqual({ ...before, 'tag-1': before['Atelier Mori'] });
});

it('an info section that products share is counted by its unique name', async () => {
  const uniqueName = 'oven-safe';
  const { _id } = await merchant.infoSections.createInfoSection({
    uniqueName,
    title: 'Oven',
    plainDescription: '<p>Up to 220 °C.</p>',
  });
  const filter = { 'brand.name': 'Atelier Mori' };
  const { [filter['brand.name']]: count } = await facets();
  await merchant.products.bulkUpdateProductsByFilter({ filter, product: { infoSections: [{ _id }] } });
  expect(await facets()).toMatchObject({ [uniqueName]: count });
});

it('a ribbon is counted where it is not the first of a product', async () => {
  const name = 'Second look';
  await merchant.products.createProduct({
    ...plainProduct('Jar', '9.00'),
    ribbon: { name: 'First look' },
    additionalRibbons: [{ name }],
  });
  expect(await facets()).toMatchObject({ 'First look': 1, [name]: 1 });
});

it('facets follow a bulk update, a bulk creation and a bulk deletion', async () => {
  const bowl = await bySlug(visitor, 'lund-bowl');
  await merchant.products.bulkUpdateProducts([
    { product: { _id: bowl?._id ?? '', revision: bowl?.revision ?? '', brand: { name: 'Birch' } } },
  ]);
  await merchant.products.bulkCreateProducts([branded('One jug', 'Birch'), branded('Two jug', 'Elm')]);
  expect(await facets()).toMatchObject({ Birch: 2, Elm: 1 });
  await merchant.products.bulkDeleteProducts([await idOf('one-jug'), await idOf('two-jug')]);
  const after = await facets();
  expect(after).toMatchObject({ Birch: 1 });
  expect(after).not.toHaveProperty('Elm');
});

it('facets follow a change after the product that changed last was deleted', async () => {
  const { _id } = await merchant.products.createProduct(branded('One jug', 'Birch'));
  expect(await facets()).toMatchObject({ Birch: 1 });
  await merchant.products.deleteProduct(_id ?? '');
  await merchant.products.createProduct(branded('Two jug', 'Elm'));
  const after = await facets();
  expect(after).toMatchObject({ Elm: 1 });
  expect(after).not.toHaveProperty('Birch');
});
