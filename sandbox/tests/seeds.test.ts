import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mediaFiles } from '../catalog/schema';
import { mediaVideos } from '../catalog/search/schema';
import { STORES_APP_ID } from '../core/platform';
import { createSandbox } from '../create-sandbox';
import { readCatalogFile } from '../seed/catalog-file';
import { demoShop } from '../seed/seed';
import { seedFolder } from '../seed/seed-folder';
import { readShopFile } from '../seed/shop-file';
import { bySlug, Field, type V3Client, v3Visitor } from './catalog-v3-client';
import { openSandbox } from './open-sandbox';
import { type BuyingClient, newVisitor, productOf, shopperClient } from './shopper';

const SEEDS = readdirSync(new URL('../seeds', import.meta.url));
const VERSIONS = ['V1_CATALOG', 'V3_CATALOG'] as const;

const temporary = mkdtempSync(join(tmpdir(), 'halden-seeds-test-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** Returns a reference to a variant in stock, with everything that the product requires. */
async function v1Reference(client: BuyingClient, slug: string) {
  const { id, variants = [], customTextFields = [] } = await productOf(client, slug);
  const choices = variants.find(({ stock }) => stock?.inStock)?.choices;
  const texts = customTextFields.map(({ title }) => [title ?? '', 'Ada']);
  return {
    catalogItemId: id,
    options: { ...(choices && { options: choices }), customTextFields: Object.fromEntries(texts) },
  };
}

async function v3Reference(client: V3Client, slug: string) {
  const product = await bySlug(client, slug);
  const variant = product?.variantsInfo?.variants?.find(({ inventoryStatus }) => inventoryStatus?.inStock);
  const modifiers = product?.modifiers?.filter(({ mandatory }) => mandatory) ?? [];
  const texts = modifiers.flatMap(({ freeTextSettings }) =>
    freeTextSettings ? [[freeTextSettings.title, 'Ada']] : [],
  );
  const choices = modifiers.flatMap(({ name, choicesSettings }) =>
    choicesSettings ? [[name, choicesSettings.choices?.[0]?.name]] : [],
  );
  return {
    catalogItemId: product?._id ?? '',
    options: {
      variantId: variant?._id,
      options: Object.fromEntries(choices),
      customTextFields: Object.fromEntries(texts),
    },
  };
}

describe.each(SEEDS)('the seed %s', (seedName) => {
  const { products, categories } = readCatalogFile(seedName);
  const { site } = readShopFile(seedName);
  const sold = products.filter(({ variants }) => variants.some(({ inStock }) => inStock));

  describe.each(VERSIONS)('on a site with %s', async (catalogVersion) => {
    const sandbox = await openSandbox({ seedName, catalogVersion });

    it('sells every product in stock, in the currency of the site', async () => {
      const visitor = await shopperClient(sandbox, newVisitor());
      const v3 = await v3Visitor(sandbox);
      const references = await Promise.all(
        sold.map(({ slug }) =>
          catalogVersion === 'V1_CATALOG' ? v1Reference(visitor, slug) : v3Reference(v3, slug),
        ),
      );
      const { cart } = await visitor.currentCart.addToCurrentCart({
        lineItems: references.map((reference) => ({
          catalogReference: { appId: STORES_APP_ID, ...reference },
          quantity: 1,
        })),
      });
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
      const videos = await read.select().from(mediaVideos);
      for (const { id } of pictures) {
        const response = await sandbox.fetch(new Request(`${sandbox.url}/media/${id}`));
        expect(response.headers.get('content-type')).toMatch(/^image\/(jpeg|webp)$/);
      }
      for (const { id } of videos)
        expect((await sandbox.fetch(new Request(`${sandbox.url}/video/${id}/file`))).status).toBe(200);
      expect(pictures.map(({ path }) => path).sort()).toEqual(
        readdirSync(join(seedFolder(seedName), 'media')).sort(),
      );
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

it('a size chart is a table, in rich content and in HTML', async () => {
  const sandbox = await createSandbox({ seedName: 'fashion' });
  const fields = [Field.INFO_SECTION, Field.INFO_SECTION_DESCRIPTION, Field.INFO_SECTION_PLAIN_DESCRIPTION];
  const product = await bySlug(await v3Visitor(sandbox), 'ines-linen-dress', ...fields);
  await sandbox.close();
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

it('seeds share no picture, because addresses of pictures are cached for a year', () => {
  const files = SEEDS.flatMap((seed) => readdirSync(join(seedFolder(seed), 'media')));
  expect(new Set(files).size).toBe(files.length);
});

it('the fingerprint of a seed starts with its name', () => {
  const fingerprints = SEEDS.map((seed) => demoShop('V3_CATALOG', undefined, seed).fingerprint);
  expect(fingerprints.map((text, at) => text.startsWith(`${SEEDS[at]}-`))).toEqual(SEEDS.map(() => true));
  expect(new Set(fingerprints).size).toBe(SEEDS.length);
});

it('a data folder keeps its seed, until another one is named', async () => {
  const dataFolder = join(temporary, 'data');
  const nameOf = async (seedName?: string) => {
    const sandbox = await createSandbox({ dataFolder, ...(seedName && { seedName }) });
    await sandbox.close();
    return sandbox.platform.site.name;
  };
  expect(await nameOf('fashion')).toBe('Tesoura');
  expect(await nameOf()).toBe('Tesoura');
  expect(await nameOf('ceramics')).toBe('Halden');
  expect(await nameOf()).toBe('Halden');
});

it('a seed may be a folder elsewhere', async () => {
  const folder = join(temporary, 'shop of mine');
  cpSync(seedFolder('fashion'), folder, { recursive: true });
  const file = join(folder, 'shop.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"EUR"', '"GBP"'));
  const sandbox = await createSandbox({ seedName: folder });
  const visitor = await shopperClient(sandbox, newVisitor());
  const v3 = await v3Visitor(sandbox);
  const reference = { appId: STORES_APP_ID, ...(await v3Reference(v3, 'nora-tee')) };
  const { cart } = await visitor.currentCart.addToCurrentCart({
    lineItems: [{ catalogReference: reference, quantity: 1 }],
  });
  await sandbox.close();
  expect(cart?.lineItems?.[0]?.price?.formattedAmount).toBe('£38.00');
});

it('variants may contain different quantities', async () => {
  const folder = join(temporary, 'quantities');
  cpSync(seedFolder('fashion'), folder, { recursive: true });
  const catalog = readCatalogFile('fashion');
  const sized = catalog.products.find(({ variants }) => variants.length > 1);
  const [small, ...others] = sized?.variants ?? [];
  if (!sized || !small) throw new Error('the seed has no product with variants');
  sized.v3 = {
    ...sized.v3,
    pricePerUnit: {
      totalQuantity: 500,
      totalMeasurementUnit: 'G',
      baseQuantity: 1,
      baseMeasurementUnit: 'KG',
    },
  };
  sized.variants = [
    small,
    ...others.map((one) => ({
      ...one,
      weight: 1.1,
      content: { quantity: 1000, measurementUnit: 'G' as const },
    })),
  ];
  writeFileSync(join(folder, 'catalog.json'), JSON.stringify(catalog));
  const sandbox = await createSandbox({ seedName: folder });
  const product = await bySlug(await v3Visitor(sandbox), sized.slug);
  await sandbox.close();
  const [first, second] = product?.variantsInfo?.variants ?? [];
  expect([first, second].map((one) => one?.physicalProperties)).toEqual([
    {
      weight: sized.weight,
      pricePerUnit: {
        settings: { quantity: 500, measurementUnit: 'G' },
        value: (small.price * 2).toFixed(2),
      },
    },
    {
      weight: 1.1,
      pricePerUnit: {
        settings: { quantity: 1000, measurementUnit: 'G' },
        value: small.price.toFixed(2),
      },
    },
  ]);
  expect(product?.physicalProperties?.pricePerUnitRange).toMatchObject({
    minValue: { value: small.price.toFixed(2) },
    maxValue: { value: (small.price * 2).toFixed(2) },
  });
});

it('an unknown seed and too few products are rejected', async () => {
  await expect(createSandbox({ seedName: 'gardening' })).rejects.toThrow('There is no seed "gardening"');
  await expect(createSandbox({ seedName: '../seeds' })).rejects.toThrow('There is no seed');
  await expect(createSandbox({ seedName: 'fashion', products: 23 })).rejects.toThrow('has 24 products');
});

it.each(VERSIONS)('a seed needs no field of one trade, on a site with %s', async (catalogVersion) => {
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
  const shop = {
    site: { name: 'Visits', country: 'PT', currency: 'EUR', locale: 'pt-PT' },
    shippingOptions: [
      { code: 'post', title: 'Post', deliveryTime: '3 days', cost: 4, regionName: 'Everywhere' },
    ],
  };
  writeFileSync(join(folder, 'catalog.json'), JSON.stringify({ products: [product], categories: [] }));
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(shop));
  const sandbox = await createSandbox({ seedName: folder, catalogVersion });
  const visitor = await shopperClient(sandbox, newVisitor());
  const reference =
    catalogVersion === 'V1_CATALOG'
      ? await v1Reference(visitor, 'visit')
      : await v3Reference(await v3Visitor(sandbox), 'visit');
  const { cart } = await visitor.currentCart.addToCurrentCart({
    lineItems: [{ catalogReference: { appId: STORES_APP_ID, ...reference }, quantity: 1 }],
  });
  await sandbox.close();
  expect(cart?.lineItems?.[0]).toMatchObject({
    productName: { original: 'A visit' },
    price: { amount: '20' },
  });
});
