import { beforeEach, describe, expect, it } from 'vitest';
import { bySlug, Field, openV3Sandbox, v3Merchant, v3Visitor } from './catalog-v3-client';
import { rejection } from './sdk-client';

const sandbox = await openV3Sandbox();
const merchant = v3Merchant(sandbox);
const visitor = await v3Visitor(sandbox);
const moonJar = () => bySlug(visitor, 'eldre-moon-jar', Field.INFO_SECTION);
const count = async (filter: Record<string, unknown>) =>
  (await visitor.products.countProducts({ filter })).count;
const codeOf = async (call: Promise<unknown>) => (await rejection(call)).details;

beforeEach(() => sandbox.reset());

describe('a deleted part', () => {
  it('is gone from its products: a brand', async () => {
    const id = (await moonJar())?.brand?._id ?? '';
    await merchant.brands.deleteBrand(id);
    expect((await moonJar())?.brand).toBeUndefined();
    expect(await count({ 'brand.name': 'Atelier Mori' })).toBe(0);
    expect(await codeOf(visitor.brands.getBrand(id))).toMatchObject({
      applicationError: { code: 'BRAND_NOT_FOUND' },
    });
    const { results } = await merchant.brands.bulkDeleteBrands([id]);
    expect(results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual(['BRAND_NOT_FOUND']);
  });

  it('is gone from its products: a ribbon, the first one or another', async () => {
    const { ribbon, additionalRibbons = [] } = (await moonJar()) ?? {};
    const [first, ...others] = additionalRibbons;
    await merchant.ribbons.deleteRibbon(first?._id ?? '');
    expect((await moonJar())?.additionalRibbons).toEqual(others);
    expect(others).toHaveLength(1);
    const bulk = await merchant.ribbons.bulkDeleteRibbons([ribbon?._id ?? '']);
    expect(bulk.bulkActionMetadata).toMatchObject({ totalSuccesses: 1 });
    expect((await moonJar())?.ribbon).toBeUndefined();
  });

  it('is gone from its products: an info section', async () => {
    const before = (await moonJar())?.infoSections ?? [];
    expect(before.length).toBeGreaterThan(0);
    const [first, ...others] = before.map(({ _id }) => _id ?? '');
    await merchant.infoSections.deleteInfoSection(first ?? '');
    expect((await moonJar())?.infoSections?.map(({ _id }) => _id) ?? []).toEqual(others);
    const section = await merchant.infoSections.createInfoSection({ uniqueName: 'spare', title: 'Spare' });
    const bulk = await merchant.infoSections.bulkDeleteInfoSections([section._id ?? '']);
    expect(bulk.bulkActionMetadata).toMatchObject({ totalSuccesses: 1 });
  });

  it('is gone from its products: a modifier. An option of a product stays', async () => {
    const board = () => bySlug(visitor, 'rund-cutting-board');
    const before = (await board())?.modifiers ?? [];
    const finish = before.find(({ name }) => name === 'Finish');
    await merchant.customizations.deleteCustomization(finish?._id ?? '');
    expect((await board())?.modifiers?.map(({ name }) => name)).toEqual(
      before.map(({ name }) => name).filter((name) => name !== 'Finish'),
    );
    const [option] = (await bySlug(visitor, 'havn-plate'))?.options ?? [];
    expect(await codeOf(merchant.customizations.deleteCustomization(option?._id ?? ''))).toMatchObject({
      validationError: {
        fieldViolations: [{ field: 'customizationId', description: 'is an option of Lund Bowl' }],
      },
    });
    expect((await visitor.customizations.getCustomization(option?._id ?? '')).name).toBe(option?.name);
  });
});

describe('several parts', () => {
  it('are found by name, or created', async () => {
    const brands = await merchant.brands.bulkGetOrCreateBrands(['Atelier Mori', 'Novel']);
    const known = (await moonJar())?.brand?._id;
    expect(brands.results?.map(({ item }) => item?.name)).toEqual(['Atelier Mori', 'Novel']);
    expect(brands.results?.[0]?.item?._id).toBe(known);
    const ribbons = await merchant.ribbons.bulkGetOrCreateRibbons(['Hot', 'Hot']);
    const [first, second] = ribbons.results?.map(({ item }) => item?._id) ?? [];
    expect([first, second]).toEqual([first, first]);
    const input = { uniqueName: 'drying', title: 'Drying', plainDescription: '<p>Flat</p>' };
    const made = await merchant.infoSections.createInfoSection(input);
    const sections = await merchant.infoSections.bulkGetOrCreateInfoSections({ infoSections: [input] });
    expect(sections.results?.map(({ item }) => item?._id)).toEqual([made._id]);
  });
});
