import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readProductDocument } from '../catalog/document';
import { mediaFiles } from '../catalog/schema';
import { mediaVideos } from '../catalog/search/schema';
import { STORES_APP_ID } from '../core/platform';
import { createSandbox, type Sandbox, type SandboxOptions } from '../create-sandbox';
import { catalogRows } from '../seed/catalog';
import { readCatalogFile } from '../seed/catalog-file';
import { grownCatalog } from '../seed/grown-catalog';
import { stableId, stableMediaId, stableVariantId } from '../seed/ids';
import { demoShop } from '../seed/seed';
import { seedFolder } from '../seed/seed-folder';
import { readShopFile } from '../seed/shop-file';
import { translationFiles } from '../seed/translations';
import { bySlug, Field, v3Visitor } from './catalog-v3-client';
import { openSandbox } from './open-sandbox';
import { get, visitorClient } from './sdk-client';
import { productOf } from './shopper';
import { control } from './sign-in';

const SEEDS = readdirSync(new URL('../seeds', import.meta.url));
const VERSIONS = ['V1_CATALOG', 'V3_CATALOG'] as const;
type Version = (typeof VERSIONS)[number];

const temporary = mkdtempSync(join(tmpdir(), 'halden-seeds-test-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const mediaOf = (seed: string) => readdirSync(join(seedFolder(seed), 'media'));

/** Runs `use` with a sandbox that has another seed, and closes it. */
async function withSandbox<T>(options: SandboxOptions, use: (sandbox: Sandbox) => Promise<T>): Promise<T> {
  const sandbox = await createSandbox(options);
  try {
    return await use(sandbox);
  } finally {
    await sandbox.close();
  }
}

/** Returns references to a variant in stock of each product, with everything that it requires. */
async function referencesTo(sandbox: Sandbox, catalogVersion: Version, slugs: string[]) {
  const [v1, v3] = [await visitorClient(sandbox), await v3Visitor(sandbox)];
  const v1Reference = async (slug: string) => {
    const { id, variants = [], customTextFields = [] } = await productOf(v1, slug);
    const choices = variants.find(({ stock }) => stock?.inStock)?.choices;
    const texts = customTextFields.map(({ title }) => [title ?? '', 'Ada']);
    const options = { ...(choices && { options: choices }), customTextFields: Object.fromEntries(texts) };
    return { appId: STORES_APP_ID, catalogItemId: id, options };
  };
  const v3Reference = async (slug: string) => {
    const product = await bySlug(v3, slug);
    const variants = product?.variantsInfo?.variants ?? [];
    const modifiers = product?.modifiers?.filter(({ mandatory }) => mandatory) ?? [];
    const texts = modifiers.flatMap(({ freeTextSettings }) =>
      freeTextSettings ? [[freeTextSettings.title, 'Ada']] : [],
    );
    const choices = modifiers.flatMap(({ name, choicesSettings }) =>
      choicesSettings ? [[name, choicesSettings.choices?.[0]?.name]] : [],
    );
    const options = {
      variantId: variants.find(({ inventoryStatus }) => inventoryStatus?.inStock)?._id,
      options: Object.fromEntries(choices),
      customTextFields: Object.fromEntries(texts),
    };
    return { appId: STORES_APP_ID, catalogItemId: product?._id ?? '', options };
  };
  return Promise.all(slugs.map(catalogVersion === 'V1_CATALOG' ? v1Reference : v3Reference));
}

async function addAll(sandbox: Sandbox, catalogVersion: Version, slugs: string[]) {
  const references = await referencesTo(sandbox, catalogVersion, slugs);
  const lineItems = references.map((catalogReference) => ({ catalogReference, quantity: 1 }));
  const { currentCart } = await visitorClient(sandbox);
  return (await currentCart.addToCurrentCart({ lineItems })).cart;
}

describe.each(SEEDS)('the seed %s', (seedName) => {
  const { products, categories } = readCatalogFile(seedName);
  const { site } = readShopFile(seedName);
  const sold = products.filter(({ variants }) => variants.some(({ inStock }) => inStock));

  describe.each(VERSIONS)('on a site with %s', async (catalogVersion) => {
    const sandbox = await openSandbox({ seedName, catalogVersion });

    it('sells every product in stock, in the currency of the site', async () => {
      const slugs = sold.map(({ slug }) => slug);
      const cart = await addAll(sandbox, catalogVersion, slugs);
      const names = cart?.lineItems?.map(({ productName }) => productName?.original).sort();
      expect(names).toEqual(sold.map(({ name }) => name).sort());
      expect(sold.length).toBeGreaterThan(products.length - 2);
      expect(cart?.currency).toBe(site.currency);
      const format = new Intl.NumberFormat(site.locale, { style: 'currency', currency: site.currency });
      for (const { price } of cart?.lineItems ?? [])
        expect(price?.formattedAmount).toBe(format.format(Number(price?.amount)));
    });

    it('serves every picture and video, and has no others', async () => {
      const { read } = sandbox.platform.db;
      const pictures = await read.select().from(mediaFiles);
      for (const { id, altText } of pictures) {
        const type = (await get(sandbox, `/media/${id}`)).headers.get('content-type');
        expect(type).toMatch(/^image\/(jpeg|webp)$/);
        expect(altText).not.toBe('');
      }
      for (const { id } of await read.select().from(mediaVideos))
        expect((await get(sandbox, `/video/${id}/file`)).status).toBe(200);
      expect(pictures.map(({ path }) => path).sort()).toEqual(mediaOf(seedName).sort());
      expect(pictures.every(({ width, height }) => Math.min(width, height) >= 1_000)).toBe(true);
    });
  });

  it('has products with two pictures or more, in categories that list them', () => {
    const listed = new Map(categories.map((category) => [category.slug, category.products]));
    for (const { slug, images, categories: own } of products) {
      if (seedName !== 'ceramics') expect(images.length, slug).toBeGreaterThan(1);
      expect(own.length, slug).toBeGreaterThan(0);
      for (const category of own) expect(listed.get(category), slug).toContain(slug);
    }
    for (const { parent, slug } of categories) if (parent) expect(listed.has(parent), slug).toBe(true);
  });
});

it('seeds share no picture, because addresses of pictures are cached for a year', () => {
  const files = SEEDS.flatMap(mediaOf);
  expect(new Set(files).size).toBe(files.length);
});

it('ids are the same on every machine, in the platform’s format', () => {
  expect([
    stableId('product:lund-bowl'),
    stableVariantId('lund-bowl', { Glaze: 'Oat' }),
    stableMediaId('lund-bowl--oat.jpg'),
  ]).toEqual([
    '8aeb0584-9841-5784-a932-792285266504',
    '00000000-0000-0094-0005-1720cb9fb6ea',
    '5a4db0_299c42bf89dcb9071efede27303a7dcf~mv2.jpg',
  ]);
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    expect(stableId(name)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

describe('the demo shop', async () => {
  const { products, variants, mediaFiles } = await catalogRows();

  it('becomes consistent rows with unique ids', () => {
    const productIds = new Set(products.map(({ id }) => id));
    const mediaIds = new Set(mediaFiles.map(({ id }) => id));
    expect(productIds.size).toBe(32);
    expect(new Set(products.map(({ numericId }) => numericId)).size).toBe(32);
    expect(new Set(variants.map(({ productId, id }) => `${productId} ${id}`)).size).toBe(107);
    for (const { productId } of variants) expect(productIds).toContain(productId);
    for (const { document } of products) {
      const { mediaIds: own, options } = readProductDocument(document);
      const ofChoices = options.flatMap(({ choices }) => choices.flatMap((choice) => choice.mediaIds));
      for (const id of [...own, ...ofChoices]) expect(mediaIds).toContain(id);
    }
  });

  it('has variants whose prices include the price differences of choices', () => {
    for (const { slug, price, variants } of readCatalogFile().products)
      expect(Math.min(...variants.map((variant) => variant.price)), slug).toBeLessThanOrEqual(price);
  });

  it('escapes text in paragraphs', () => {
    for (const { description } of products) {
      expect(description).toMatch(/^(<p>[^<>]+<\/p>)+$/);
      expect(description).not.toMatch(/&(?!amp;|lt;|gt;)/);
    }
  });
});

const FILES = ['ceramics', 'bakery'].flatMap((seed) =>
  translationFiles(seed).map((file): [string, string] => [seed, file]),
);

it.each(FILES)('a translation of the seed %s has what is needed: %s', (seed, file) => {
  const texts = JSON.parse(readFileSync(join(seedFolder(seed), file), 'utf8'));
  const { products, categories } = readCatalogFile(seed);
  const options = products.flatMap((product) => product.options);
  const known: Record<string, string[]> = {
    altTexts: products.flatMap(({ images }) => images.map(({ alt }) => alt)),
    // The demo shop leaves some texts in English, which shows what the shop does then.
    ...(seed === 'bakery' && {
      products: products.map(({ slug }) => slug),
      categories: categories.map(({ slug }) => slug),
      options: options.map(({ name }) => name),
      choices: options.flatMap(({ choices }) => choices.map(({ description }) => description)),
      ribbons: products.flatMap(({ ribbon }) => ribbon || []),
      sectionTexts: products.flatMap(({ material, dimensions, care }) =>
        [material, dimensions, care].flatMap((text) => text || []),
      ),
    }),
  };
  for (const [part, names] of Object.entries(known))
    expect(
      names.filter((name) => !Object.hasOwn(texts[part], name)),
      part,
    ).toEqual([]);
});

describe('generated products', () => {
  const { products: demo } = readCatalogFile();
  const grown = [...grownCatalog(demo, 2_000)];

  it('fill up the requested number, the same each time, with unique slugs, names and dates', () => {
    expect([...grownCatalog(demo, 2_000)]).toEqual(grown);
    const all = [...demo, ...grown];
    expect(all).toHaveLength(2_000);
    for (const key of ['slug', 'createdDate', 'name'] as const)
      expect(new Set(all.map((product) => product[key])).size, key).toBe(2_000);
  });

  it('differ in price, options and stock, and are valid products', () => {
    expect(new Set(grown.map(({ price }) => price)).size).toBeGreaterThan(100);
    const stocks = grown.flatMap(({ variants }) => variants.map(({ stock }) => stock));
    expect(stocks).toContain(0);
    expect(new Set(stocks).size).toBeGreaterThan(50);
    for (const { options, variants, price } of grown) {
      expect(price).toBeGreaterThan(0);
      expect(Number.isInteger(price * 2)).toBe(true);
      const combinations = options.reduce((count, { choices }) => count * choices.length, 1);
      expect(variants.length).toBeGreaterThan(0);
      expect(variants.length).toBeLessThanOrEqual(combinations);
      const known = options.flatMap((one) => one.choices.map((choice) => [one.name, choice.description]));
      for (const { choices } of variants)
        expect(known).toEqual(expect.arrayContaining(Object.entries(choices)));
    }
  });

  it('follow the demo shop’s own products in the newest-first order', () => {
    const dates = (products: typeof demo) => products.map(({ createdDate }) => Date.parse(createdDate));
    expect(Math.max(...dates(grown))).toBeLessThan(Math.min(...dates(demo)));
  });
});

describe('the size of a sandbox', async () => {
  const sandbox = await openSandbox();
  const reset = (body?: unknown) => control(sandbox, 'POST', 'reset', body);
  const total = async () =>
    (await (await visitorClient(sandbox)).products.queryProducts().limit(1).find()).totalCount;

  it('grows with a reset, and returns to its own with the next', async () => {
    await reset({ products: 1_000 });
    expect(await total()).toBe(1_000);
    await reset();
    expect(await total()).toBe(32);
  });

  it.each(VERSIONS)('is preserved over a restart, unless it is started with one: %s', (version) => {
    const [own, grown] = [demoShop(version), demoShop(version, 1_000)];
    expect(own.keeps?.(grown.fingerprint)).toBe(true);
    expect(own.keeps?.('another-1000')).toBe(false);
    expect(demoShop(version, 32).fingerprint).toBe(own.fingerprint);
    expect(grown.keeps).toBeUndefined();
  });
});

it('the fingerprint of a seed starts with its name', () => {
  const fingerprints = SEEDS.map((seed) => demoShop('V3_CATALOG', undefined, seed).fingerprint);
  expect(fingerprints.map((text, at) => text.startsWith(`${SEEDS[at]}-`))).toEqual(SEEDS.map(() => true));
  expect(new Set(fingerprints).size).toBe(SEEDS.length);
});

it('a data folder keeps its seed, until another one is named', async () => {
  const nameOf = (options: SandboxOptions = {}) =>
    withSandbox(
      { dataFolder: join(temporary, 'data'), ...options },
      async ({ platform }) => platform.site.name,
    );
  expect(await nameOf({ seedName: 'fashion' })).toBe('Tesoura');
  expect(await nameOf()).toBe('Tesoura');
  expect(await nameOf({ seedName: 'ceramics' })).toBe('Halden');
  expect(await nameOf()).toBe('Halden');
});

it('an unknown seed and too few products are rejected', async () => {
  await expect(createSandbox({ seedName: 'gardening' })).rejects.toThrow('There is no seed "gardening"');
  await expect(createSandbox({ seedName: '../seeds' })).rejects.toThrow('There is no seed');
  await expect(createSandbox({ seedName: 'fashion', products: 23 })).rejects.toThrow('has 24 products');
});

it('a size chart is a table, in rich content and in HTML', async () => {
  const fields = [Field.INFO_SECTION, Field.INFO_SECTION_DESCRIPTION, Field.INFO_SECTION_PLAIN_DESCRIPTION];
  const product = await withSandbox({ seedName: 'fashion' }, async (sandbox) =>
    bySlug(await v3Visitor(sandbox), 'ines-linen-dress', ...fields),
  );
  const chart = product?.infoSections?.find(({ title }) => title === 'Size chart');
  const cell = (text: string) => ({ type: 'TABLE_CELL', nodes: [{ nodes: [{ textData: { text } }] }] });
  const row = (...texts: string[]) => ({ type: 'TABLE_ROW', nodes: texts.map(cell) });
  expect(chart?.description?.nodes?.[1]).toMatchObject({
    type: 'TABLE',
    tableData: { rowHeader: true },
    nodes: [row('Size', 'Bust', 'Waist', 'Hips'), row('XS', '80–84', '62–66', '88–92'), {}, {}, {}, {}],
  });
  expect(chart?.plainDescription).toContain('<tr><td>XS</td><td>80–84</td>');
});

describe('a seed of a merchant’s own', () => {
  it('may have variants that contain different quantities', async () => {
    const folder = join(temporary, 'quantities');
    cpSync(seedFolder('fashion'), folder, { recursive: true });
    const catalog = readCatalogFile('fashion');
    const sized = catalog.products.find(({ variants }) => variants.length > 1);
    const [small, ...others] = sized?.variants ?? [];
    if (!sized || !small) throw new Error('the seed has no product with variants');
    const total = { totalQuantity: 500, totalMeasurementUnit: 'G' as const };
    const pricePerUnit = { ...total, baseQuantity: 1, baseMeasurementUnit: 'KG' as const };
    sized.v3 = { ...sized.v3, pricePerUnit };
    const content = { quantity: 1000, measurementUnit: 'G' as const };
    sized.variants = [small, ...others.map((one) => ({ ...one, weight: 1.1, content }))];
    writeFileSync(join(folder, 'catalog.json'), JSON.stringify(catalog));
    const product = await withSandbox({ seedName: folder }, async (sandbox) =>
      bySlug(await v3Visitor(sandbox), sized.slug),
    );
    const [whole, double] = [small.price.toFixed(2), (small.price * 2).toFixed(2)];
    const holding = (weight: number | undefined, quantity: number, value: string) => ({
      weight,
      pricePerUnit: { settings: { quantity, measurementUnit: 'G' }, value },
    });
    const [first, second] = product?.variantsInfo?.variants ?? [];
    expect(first?.physicalProperties).toEqual(holding(sized.weight, 500, double));
    expect(second?.physicalProperties).toEqual(holding(1.1, 1000, whole));
    const range = { minValue: { value: whole }, maxValue: { value: double } };
    expect(product?.physicalProperties?.pricePerUnitRange).toMatchObject(range);
  });

  it.each(VERSIONS)(
    'may be a folder elsewhere and needs no field of one trade: %s',
    async (catalogVersion) => {
      const folder = join(temporary, `least ${catalogVersion}`);
      cpSync(join(seedFolder('bakery'), 'media'), join(folder, 'media'), { recursive: true });
      const [file = ''] = readdirSync(join(folder, 'media'));
      const product = {
        slug: 'visit',
        name: 'A visit',
        description: 'An hour.',
        price: 20,
        createdDate: '2026-03-01T09:00:00Z',
        images: [{ file, alt: 'A room' }],
        variants: [{ price: 20, stock: null, inStock: true }],
      };
      const site = { name: 'Visits', country: 'PT', currency: 'EUR', locale: 'pt-PT' };
      const post = { code: 'post', title: 'Post', deliveryTime: '3 days', cost: 4, regionName: 'Everywhere' };
      writeFileSync(join(folder, 'catalog.json'), JSON.stringify({ products: [product], categories: [] }));
      writeFileSync(join(folder, 'shop.json'), JSON.stringify({ site, shippingOptions: [post] }));
      const cart = await withSandbox({ seedName: folder, catalogVersion }, (sandbox) =>
        addAll(sandbox, catalogVersion, ['visit']),
      );
      const line = { productName: { original: 'A visit' }, price: { formattedAmount: '20,00 €' } };
      expect(cart?.lineItems).toMatchObject([line]);
    },
  );
});
