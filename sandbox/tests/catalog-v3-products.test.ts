import { productsV3 } from '@wix/stores';
import { describe, expect, it } from 'vitest';
import { wireV3Image } from '../catalog-v3/wire-media';
import { ALL_PRODUCTS_ID } from '../core/platform';
import {
  bySlug,
  Field,
  openV3Sandbox,
  plainProduct,
  sizedProduct,
  TREE,
  type V3Client,
  v3Merchant,
  v3Visitor,
} from './catalog-v3-client';
import { get, rejectedWith, rejection, visitorTokens } from './sdk-client';
import { control } from './sign-in';

const sandbox = await openV3Sandbox();
const visitor = await v3Visitor(sandbox);
const merchant = v3Merchant(sandbox);
const { products } = merchant;
const read = (slug: string, ...fields: productsV3.SingleEntityOpsRequestedFields[]) =>
  bySlug(visitor, slug, ...fields);
const idOf = async (slug: string) => (await bySlug(merchant, slug))?._id ?? '';
const count = async (filter: Record<string, unknown> = {}, client = visitor) =>
  (await client.products.countProducts({ filter })).count;

describe('the demo shop on a site with V3', () => {
  it('has a video, whose file the media host serves in parts', async () => {
    const media = (await read('fjell-pour-over', Field.MEDIA_ITEMS_INFO, Field.THUMBNAIL))?.media;
    const items = media?.itemsInfo?.items ?? [];
    expect(items[0]?._id).toBe(media?.main?._id);
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
  });

  it('has several ribbons, breadcrumbs of the main category, and all categories', async () => {
    const jar = await read('eldre-moon-jar', Field.BREADCRUMBS_INFO);
    const [decor, vases] = jar?.breadcrumbsInfo?.breadcrumbs ?? [];
    expect(jar).toMatchObject({
      ribbon: { name: 'Last pieces' },
      additionalRibbons: [{ name: 'Signed by hand' }, { name: 'One of one hundred' }],
      breadcrumbsInfo: { breadcrumbs: [{ categorySlug: 'decor' }, { categorySlug: 'vases' }] },
      mainCategoryId: vases?.categoryId,
    });
    const vase = await read('arc-vase', Field.ALL_CATEGORIES_INFO, Field.DIRECT_CATEGORIES_INFO);
    const ofDecor = expect.objectContaining({ _id: decor?.categoryId });
    expect(vase?.allCategoriesInfo?.categories).toContainEqual(ofDecor);
    expect(vase?.directCategoriesInfo?.categories).not.toContainEqual(ofDecor);
  });

  it('has a subscription, with its price on request', async () => {
    const pack = await read('studio-wallpaper-pack', Field.SUBSCRIPTION_PRICES_INFO);
    const discount = { type: 'PERCENT', percentOff: 15 };
    const month = { frequency: 'MONTH', interval: 1, autoRenewal: true, discount };
    const subscriptions = [month, { interval: 3, billingCycles: 4 }];
    expect(pack?.subscriptionDetails).toMatchObject({ allowOneTimePurchases: true, subscriptions });
    const [monthly, quarterly] = pack?.subscriptionDetails?.subscriptions ?? [];
    expect(pack?.variantsInfo?.variants?.[0]?.subscriptionPricesInfo?.subscriptionPrices).toEqual([
      { subscriptionId: monthly?._id, price: { amount: '5.1' } },
      { subscriptionId: quarterly?._id, price: { amount: '6' } },
    ]);
    const [bare] = (await read('studio-wallpaper-pack'))?.variantsInfo?.variants ?? [];
    expect(bare).not.toHaveProperty('subscriptionPricesInfo');
  });

  it('G5: has a pre-order, which variants in stock allow, too', async () => {
    const pendant = await read('halo-pendant');
    expect(pendant?.inventory).toMatchObject({
      availabilityStatus: 'PARTIALLY_OUT_OF_STOCK',
      preorderStatus: 'ENABLED',
      preorderAvailability: 'SOME_VARIANTS',
    });
    const states = pendant?.variantsInfo?.variants?.map(({ inventoryStatus }) => inventoryStatus);
    expect(states).toMatchObject([true, true, false].map((inStock) => ({ inStock, preorderEnabled: true })));
    const { variants } = await visitor.variants.searchVariants({
      filter: { 'productData.productId': pendant?._id ?? '', 'inventoryStatus.preorderEnabled': true },
    });
    expect(variants).toHaveLength(3);
  });

  it('has unit prices and SEO data', async () => {
    const carafe = await read('klar-carafe', Field.CURRENCY, Field.WEIGHT_MEASUREMENT_UNIT_INFO);
    const settings = { quantity: 1200, measurementUnit: 'ML' };
    expect(carafe).toMatchObject({
      physicalProperties: {
        pricePerUnit: { quantity: 1, measurementUnit: 'L' },
        pricePerUnitRange: { minValue: { value: '45.00', description: '$45.00 / 1 l' } },
        weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' },
      },
      variantsInfo: { variants: [{ physicalProperties: { pricePerUnit: { settings, value: '45.00' } } }] },
    });
    expect((await read('time-wall-clock'))?.seoData?.tags).toMatchObject([
      { type: 'title' },
      { type: 'meta' },
    ]);
  });
});

describe('the fields of a product', () => {
  it('add rich content, sections, choice pictures and the cheapest variant to the defaults', async () => {
    const { INFO_SECTION, INFO_SECTION_PLAIN_DESCRIPTION, INFO_SECTION_DESCRIPTION } = Field;
    const sections = [INFO_SECTION, INFO_SECTION_PLAIN_DESCRIPTION, INFO_SECTION_DESCRIPTION];
    const texts = [Field.DESCRIPTION, Field.PLAIN_DESCRIPTION, Field.VARIANT_OPTION_CHOICE_NAMES];
    const pictures = [Field.PRODUCT_CHOICES_MEDIA_REFERENCES, Field.PRODUCT_CHOICES_DISPLAY_IMAGE];
    const other = [Field.DISCOUNT_INFO, Field.MEDIA_ITEMS_INFO];
    const bowl = await read('lund-bowl', ...sections, ...texts, ...pictures, ...other);
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
    const optionChoiceNames = { optionName: 'Glaze', renderType: 'SWATCH_CHOICES' };
    expect(variants[0]?.choices?.[0]).toMatchObject({ optionChoiceNames });
    const [choice] = bowl?.options?.[0]?.choicesSettings?.choices ?? [];
    expect(choice).toMatchObject({ choiceType: 'ONE_COLOR', inStock: true, visible: true, linkedMedia: [] });
    const ids = bowl?.media?.itemsInfo?.items?.map(({ _id }) => _id);
    expect(ids).toContain(choice?.media?.items?.[0]?.mediaId);
    expect(choice?.displayImage).toMatch(/^wix:image:/);
  });

  it('are some only on request', async () => {
    for (const client of [visitor, merchant]) {
      const { items } = await client.products.queryProducts().limit(3).find();
      for (const product of items) expect(product).not.toHaveProperty('variantsInfo');
    }
    const bare = await read('arc-vase');
    for (const part of ['url', 'currency', 'plainDescription', 'allCategoriesInfo'])
      expect(bare).not.toHaveProperty(part);
    expect(bare?.media).not.toHaveProperty('itemsInfo');
    const { URL, CURRENCY, PLAIN_DESCRIPTION, MEDIA_ITEMS_INFO, ALL_CATEGORIES_INFO } = Field;
    const fields = [URL, CURRENCY, PLAIN_DESCRIPTION, MEDIA_ITEMS_INFO, ALL_CATEGORIES_INFO];
    expect(await read('arc-vase', ...fields)).toMatchObject({
      url: 'https://shop.test/product-page/arc-vase',
      currency: 'USD',
      plainDescription: expect.stringContaining('<p>'),
      media: { itemsInfo: { items: expect.arrayContaining([expect.anything()]) } },
      allCategoriesInfo: {
        categories: expect.arrayContaining([expect.objectContaining({ _id: ALL_PRODUCTS_ID })]),
      },
    });
  });

  it('G3: have amounts without trailing zeros, with all decimals where the currency is requested', async () => {
    const amount = async (...fields: productsV3.SingleEntityOpsRequestedFields[]) =>
      (await read('solveig-mug', ...fields))?.actualPriceRange?.minValue?.amount;
    await control(sandbox, 'PATCH', 'products/solveig-mug', { price: 799.9 });
    expect([await amount(), await amount(Field.CURRENCY)]).toEqual(['799.9', '799.90']);
  });

  const bodyOf = async (slug: string) => {
    const { access_token: authorization } = await visitorTokens(sandbox);
    return (await (await get(sandbox, `/stores/v3/products/slug/${slug}`, { authorization })).json()).product;
  };

  it('G4: are those that live sites always send, and none of those that they leave out', async () => {
    const tray = await bodyOf('flo-tray');
    expect(tray).toMatchObject({
      flattenOptions: [],
      flattenModifiers: [],
      additionalRibbons: [],
      numericId: expect.stringMatching(/^\d+$/),
      entityEventSequence: expect.stringMatching(/^\d+$/),
    });
    expect(tray.media.main.image.filename).toMatch(/\.jpg$/);
    expect(tray.media.main.image.sizeInBytes).toMatch(/^[1-9]\d+$/);
    for (const section of tray.infoSections) expect(Object.keys(section)).toEqual(['id']);
    for (const field of ['tags', 'extendedFields', 'seoData', 'compareAtPriceRange'])
      expect(tray, field).not.toHaveProperty(field);
  });

  it('G4: have no text for a picture without one', () => {
    const file = { id: 'a.jpg', path: 'a.jpg', width: 1, height: 1, sizeInBytes: 1 };
    expect(wireV3Image(sandbox.platform, { ...file, altText: '' })).not.toHaveProperty('altText');
    expect(wireV3Image(sandbox.platform, { ...file, altText: 'A jug' }).altText).toBe('A jug');
  });

  it('G7: have compare-at prices of zero on sites of 2025, which a control chooses', async () => {
    await control(sandbox, 'PUT', 'site', { compareAtPrices: 'zero' });
    expect(Number((await bodyOf('flo-tray')).compareAtPriceRange.minValue.amount)).toBe(0);
    await control(sandbox, 'PUT', 'site', { compareAtPrices: 'absent' });
  });
});

const TEXT = {
  type: 'TEXT' as const,
  _id: '',
  nodes: [],
  textData: { text: 'Made <here>', decorations: [] },
};
const WHOLE = {
  ...sizedProduct('Whole', ['S', '10.00'], ['L', '20.00', '25.00']),
  description: { nodes: [{ type: 'HEADING' as const, _id: 'a', headingData: { level: 2 }, nodes: [TEXT] }] },
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

describe('productsV3.createProduct', () => {
  it('stores what the platform has, and makes no stock items', async () => {
    const fields = [Field.INFO_SECTION, Field.PLAIN_DESCRIPTION, Field.DESCRIPTION];
    const made = await products.createProduct(WHOLE, { fields });
    expect(made).toMatchObject({
      slug: 'whole',
      revision: '1',
      description: { nodes: [{ type: 'HEADING' }] },
      plainDescription: '<h2>Made &lt;here&gt;</h2>',
      brand: { name: 'Own brand' },
      additionalRibbons: [{ name: 'Two' }, { name: 'Three' }],
      infoSections: [{ uniqueName: 'wash', title: 'Washing' }],
      modifiers: [{ mandatory: true, freeTextSettings: { key: 'Your note', defaultAddedPrice: '1.50' } }],
      subscriptionDetails: { allowOneTimePurchases: false, subscriptions: [{ interval: 2 }] },
      inventory: { availabilityStatus: 'OUT_OF_STOCK' },
      actualPriceRange: { minValue: { amount: '10' }, maxValue: { amount: '20' } },
      compareAtPriceRange: { minValue: { amount: '25' }, maxValue: { amount: '25' } },
    });
    const { items } = await visitor.inventory
      .queryInventoryItems()
      .eq('productId', made._id ?? '')
      .find();
    expect(items).toEqual([]);
  });

  it('refers to known brands, ribbons, sections and options by their ids', async () => {
    const { brand, additionalRibbons, infoSections, options } = await products.createProduct(WHOLE, {
      fields: [Field.INFO_SECTION],
    });
    const [option] = options ?? [];
    const known = option?.choicesSettings?.choices ?? [];
    const choices = known.map(({ choiceId }) => ({ choiceId: choiceId ?? '' }));
    const variants = choices.map(({ choiceId }) => ({
      choices: [{ optionChoiceIds: { optionId: option?._id ?? '', choiceId } }],
      price: { actualPrice: { amount: '5' } },
    }));
    const references = {
      brand: { _id: brand?._id },
      ribbon: { _id: additionalRibbons?.[0]?._id },
      infoSections: [{ _id: infoSections?.[0]?._id }],
      options: [{ _id: option?._id, choicesSettings: { choices } }],
    };
    const product = { ...plainProduct('Second', '5.00'), ...references, variantsInfo: { variants } };
    const second = await products.createProduct(product, { fields: [Field.INFO_SECTION] });
    expect(second).toMatchObject({
      brand,
      ribbon: { name: 'Two' },
      infoSections: [{ uniqueName: expect.any(String), title: 'Washing' }],
      options: [{ _id: option?._id, name: 'Size' }],
      variantsInfo: { variants: [{}, {}] },
    });
  });

  it('stores what each variant weighs and contains, from which prices per unit follow', async () => {
    const sized = sizedProduct('Bread', ['S', '4.00'], ['L', '7.00']);
    const variants = sized.variantsInfo.variants.map((one, index) => {
      const settings = { quantity: [500, 1000][index] ?? 0, measurementUnit: 'G' as const };
      return { ...one, physicalProperties: { weight: 0.4, pricePerUnit: { settings } } };
    });
    const physicalProperties = { pricePerUnit: { quantity: 1, measurementUnit: 'KG' as const } };
    const made = await products.createProduct({ ...sized, physicalProperties, variantsInfo: { variants } });
    const range = { minValue: { value: '7.00' }, maxValue: { value: '8.00' } };
    expect(made.physicalProperties).toMatchObject({ pricePerUnitRange: range });
    expect(made.variantsInfo?.variants?.map((one) => one.physicalProperties)).toMatchObject(
      ['8.00', '7.00'].map((value) => ({ weight: 0.4, pricePerUnit: { value } })),
    );
  });
});

it('productsV3.updateProduct changes the given fields and increments the revision, which it checks', async () => {
  const { _id } = await products.createProduct({ ...plainProduct('Mug', '9.00'), brand: { name: 'Halden' } });
  const update = (revision: string, name: string) => products.updateProduct(_id ?? '', { revision, name });
  const brand = { name: 'Halden' };
  expect(await update('1', 'Cup')).toMatchObject({ name: 'Cup', slug: 'mug', revision: '2', brand });
  expect((await rejectedWith(update('1', 'Jug')))[0]).toBe(409);
  expect((await visitor.products.getProduct(_id ?? '')).name).toBe('Cup');
});

describe('products with inventory', () => {
  it('are stored with the stock of each variant that has one, and updated', async () => {
    const product = sizedProduct('Stocked', ['S', '10.00'], ['L', '10.00']);
    const [small, large] = product.variantsInfo.variants;
    if (!small || !large) throw new Error('No variants');
    const { product: made } = await products.createProductWithInventory({
      ...product,
      variantsInfo: { variants: [{ ...small, inventoryItem: { quantity: 4 } }, large] },
    });
    expect(made?.inventory?.availabilityStatus).toBe('PARTIALLY_OUT_OF_STOCK');
    const { product: changed } = await products.updateProductWithInventory(made?._id ?? '', {
      revision: made?.revision ?? '',
      options: product.options,
      variantsInfo: { variants: [small, { ...large, inventoryItem: { inStock: true } }] },
    });
    expect(changed?.inventory?.availabilityStatus).toBe('IN_STOCK');
  });

  it('are created in bulk, those that are valid, and changed in bulk', async () => {
    const { productResults, inventoryResults } = await products.bulkCreateProductsWithInventory([
      plainProduct('Counted', '1.00', 7),
      plainProduct('Broken', 'much'),
    ]);
    expect(productResults?.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
    expect(inventoryResults?.bulkActionMetadata).toMatchObject({ totalSuccesses: 1 });
    const made = await read('counted');
    expect(made?.inventory?.availabilityStatus).toBe('IN_STOCK');
    const { _id, revision } = { _id: made?._id ?? '', revision: made?.revision ?? '' };
    const { name, variantsInfo } = plainProduct('Counted again', '2.00', 8);
    const changed = await products.bulkUpdateProductsWithInventory([
      { product: { _id, revision, name, variantsInfo } },
    ]);
    expect(changed.productResults?.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 0 });
    expect(changed.inventoryResults?.results?.map(({ item }) => item?.quantity)).toEqual([8]);
    expect((await products.getProduct(_id)).name).toBe('Counted again');
  });
});

it('the bulk calls of products do what is valid and report the rest', async () => {
  const outcomes = (results: productsV3.BulkProductResult[] = []) =>
    results.map(({ itemMetadata }) => itemMetadata?.error?.code ?? itemMetadata?.success);
  const created = await products.bulkCreateProducts(
    [plainProduct('First', '1.00'), plainProduct('', '1.00'), plainProduct('Third', '3.00')],
    { returnEntity: true },
  );
  expect(created.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
  expect(created.results?.map(({ item }) => item?.name)).toEqual(['First', undefined, 'Third']);
  expect(outcomes(created.results)).toEqual([true, 'INVALID_ARGUMENT', true]);
  expect(await count()).toBe(34);
  const [first = '', , third = ''] = created.results?.map(({ item }) => item?._id ?? '') ?? [];
  const update = await products.bulkUpdateProducts([
    { product: { _id: first, revision: '1', name: 'Renamed' } },
    { product: { _id: third, revision: '9', name: 'Stale' } },
    { product: { _id: crypto.randomUUID(), revision: '1', name: 'Nobody' } },
  ]);
  expect(outcomes(update.results)).toEqual([true, 'INVALID_REVISION', 'PRODUCT_NOT_FOUND']);
  const gone = await products.bulkDeleteProducts([first, crypto.randomUUID()]);
  expect(gone.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
  expect(await count()).toBe(33);
});

describe('the products of a filter', () => {
  const MORI = { 'brand.name': 'Atelier Mori' };

  it('are changed together, each with a new revision', async () => {
    const before = await bySlug(merchant, 'eldre-moon-jar');
    expect(before?.brand?.name).toBe('Atelier Mori');
    const ribbon = { name: 'Autumn' };
    const { jobId } = await products.bulkUpdateProductsByFilter({ filter: MORI, product: { ribbon } });
    expect(jobId).toMatch(/^[\da-f-]{36}$/);
    expect(await count({ 'ribbon.name': 'Autumn' })).toBe(await count(MORI));
    const after = await bySlug(merchant, 'eldre-moon-jar');
    expect(Number(after?.revision)).toBe(Number(before?.revision) + 1);
    await products.bulkUpdateProductsByFilter({ filter: MORI, product: { visible: false } });
    expect([await count(MORI), await count(MORI, merchant)]).toEqual([0, 10]);
  });

  it('are deleted together', async () => {
    await products.bulkDeleteProductsByFilter(MORI, { search: { expression: 'jar' } });
    expect(await count(MORI)).toBe(9);
    await products.bulkDeleteProductsByFilter(MORI);
    expect([await count(MORI), await count()]).toEqual([0, 22]);
  });

  it('join and leave categories, also those that some are in', async () => {
    const id = (await visitor.categories.getCategoryBySlug('kitchen', TREE)).category?._id ?? '';
    const inKitchen = { 'directCategoriesInfo.categories': { $matchItems: [{ id }] } };
    expect(await count(inKitchen)).toBeLessThan(32);
    await products.bulkAddProductsToCategoriesByFilter({ filter: {}, categoryIds: [id] });
    expect(await count(inKitchen)).toBe(32);
    await products.bulkRemoveProductsFromCategoriesByFilter({ filter: MORI, categoryIds: [id] });
    expect(await count(inKitchen)).toBe(22);
  });
});

describe('tags', () => {
  const tagged = async (operator: '$hasSome' | '$hasAll', id: string) => {
    const filter = { 'tags.publicTags.tagIds': { [operator]: [id] } };
    return (await visitor.products.searchProducts({ filter })).products?.map(({ slug }) => slug);
  };

  it('are assigned and removed, and products are found by the public ones', async () => {
    const [vase, throwId] = [await idOf('arc-vase'), await idOf('drift-throw')];
    const { results } = await products.bulkUpdateProductTags([vase, throwId, 'nobody'], {
      assignTags: { publicTags: { tagIds: ['gift', 'home'] }, privateTags: { tagIds: ['supplier'] } },
    });
    expect(results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, true, false]);
    const unassignTags = { publicTags: { tagIds: ['gift'] } };
    await products.bulkUpdateProductTags([throwId], { unassignTags });
    expect(await tagged('$hasSome', 'gift')).toEqual(['arc-vase']);
    expect(await tagged('$hasAll', 'home')).toHaveLength(2);
    // The SDK's types leave private tags to merchants.
    expect((await read('arc-vase'))?.tags).toEqual({ publicTags: { tagIds: ['gift', 'home'] } });
    expect((await bySlug(merchant, 'arc-vase'))?.tags?.privateTags?.tagIds).toEqual(['supplier']);
  });

  it('are assigned by a filter, and with a product', async () => {
    const assignTags = { publicTags: { tagIds: ['studio'] } };
    await products.bulkUpdateProductTagsByFilter({ 'brand.name': 'Atelier Mori' }, { assignTags });
    expect(await tagged('$hasSome', 'studio')).toHaveLength(10);
    const tags = { publicTags: { tagIds: ['new'] } };
    await products.createProduct({ ...plainProduct('Tagged', '1.00'), tags });
    expect(await tagged('$hasSome', 'new')).toEqual(['tagged']);
  });
});

const moonJar = () => read('eldre-moon-jar', Field.INFO_SECTION);

describe('a deleted part is gone from its products:', () => {
  it('a brand', async () => {
    const id = (await moonJar())?.brand?._id ?? '';
    await merchant.brands.deleteBrand(id);
    expect((await moonJar())?.brand).toBeUndefined();
    expect(await rejectedWith(visitor.brands.getBrand(id))).toEqual([404, 'BRAND_NOT_FOUND']);
    const { results } = await merchant.brands.bulkDeleteBrands([id]);
    expect(results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual(['BRAND_NOT_FOUND']);
  });

  it('a ribbon, the first one or another', async () => {
    const { ribbon, additionalRibbons = [] } = (await moonJar()) ?? {};
    const [first, ...others] = additionalRibbons;
    await merchant.ribbons.deleteRibbon(first?._id ?? '');
    expect((await moonJar())?.additionalRibbons).toEqual(others);
    expect(others).toHaveLength(1);
    const bulk = await merchant.ribbons.bulkDeleteRibbons([ribbon?._id ?? '']);
    expect(bulk.bulkActionMetadata).toMatchObject({ totalSuccesses: 1 });
    expect((await moonJar())?.ribbon).toBeUndefined();
  });

  it('an info section', async () => {
    const [first, ...others] = (await moonJar())?.infoSections?.map(({ _id }) => _id ?? '') ?? [];
    await merchant.infoSections.deleteInfoSection(first ?? 'none');
    expect((await moonJar())?.infoSections?.map(({ _id }) => _id) ?? []).toEqual(others);
    const section = await merchant.infoSections.createInfoSection({ uniqueName: 'spare', title: 'Spare' });
    const bulk = await merchant.infoSections.bulkDeleteInfoSections([section._id ?? '']);
    expect(bulk.bulkActionMetadata).toMatchObject({ totalSuccesses: 1 });
  });

  it('a modifier. An option of a product stays', async () => {
    const board = async () => (await read('rund-cutting-board'))?.modifiers ?? [];
    const before = await board();
    const finish = before.find(({ name }) => name === 'Finish');
    await merchant.customizations.deleteCustomization(finish?._id ?? '');
    expect((await board()).map(({ name }) => name)).toEqual(
      before.map(({ name }) => name).filter((name) => name !== 'Finish'),
    );
    const [option] = (await read('havn-plate'))?.options ?? [];
    const { details } = await rejection(merchant.customizations.deleteCustomization(option?._id ?? ''));
    expect(details.validationError?.fieldViolations).toMatchObject([
      { field: 'customizationId', description: 'is an option of Lund Bowl' },
    ]);
    expect((await visitor.customizations.getCustomization(option?._id ?? '')).name).toBe(option?.name);
  });
});

describe('brands, ribbons, info sections and customizations', () => {
  it('are those of the demo shop, with one customization for each option that products share', async () => {
    const { items: brands } = await visitor.brands.queryBrands().limit(100).find();
    expect(brands.map(({ name }) => name)).toContain('Norrvik Works');
    expect(await visitor.brands.getBrand(brands[0]?._id ?? '')).toEqual(brands[0]);
    const { items: ribbons } = await visitor.ribbons.queryRibbons().limit(100).find();
    expect(ribbons.map(({ name }) => name)).toEqual(expect.arrayContaining(['New', 'Signed by hand']));
    const { items: sections } = await visitor.infoSections.queryInfoSections().limit(100).find();
    expect(sections.map(({ title }) => title)).toContain('Care');
    const { customizations } = visitor;
    const all = () => customizations.queryCustomizations().limit(100);
    const options = (await all().eq('customizationType', 'PRODUCT_OPTION').find()).items;
    const [glaze, ...others] = options.filter(({ name }) => name === 'Glaze');
    expect(others).toEqual([]);
    expect(glaze?.choicesSettings?.choices?.length).toBeGreaterThan(5);
    expect((await read('lund-bowl'))?.options?.[0]?._id).toBe(glaze?._id);
    expect((await customizations.getCustomization(glaze?._id ?? '')).name).toBe('Glaze');
    const texts = (await all().eq('customizationRenderType', 'FREE_TEXT').find()).items;
    expect(texts.map(({ freeTextInput }) => freeTextInput?.maxCharCount)).toEqual(
      expect.arrayContaining([3, 20, 40]),
    );
    expect([
      (await visitor.brands.countBrands()).count,
      (await visitor.ribbons.countRibbons()).count,
      (await visitor.infoSections.countInfoSections()).count,
    ]).toEqual([brands.length, ribbons.length, sections.length]);
    expect((await customizations.countCustomizations()).count).toBeGreaterThan(options.length);
  });

  it('are created once each, also several at a time, or found by their name', async () => {
    const oneOfTwo = { totalSuccesses: 1, totalFailures: 1 };
    const { brands, ribbons, infoSections, customizations } = merchant;
    const brand = await brands.createBrand({ name: 'Novel' });
    expect(await rejectedWith(brands.createBrand({ name: 'Novel' }))).toEqual([409, 'ALREADY_EXISTS']);
    expect((await brands.getOrCreateBrand('Novel')).brand?._id).toBe(brand._id);
    const bulk = await brands.bulkCreateBrands([{ name: 'Novel' }, { name: 'Other' }]);
    expect(bulk.bulkActionMetadata).toMatchObject(oneOfTwo);
    const gotBrands = await brands.bulkGetOrCreateBrands(['Atelier Mori', 'Next']);
    expect(gotBrands.results?.map(({ item }) => item?.name)).toEqual(['Atelier Mori', 'Next']);
    expect(gotBrands.results?.[0]?.item?._id).toBe((await moonJar())?.brand?._id);

    const ribbon = await ribbons.createRibbon({ name: 'Hot' });
    expect((await visitor.ribbons.getRibbon(ribbon._id ?? '')).name).toBe('Hot');
    expect((await ribbons.getOrCreateRibbon('Hot')).ribbon?._id).toBe(ribbon._id);
    const bulkRibbons = await ribbons.bulkCreateRibbons([{ name: 'Cold' }, { name: 'Hot' }]);
    expect(bulkRibbons.bulkActionMetadata).toMatchObject(oneOfTwo);
    const { results: gotRibbons } = await ribbons.bulkGetOrCreateRibbons(['Warm', 'Warm']);
    const [first, second] = gotRibbons?.map(({ item }) => item?._id) ?? [];
    expect(first).toMatch(/./);
    expect(second).toBe(first);

    const input = { uniqueName: 'washing', title: 'Washing', plainDescription: '<p>Cold</p>' };
    const section = await infoSections.createInfoSection(input);
    expect(await visitor.infoSections.getInfoSection(section._id ?? '')).toMatchObject(input);
    const got = await infoSections.getOrCreateInfoSection({ infoSection: input });
    expect(got.infoSection?._id).toBe(section._id);
    await infoSections.bulkCreateInfoSections([{ uniqueName: 'drying', title: 'Drying' }]);
    const gotSections = await infoSections.bulkGetOrCreateInfoSections({ infoSections: [input] });
    expect(gotSections.results?.map(({ item }) => item?._id)).toEqual([section._id]);

    const wood = await customizations.createCustomization({
      name: 'Wood',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: 'Oak', choiceType: 'CHOICE_TEXT' }] },
    });
    expect(wood.choicesSettings?.choices).toMatchObject([{ name: 'Oak', key: 'Oak' }]);
    const cardText: Parameters<V3Client['customizations']['createCustomization']>[0] = {
      name: 'Card text',
      customizationType: 'MODIFIER',
      customizationRenderType: 'FREE_TEXT',
      freeTextInput: { title: 'Text', minCharCount: 0, maxCharCount: 30 },
    };
    const several = await customizations.bulkCreateCustomizations([cardText]);
    expect(several.bulkActionMetadata).toMatchObject({ totalSuccesses: 1 });
  });
});
