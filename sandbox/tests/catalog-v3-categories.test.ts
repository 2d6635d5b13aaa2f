import { describe, expect, it } from 'vitest';
import { ALL_PRODUCTS_ID, STORES_APP_ID } from '../core/platform';
import {
  bySlug,
  openV3Sandbox,
  plainProduct,
  TREE,
  type V3Client,
  v3Merchant,
  v3Visitor,
} from './catalog-v3-client';
import { rejectedWith } from './merchant';
import { post } from './sdk-client';
import { eventsOf } from './webhook-receiver';

const sandbox = await openV3Sandbox();
const visitor = await v3Visitor(sandbox);
const merchant = v3Merchant(sandbox);

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const treeReference = TREE;
const query = () => visitor.categories.queryCategories({ treeReference }).exists('name', true);
const category = async (slug: string) =>
  (await visitor.categories.getCategoryBySlug(slug, TREE)).category ?? {};
const idOf = async (slug: string) => (await category(slug))._id ?? '';
const created = async (name: string, parentId?: string) =>
  merchant.categories.createCategory({ name, parentCategory: { _id: parentId ?? '' } }, { treeReference });
const itemOf = async (slug: string) => ({
  catalogItemId: (await bySlug(visitor, slug))?._id ?? '',
  appId: STORES_APP_ID,
});

describe('G6: the category of all products', () => {
  it('has an id of its own, belongs to Stores, and is in a tree without a key', async () => {
    const all = await category('all-products');
    expect(all).toMatchObject({
      _id: expect.stringMatching(GUID),
      managingAppId: STORES_APP_ID,
      treeReference: { appNamespace: '@wix/stores' },
    });
    expect(all.treeReference?.treeKey ?? null).toBeNull();
    expect((await category('vases')).managingAppId ?? null).toBeNull();
  });

  it('is the main category of each product whose merchant chose no other', async () => {
    const all = await idOf('all-products');
    expect((await bySlug(visitor, 'arc-vase'))?.mainCategoryId).toBe(all);
    expect((await bySlug(visitor, 'eldre-moon-jar'))?.mainCategoryId).toBe(await idOf('vases'));
    const created = await merchant.products.createProduct(plainProduct('Jug', '10.00'));
    expect(created.mainCategoryId).toBe(all);
  });
});

describe('the reads of categories', () => {
  it('give a tree with parents, breadcrumbs and counters', async () => {
    const { items } = await query().limit(100).find();
    expect(items.map(({ slug }) => slug)).toContain('all-products');
    const decor = items.find(({ slug }) => slug === 'decor');
    const vases = items.find(({ slug }) => slug === 'vases');
    expect(vases).toMatchObject({ parentCategory: { _id: decor?._id, index: 0 }, itemCounter: 4 });
    expect(decor?.parentCategory).toEqual({ index: expect.any(Number) });
    const found = await visitor.categories.getCategory(vases?._id ?? '', TREE, {
      fields: ['DESCRIPTION', 'BREADCRUMBS_INFO', 'RICH_CONTENT_DESCRIPTION'],
    });
    expect(found).toMatchObject({
      name: 'Vases',
      description: expect.any(String),
      breadcrumbsInfo: { breadcrumbs: [{ categorySlug: 'decor' }] },
      richContentDescription: { nodes: [{ type: 'PARAGRAPH' }] },
    });
    expect(found.image).toMatch(/^wix:image:/);
    expect(await visitor.categories.countCategories({ treeReference, filter: { slug: 'vases' } })).toEqual({
      count: 1,
    });
    const searched = await visitor.categories.searchCategories(
      { search: { expression: 'vas' } },
      { treeReference },
    );
    expect(searched.categories?.map(({ slug }) => slug)).toEqual(['vases']);
    expect((await visitor.categories.listTrees()).trees).toEqual([TREE]);
  });

  it('reject the empty filter of a visitor, but not of a merchant', async () => {
    const bare = visitor.categories.queryCategories({ treeReference }).find();
    expect(await rejectedWith(bare)).toEqual([400, 'INVALID_FILTER']);
    expect((await merchant.categories.queryCategories({ treeReference }).find()).items.length).toBe(8);
  });

  it('leave out hidden categories with all below them, which stay readable', async () => {
    const decor = await category('decor');
    await merchant.categories.updateCategoryVisibility(decor._id ?? '', {
      revision: decor.revision ?? '',
      visible: false,
      treeReference,
    });
    const slugs = (await query().limit(100).find()).items.map(({ slug }) => slug);
    expect(slugs).not.toContain('decor');
    expect(slugs).not.toContain('vases');
    const all = visitor.categories.queryCategories({ treeReference, returnNonVisibleCategories: true });
    expect((await all.exists('name', true).limit(100).find()).items.map(({ slug }) => slug)).toContain(
      'vases',
    );
    expect(await category('decor')).toMatchObject({ visible: false });
  });

  it('list the items of a category, with those below it on request', async () => {
    const decor = await idOf('decor');
    const list = async (options: Parameters<V3Client['categories']['listItemsInCategory']>[2]) =>
      (await visitor.categories.listItemsInCategory(decor, TREE, options)).items ?? [];
    const direct = await list({ cursorPaging: { limit: 100 } });
    const all = await list({ includeItemsFromSubcategories: true, cursorPaging: { limit: 100 } });
    expect(direct).toHaveLength(11);
    expect(all).not.toEqual(direct);
    expect(all).toContainEqual(await itemOf('arc-vase'));
    const first = await visitor.categories.listItemsInCategory(decor, TREE, {
      includeItemsFromSubcategories: true,
      cursorPaging: { limit: 4 },
    });
    const next = await list({ cursorPaging: { limit: 4, cursor: first.pagingMetadata?.cursors?.next } });
    expect([...(first.items ?? []), ...next]).toEqual(all.slice(0, 8));
    const of = await visitor.categories.listCategoriesForItem(await itemOf('arc-vase'), { treeReference });
    expect(of.directCategoryIds).not.toContain(decor);
    expect(of.allCategoryIds).toContain(decor);
  });
});

describe('the writes of categories', () => {
  it('create, change and delete with revisions, down to the fifth level', async () => {
    let parentId = '';
    for (const name of ['A', 'B', 'C', 'D', 'E']) parentId = (await created(name, parentId))._id ?? '';
    expect(await rejectedWith(created('F', parentId))).toEqual([400, 'MAX_DEPTH_EXCEEDED']);
    const made = await category('a');
    const changed = await merchant.categories.updateCategory(
      made._id ?? '',
      { revision: made.revision ?? '', name: 'Aa', description: 'Text' },
      { treeReference },
    );
    expect(changed).toMatchObject({ name: 'Aa', slug: 'a', revision: '2' });
    const stale = merchant.categories.updateCategory(
      made._id ?? '',
      { revision: '1', name: 'Ab' },
      { treeReference },
    );
    expect(await rejectedWith(stale)).toEqual([409, 'INVALID_REVISION']);
    await merchant.categories.deleteCategory(made._id ?? '', TREE);
    expect(await rejectedWith(visitor.categories.getCategory(parentId, TREE))).toEqual([
      404,
      'CATEGORY_NOT_FOUND',
    ]);
    expect((await rejectedWith(merchant.categories.deleteCategory(ALL_PRODUCTS_ID, TREE)))[0]).toBe(400);
  });

  it('move a category among its siblings and to another parent, but not below itself', async () => {
    const [first, second, third] = [await created('One'), await created('Two'), await created('Three')];
    const order = async () =>
      (await query().limit(100).find()).items
        .filter(({ name }) => ['One', 'Two', 'Three'].includes(name ?? ''))
        .map(({ name }) => name);
    expect(await order()).toEqual(['One', 'Two', 'Three']);
    await merchant.categories.moveCategory(third._id ?? '', TREE, {
      position: 'AFTER',
      moveAfterCategoryId: first._id,
    });
    expect(await order()).toEqual(['One', 'Three', 'Two']);
    const moved = await merchant.categories.moveCategory(second._id ?? '', TREE, {
      position: 'FIRST',
      parentCategoryId: first._id,
    });
    expect(moved.parentCategoryId).toBe(first._id);
    const below = await visitor.categories.getCategory(second._id ?? '', TREE);
    expect(below.parentCategory).toMatchObject({ _id: first._id, index: 0 });
    const circle = merchant.categories.moveCategory(first._id ?? '', TREE, {
      position: 'LAST',
      parentCategoryId: second._id,
    });
    expect(await rejectedWith(circle)).toEqual([400, 'INVALID_PARENT_CATEGORY']);
  });

  it('add, arrange and remove items, and report those that fail', async () => {
    const { _id: id = '' } = await created('Gifts');
    const items = [await itemOf('flo-tray'), await itemOf('arc-vase'), await itemOf('lund-bowl')];
    const unknown = { catalogItemId: crypto.randomUUID(), appId: STORES_APP_ID };
    const added = await merchant.categories.bulkAddItemsToCategory(id ?? '', [...items, unknown], {
      treeReference,
    });
    expect(added.results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(added.results?.[3]?.itemMetadata).toMatchObject({
      item: unknown,
      error: { code: 'ITEM_NOT_FOUND' },
    });
    const [tray, vase, bowl] = items;
    if (!tray || !vase || !bowl) throw new Error('No items');
    await merchant.categories.setArrangedItems(id ?? '', TREE, { items: [bowl, tray] });
    expect((await visitor.categories.getArrangedItems(id ?? '', TREE)).items).toEqual([bowl, tray]);
    const listed = await visitor.categories.listItemsInCategory(id ?? '', TREE, {
      useCategoryArrangement: true,
    });
    expect(listed.items).toEqual([bowl, tray, vase]);
    const path = {
      fieldName: 'allCategoriesInfo.categories.index',
      selectItemsBy: [{ 'allCategoriesInfo.categories.id': id }],
    };
    const search = { filter: { 'directCategoriesInfo.categories': { $matchItems: [{ id }] } }, sort: [path] };
    const answer = await post(
      sandbox,
      '/stores/v3/products/search',
      { search },
      { authorization: sandbox.platform.apiKey },
    );
    const found: { products: { id: string }[] } = await answer.json();
    expect(found.products.map((one) => one.id)).toEqual([bowl, tray, vase].map((one) => one.catalogItemId));
    await merchant.categories.bulkAddItemToCategories(vase, {
      categoryIds: [await idOf('kitchen'), id ?? ''],
      treeReference,
    });
    expect(
      (await visitor.categories.listCategoriesForItem(vase, { treeReference })).directCategoryIds,
    ).toContain(await idOf('kitchen'));
    await merchant.categories.bulkRemoveItemsFromCategory(id ?? '', [tray], { treeReference });
    await merchant.categories.bulkRemoveItemFromCategories(bowl, { categoryIds: [id ?? ''], treeReference });
    expect((await visitor.categories.listItemsInCategory(id ?? '', TREE)).items).toEqual([vase]);
    const types = (await eventsOf(sandbox)).map(({ eventType }) =>
      eventType.replace('wix.categories.v1.category_', ''),
    );
    expect(types).toEqual([
      'created',
      ...Array(3).fill('item_added_to_category'),
      'items_arranged_in_category',
      'item_added_to_category',
      'item_removed_from_category',
      'item_removed_from_category',
    ]);
  });
});

describe('brands, ribbons, info sections and customizations', () => {
  it('list those of the demo shop, with one customization for each option that products share', async () => {
    const { items: brands } = await visitor.brands.queryBrands().limit(100).find();
    expect(brands.map(({ name }) => name)).toContain('Norrvik Works');
    expect(await visitor.brands.getBrand(brands[0]?._id ?? '')).toEqual(brands[0]);
    const { items: ribbons } = await visitor.ribbons.queryRibbons().limit(100).find();
    expect(ribbons.map(({ name }) => name)).toEqual(expect.arrayContaining(['New', 'Signed by hand']));
    const { items: sections } = await visitor.infoSections.queryInfoSections().limit(100).find();
    expect(sections.map(({ title }) => title)).toContain('Care');
    const { items } = await visitor.customizations
      .queryCustomizations()
      .eq('customizationType', 'PRODUCT_OPTION')
      .limit(100)
      .find();
    const glazes = items.filter(({ name }) => name === 'Glaze');
    expect(glazes).toHaveLength(1);
    expect(glazes[0]?.choicesSettings?.choices?.length).toBeGreaterThan(5);
    const bowl = await bySlug(visitor, 'lund-bowl');
    expect(bowl?.options?.[0]?._id).toBe(glazes[0]?._id);
    expect((await visitor.customizations.getCustomization(glazes[0]?._id ?? '')).name).toBe('Glaze');
    const { items: modifiers } = await visitor.customizations
      .queryCustomizations()
      .eq('customizationRenderType', 'FREE_TEXT')
      .find();
    expect(modifiers.map(({ freeTextInput }) => freeTextInput?.maxCharCount)).toEqual(
      expect.arrayContaining([3, 20, 40]),
    );
    expect((await visitor.brands.countBrands()).count).toBe(brands.length);
    expect((await visitor.ribbons.countRibbons()).count).toBe(ribbons.length);
    expect((await visitor.infoSections.countInfoSections()).count).toBe(sections.length);
    expect((await visitor.customizations.countCustomizations()).count).toBeGreaterThan(items.length);
  });

  it('are created once each, also several at a time', async () => {
    const brand = await merchant.brands.createBrand({ name: 'Novel' });
    expect(await rejectedWith(merchant.brands.createBrand({ name: 'Novel' }))).toEqual([
      409,
      'ALREADY_EXISTS',
    ]);
    expect((await merchant.brands.getOrCreateBrand('Novel')).brand?._id).toBe(brand._id);
    const brands = await merchant.brands.bulkCreateBrands([{ name: 'Novel' }, { name: 'Other' }], {
      returnEntity: true,
    });
    expect(brands.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
    const ribbon = await merchant.ribbons.createRibbon({ name: 'Hot' });
    expect((await visitor.ribbons.getRibbon(ribbon._id ?? '')).name).toBe('Hot');
    expect((await merchant.ribbons.getOrCreateRibbon('Hot')).ribbon?._id).toBe(ribbon._id);
    expect((await merchant.ribbons.bulkCreateRibbons([{ name: 'Cold' }])).bulkActionMetadata).toMatchObject({
      totalSuccesses: 1,
    });
    const input = { uniqueName: 'washing', title: 'Washing', plainDescription: '<p>Cold</p>' };
    const section = await merchant.infoSections.createInfoSection(input);
    expect(await visitor.infoSections.getInfoSection(section._id ?? '')).toMatchObject(input);
    expect(
      (await merchant.infoSections.getOrCreateInfoSection({ infoSection: input })).infoSection?._id,
    ).toBe(section._id);
    await merchant.infoSections.bulkCreateInfoSections([{ uniqueName: 'drying', title: 'Drying' }]);
    const wood = await merchant.customizations.createCustomization({
      name: 'Wood',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: 'Oak', choiceType: 'CHOICE_TEXT' }] },
    });
    expect(wood.choicesSettings?.choices).toMatchObject([{ name: 'Oak', key: 'Oak' }]);
    const bulk = await merchant.customizations.bulkCreateCustomizations([
      {
        name: 'Card text',
        customizationType: 'MODIFIER',
        customizationRenderType: 'FREE_TEXT',
        freeTextInput: { title: 'Text', minCharCount: 0, maxCharCount: 30 },
      },
    ]);
    expect(bulk.bulkActionMetadata).toMatchObject({ totalSuccesses: 1 });
  });
});
