import { productsV3 } from '@wix/stores';
import { describe, expect, it } from 'vitest';
import { wireV3Image } from '../catalog-v3/wire-media';
import {
  bySlug,
  Field,
  openV3Sandbox,
  plainProduct,
  sizedProduct,
  v3Merchant,
  v3Visitor,
} from './catalog-v3-client';
import { rejectedWith } from './merchant';
import { get, visitorTokens } from './sdk-client';
import { control } from './sign-in';

const sandbox = await openV3Sandbox();
const visitor = await v3Visitor(sandbox);
const merchant = v3Merchant(sandbox);

describe('the demo shop on a site with V3', () => {
  it('has required and optional modifiers with added prices and lengths', async () => {
    const board = await bySlug(visitor, 'rund-cutting-board');
    expect(board?.modifiers).toMatchObject([
      {
        name: 'Finish',
        key: 'Finish',
        mandatory: true,
        modifierRenderType: 'TEXT_CHOICES',
        choicesSettings: {
          choices: [{ name: 'Natural oil' }, { name: 'Dark wax', key: 'Dark wax', addedPrice: '8.00' }],
        },
      },
      {
        mandatory: false,
        modifierRenderType: 'FREE_TEXT',
        freeTextSettings: { minCharCount: 1, maxCharCount: 3, defaultAddedPrice: '12.00' },
      },
    ]);
    // V1's custom text field.
    const card = await bySlug(visitor, 'halden-gift-card');
    expect(card?.modifiers).toMatchObject([
      { modifierRenderType: 'FREE_TEXT', freeTextSettings: { title: 'Who it is for', maxCharCount: 40 } },
    ]);
  });

  it('has a video, whose file the media host serves in parts', async () => {
    const product = await bySlug(visitor, 'fjell-pour-over', Field.MEDIA_ITEMS_INFO, Field.THUMBNAIL);
    const items = product?.media?.itemsInfo?.items ?? [];
    expect(items[0]?._id).toBe(product?.media?.main?._id);
    const video = items.find(({ mediaType }) => mediaType === 'VIDEO');
    expect(video?.video).toMatch(/^wix:video:\/\/v1\/5a4db0_\w+\/.+#posterUri=5a4db0_/);
    expect(video?.thumbnail?.url).toMatch(/^https:\/\/shop\.test\/media\//);
    const path = `/video/${video?._id}/360p/webm/file.webm`;
    const whole = await get(sandbox, path);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/webm']);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    // The mark of a Matroska file.
    expect([...bytes.slice(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
    const part = await get(sandbox, `/video/${video?._id}/file`, { range: 'bytes=4-9' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-9/${bytes.length}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(4, 10));
    expect((await get(sandbox, path, { range: 'bytes=99999999-' })).status).toBe(416);
    expect((await get(sandbox, '/video/unknown/file')).status).toBe(404);
  });

  it('has several ribbons, breadcrumbs of the main category, and all categories', async () => {
    const jar = await bySlug(
      visitor,
      'eldre-moon-jar',
      Field.BREADCRUMBS_INFO,
      Field.ALL_CATEGORIES_INFO,
      Field.DIRECT_CATEGORIES_INFO,
    );
    expect(jar).toMatchObject({
      ribbon: { name: 'Last pieces' },
      additionalRibbons: [{ name: 'Signed by hand' }, { name: 'One of one hundred' }],
      breadcrumbsInfo: { breadcrumbs: [{ categorySlug: 'decor' }, { categorySlug: 'vases' }] },
    });
    expect(jar?.mainCategoryId).toBe(jar?.breadcrumbsInfo?.breadcrumbs?.[1]?.categoryId);
    const vase = await bySlug(visitor, 'arc-vase', Field.ALL_CATEGORIES_INFO, Field.DIRECT_CATEGORIES_INFO);
    const decor = jar?.breadcrumbsInfo?.breadcrumbs?.[0]?.categoryId;
    const ids = (info: productsV3.ProductCategoriesInfo | undefined) =>
      info?.categories?.map(({ _id }) => _id);
    expect(ids(vase?.allCategoriesInfo)).toContain(decor);
    expect(ids(vase?.directCategoriesInfo)).not.toContain(decor);
  });

  it('has a subscription, with its price on request', async () => {
    const pack = await bySlug(visitor, 'studio-wallpaper-pack', Field.SUBSCRIPTION_PRICES_INFO);
    const [monthly, quarterly] = pack?.subscriptionDetails?.subscriptions ?? [];
    expect(pack?.subscriptionDetails?.allowOneTimePurchases).toBe(true);
    expect(monthly).toMatchObject({
      frequency: 'MONTH',
      interval: 1,
      autoRenewal: true,
      discount: { type: 'PERCENT', percentOff: 15 },
    });
    expect(quarterly).toMatchObject({ interval: 3, billingCycles: 4 });
    expect(pack?.variantsInfo?.variants?.[0]?.subscriptionPricesInfo?.subscriptionPrices).toEqual([
      { subscriptionId: monthly?._id, price: { amount: '5.1' } },
      { subscriptionId: quarterly?._id, price: { amount: '6' } },
    ]);
    expect(pack?.productType).toBe('DIGITAL');
    const bare = await bySlug(visitor, 'studio-wallpaper-pack');
    expect(bare?.variantsInfo?.variants?.[0]).not.toHaveProperty('subscriptionPricesInfo');
  });

  it('G5: has a pre-order, which variants in stock allow, too', async () => {
    const pendant = await bySlug(visitor, 'halo-pendant');
    expect(pendant?.inventory).toMatchObject({
      availabilityStatus: 'PARTIALLY_OUT_OF_STOCK',
      preorderStatus: 'ENABLED',
      preorderAvailability: 'SOME_VARIANTS',
    });
    expect(pendant?.variantsInfo?.variants?.map(({ inventoryStatus }) => inventoryStatus)).toEqual([
      { inStock: true, preorderEnabled: true },
      { inStock: true, preorderEnabled: true },
      { inStock: false, preorderEnabled: true },
    ]);
    const { variants } = await visitor.variants.searchVariants({
      filter: { 'productData.productId': pendant?._id ?? '', 'inventoryStatus.preorderEnabled': true },
    });
    expect(variants).toHaveLength(3);
  });

  it('has unit prices and SEO data', async () => {
    const carafe = await bySlug(visitor, 'klar-carafe', Field.CURRENCY, Field.WEIGHT_MEASUREMENT_UNIT_INFO);
    expect(carafe?.physicalProperties).toMatchObject({
      pricePerUnit: { quantity: 1, measurementUnit: 'L' },
      pricePerUnitRange: { minValue: { value: '45.00', description: '$45.00 / 1 l' } },
      weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' },
    });
    expect(carafe?.variantsInfo?.variants?.[0]?.physicalProperties?.pricePerUnit).toMatchObject({
      settings: { quantity: 1200, measurementUnit: 'ML' },
      value: '45.00',
    });
    const clock = await bySlug(visitor, 'time-wall-clock');
    expect(clock?.seoData?.tags?.map(({ type }) => type)).toEqual(['title', 'meta']);
  });
});

describe('the fields of a product', () => {
  it('add rich content, sections, choice pictures and the cheapest variant to the defaults', async () => {
    const bowl = await bySlug(
      visitor,
      'lund-bowl',
      Field.DESCRIPTION,
      Field.PLAIN_DESCRIPTION,
      Field.INFO_SECTION,
      Field.INFO_SECTION_PLAIN_DESCRIPTION,
      Field.INFO_SECTION_DESCRIPTION,
      Field.VARIANT_OPTION_CHOICE_NAMES,
      Field.PRODUCT_CHOICES_MEDIA_REFERENCES,
      Field.PRODUCT_CHOICES_DISPLAY_IMAGE,
      Field.DISCOUNT_INFO,
      Field.MEDIA_ITEMS_INFO,
    );
    const nodes = bowl?.description?.nodes ?? [];
    expect(nodes.map(({ type }) => type)).toEqual(nodes.map(() => 'PARAGRAPH'));
    expect(nodes).toHaveLength(bowl?.plainDescription?.match(/<p>/g)?.length ?? 0);
    expect(nodes[0]?.nodes?.[0]?.textData?.text).not.toContain('<');
    expect(bowl?.infoSections?.[0]).toMatchObject({
      title: 'Materials',
      uniqueName: expect.stringContaining('Materials'),
      plainDescription: expect.stringContaining('<p>'),
      description: { nodes: [{ type: 'PARAGRAPH' }] },
    });
    const variants = bowl?.variantsInfo?.variants ?? [];
    const amounts = variants.map(({ price }) => Number(price?.actualPrice?.amount));
    const list = await visitor.products.searchProducts(
      { filter: { slug: 'lund-bowl' } },
      { fields: [productsV3.RequestedFields.MIN_PRICE_VARIANT] },
    );
    const cheapest = list.products?.[0]?.variantSummary?.minPriceVariant;
    expect(Number(cheapest?.price?.actualPrice?.amount)).toBe(Math.min(...amounts));
    expect(variants[0]?.choices?.[0]?.optionChoiceNames).toMatchObject({
      optionName: 'Glaze',
      renderType: 'SWATCH_CHOICES',
    });
    const [choice] = bowl?.options?.[0]?.choicesSettings?.choices ?? [];
    expect(choice).toMatchObject({ choiceType: 'ONE_COLOR', inStock: true, visible: true, linkedMedia: [] });
    const ids = bowl?.media?.itemsInfo?.items?.map(({ _id }) => _id);
    expect(ids).toContain(choice?.media?.items?.[0]?.mediaId);
    expect(choice?.displayImage).toMatch(/^wix:image:/);
  });

  it('are absent from queries for variants, for every caller', async () => {
    for (const client of [visitor, merchant]) {
      const { items } = await client.products.queryProducts().limit(3).find();
      for (const product of items) expect(product).not.toHaveProperty('variantsInfo');
    }
  });
});

const WHOLE = {
  ...sizedProduct('Whole', [
    { size: 'S', price: '10.00' },
    { size: 'L', price: '20.00', compareAt: '25.00' },
  ]),
  description: {
    nodes: [
      {
        type: 'HEADING' as const,
        _id: 'a',
        headingData: { level: 2 },
        nodes: [
          { type: 'TEXT' as const, _id: '', nodes: [], textData: { text: 'Made <here>', decorations: [] } },
        ],
      },
    ],
  },
  brand: { name: 'Own brand' },
  ribbon: { name: 'One' },
  additionalRibbons: [{ name: 'Two' }, { name: 'Three' }],
  infoSections: [{ uniqueName: 'wash', title: 'Washing', plainDescription: '<p>By hand</p>' }],
  modifiers: [
    {
      name: 'Note',
      mandatory: true,
      modifierRenderType: 'FREE_TEXT' as const,
      freeTextSettings: { title: 'Your note', maxCharCount: 10, defaultAddedPrice: '1.50' },
    },
  ],
  subscriptionDetails: {
    allowOneTimePurchases: false,
    subscriptions: [{ title: 'Weekly', frequency: 'WEEK' as const, interval: 2, autoRenewal: true }],
  },
};

describe('productsV3.createProduct with everything', () => {
  it('stores what the platform has, and makes no stock items', async () => {
    const made = await merchant.products.createProduct(WHOLE, {
      fields: [Field.INFO_SECTION, Field.PLAIN_DESCRIPTION, Field.DESCRIPTION],
    });
    expect(made).toMatchObject({
      plainDescription: '<h2>Made &lt;here&gt;</h2>',
      brand: { name: 'Own brand' },
      additionalRibbons: [{ name: 'Two' }, { name: 'Three' }],
      infoSections: [{ uniqueName: 'wash', title: 'Washing' }],
      modifiers: [{ mandatory: true, freeTextSettings: { key: 'Your note', defaultAddedPrice: '1.50' } }],
      subscriptionDetails: { allowOneTimePurchases: false, subscriptions: [{ interval: 2 }] },
      inventory: { availabilityStatus: 'OUT_OF_STOCK' },
      compareAtPriceRange: { minValue: { amount: '25' } },
    });
    expect(made.description?.nodes?.[0]?.type).toBe('HEADING');
    const items = await visitor.inventory
      .queryInventoryItems()
      .eq('productId', made._id ?? '')
      .find();
    expect(items.items).toEqual([]);
  });

  it('refers to known brands, ribbons, sections and options by their ids', async () => {
    const first = await merchant.products.createProduct(WHOLE, { fields: [Field.INFO_SECTION] });
    const { _id: brandId } = first.brand ?? {};
    const [option] = first.options ?? [];
    const choices = option?.choicesSettings?.choices ?? [];
    const second = await merchant.products.createProduct(
      {
        ...plainProduct('Second', '5.00'),
        brand: { _id: brandId },
        ribbon: { _id: first.additionalRibbons?.[0]?._id },
        infoSections: [{ _id: first.infoSections?.[0]?._id }],
        options: [
          { _id: option?._id, choicesSettings: { choices: choices.map(({ choiceId }) => ({ choiceId })) } },
        ],
        variantsInfo: {
          variants: choices.map(({ choiceId }) => ({
            choices: [{ optionChoiceIds: { optionId: option?._id ?? '', choiceId: choiceId ?? '' } }],
            price: { actualPrice: { amount: '5' } },
          })),
        },
      },
      { fields: [Field.INFO_SECTION] },
    );
    expect(second).toMatchObject({
      brand: first.brand,
      ribbon: { name: 'Two' },
      infoSections: [{ uniqueName: expect.any(String), title: 'Washing' }],
      options: [{ _id: option?._id, name: 'Size' }],
    });
    expect(second.variantsInfo?.variants).toHaveLength(2);
    const unknown = merchant.products.createProduct({
      ...plainProduct('Third', '5.00'),
      brand: { _id: crypto.randomUUID() },
    });
    expect(await rejectedWith(unknown)).toEqual([400, 'product.brand.id']);
  });
});

describe('productsV3.createProduct', () => {
  it('stores what each variant contains, from which prices per unit follow', async () => {
    const sized = sizedProduct('Bread', [
      { size: 'S', price: '4.00' },
      { size: 'L', price: '7.00' },
    ]);
    const holding = (quantity: number) => ({
      physicalProperties: { pricePerUnit: { settings: { quantity, measurementUnit: 'G' as const } } },
    });
    const made = await merchant.products.createProduct({
      ...sized,
      physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'KG' } },
      variantsInfo: {
        variants: sized.variantsInfo.variants.map((one, index) => ({
          ...one,
          ...holding([500, 1000][index] ?? 0),
        })),
      },
    });
    expect(made.physicalProperties?.pricePerUnitRange).toMatchObject({
      minValue: { value: '7.00' },
      maxValue: { value: '8.00' },
    });
    expect(made.variantsInfo?.variants?.map((one) => one.physicalProperties?.pricePerUnit?.value)).toEqual([
      '8.00',
      '7.00',
    ]);
  });
});

describe('productsV3.createProductWithInventory', () => {
  it('stores the stock of each variant that has one, and its updates', async () => {
    const product = sizedProduct('Stocked', [
      { size: 'S', price: '10.00' },
      { size: 'L', price: '10.00' },
    ]);
    const [small, large] = product.variantsInfo.variants;
    if (!small || !large) throw new Error('No variants');
    const { product: made } = await merchant.products.createProductWithInventory({
      ...product,
      variantsInfo: { variants: [{ ...small, inventoryItem: { quantity: 4 } }, large] },
    });
    expect(made?.inventory?.availabilityStatus).toBe('PARTIALLY_OUT_OF_STOCK');
    const { product: changed } = await merchant.products.updateProductWithInventory(made?._id ?? '', {
      revision: made?.revision ?? '',
      options: product.options,
      variantsInfo: { variants: [small, { ...large, inventoryItem: { inStock: true } }] },
    });
    expect(changed?.inventory?.availabilityStatus).toBe('IN_STOCK');
  });
});

describe('the bulk calls of products', () => {
  it('create what is valid and report the rest', async () => {
    const invalid = { ...plainProduct('', '1.00') };
    const created = await merchant.products.bulkCreateProducts(
      [plainProduct('First', '1.00'), invalid, plainProduct('Third', '3.00')],
      { returnEntity: true },
    );
    expect(created.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
    expect(created.results?.map(({ item, itemMetadata }) => [item?.name, itemMetadata?.success])).toEqual([
      ['First', true],
      [undefined, false],
      ['Third', true],
    ]);
    expect(created.results?.[1]?.itemMetadata?.error).toMatchObject({ code: 'INVALID_ARGUMENT' });
    expect((await visitor.products.countProducts()).count).toBe(34);
    const [first, , third] = created.results ?? [];
    const update = await merchant.products.bulkUpdateProducts([
      { product: { _id: first?.item?._id ?? '', revision: '1', name: 'Renamed' } },
      { product: { _id: third?.item?._id ?? '', revision: '9', name: 'Stale' } },
      { product: { _id: crypto.randomUUID(), revision: '1', name: 'Nobody' } },
    ]);
    expect(
      update.results?.map(({ itemMetadata }) => [itemMetadata?.success, itemMetadata?.error?.code]),
    ).toEqual([
      [true, undefined],
      [false, 'INVALID_REVISION'],
      [false, 'PRODUCT_NOT_FOUND'],
    ]);
    const gone = await merchant.products.bulkDeleteProducts([first?.item?._id ?? '', crypto.randomUUID()]);
    expect(gone.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
    expect((await visitor.products.countProducts()).count).toBe(33);
  });

  it('create products with their stock', async () => {
    const [variant] = plainProduct('', '1.00').variantsInfo.variants;
    const { productResults, inventoryResults } = await merchant.products.bulkCreateProductsWithInventory([
      {
        ...plainProduct('Counted', '1.00'),
        variantsInfo: { variants: [{ ...variant, inventoryItem: { quantity: 7 } }] },
      },
      { ...plainProduct('Broken', 'much') },
    ]);
    expect(productResults?.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
    expect(inventoryResults?.bulkActionMetadata).toMatchObject({ totalSuccesses: 1 });
    const found = await visitor.products.getProductBySlug('counted');
    expect(found.product?.inventory?.availabilityStatus).toBe('IN_STOCK');
  });
});

describe('a product without optional fields', () => {
  const bodyOf = async (slug: string) => {
    const { access_token: authorization } = await visitorTokens(sandbox);
    return (await (await get(sandbox, `/stores/v3/products/slug/${slug}`, { authorization })).json()).product;
  };

  it('G4: has the fields that live sites always send, and none of those that they leave out', async () => {
    const tray = await bodyOf('flo-tray');
    expect(tray).toMatchObject({
      flattenOptions: [],
      flattenModifiers: [],
      additionalRibbons: [],
      numericId: expect.stringMatching(/^\d+$/),
      entityEventSequence: expect.stringMatching(/^\d+$/),
    });
    for (const section of tray.infoSections) expect(Object.keys(section)).toEqual(['id']);
    for (const field of ['tags', 'extendedFields', 'seoData', 'compareAtPriceRange'])
      expect(tray, field).not.toHaveProperty(field);
    expect(tray.media.main.image).toMatchObject({
      filename: expect.stringMatching(/\.jpg$/),
      sizeInBytes: expect.stringMatching(/^[1-9]\d+$/),
    });
  });

  it('G4: has no text for a picture without one', () => {
    const file = { id: 'a.jpg', path: 'a.jpg', width: 1, height: 1, sizeInBytes: 1 };
    expect(wireV3Image(sandbox.platform, { ...file, altText: '' })).not.toHaveProperty('altText');
    expect(wireV3Image(sandbox.platform, { ...file, altText: 'A jug' }).altText).toBe('A jug');
  });

  it('G7: has compare-at prices of zero on sites of 2025, which a control chooses', async () => {
    await control(sandbox, 'PUT', 'site', { compareAtPrices: 'zero' });
    expect(Number((await bodyOf('flo-tray')).compareAtPriceRange.minValue.amount)).toBe(0);
    await control(sandbox, 'PUT', 'site', { compareAtPrices: 'absent' });
  });
});
