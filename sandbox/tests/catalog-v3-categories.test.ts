import { describe, expect, it } from 'vitest';
import { STORES_APP_ID } from '../core/platform';
import {
  bySlug,
  openV3Sandbox,
  plainProduct,
  TREE,
  type V3Client,
  v3Merchant,
  v3Visitor,
} from './catalog-v3-client';
import { post, rejectedWith } from './sdk-client';
import { eventsOf } from './webhook-receiver';

const sandbox = await openV3Sandbox();
const visitor = await v3Visitor(sandbox);
const merchant = v3Merchant(sandbox);
const { categories } = merchant;

const inTree = { treeReference: TREE };
const slugsOf = (items: { slug?: string | null }[] = []) => items.map(({ slug }) => slug);
const shown = async () =>
  (await visitor.categories.queryCategories(inTree).exists('name', true).limit(100).find()).items;
const category = async (slug: string) =>
  (await visitor.categories.getCategoryBySlug(slug, TREE)).category ?? {};
const idOf = async (slug: string) => (await category(slug))._id ?? '';
const created = async (name: string, parentId = '') => {
  const made = await categories.createCategory({ name, parentCategory: { _id: parentId } }, inTree);
  return { ...made, _id: made._id ?? '' };
};
const itemOf = async (slug: string) => ({
  catalogItemId: (await bySlug(visitor, slug))?._id ?? '',
  appId: STORES_APP_ID,
});

describe('G6: the category of all products', () => {
  it('has an id of its own, belongs to Stores, and is in a tree without a key', async () => {
    const all = await category('all-products');
    expect(all).toMatchObject({
      _id: expect.stringMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
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
    expect((await merchant.products.createProduct(plainProduct('Jug', '10.00'))).mainCategoryId).toBe(all);
  });
});

describe('the reads of categories', () => {
  it('give a tree with parents, breadcrumbs and counters', async () => {
    const items = await shown();
    expect(slugsOf(items)).toContain('all-products');
    const [decor, vases] = ['decor', 'vases'].map((one) => items.find(({ slug }) => slug === one));
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
      image: expect.stringMatching(/^wix:image:/),
    });
    const counted = await visitor.categories.countCategories({ ...inTree, filter: { slug: 'vases' } });
    expect(counted).toEqual({ count: 1 });
    const searched = await visitor.categories.searchCategories({ search: { expression: 'vas' } }, inTree);
    expect(slugsOf(searched.categories)).toEqual(['vases']);
    expect((await visitor.categories.listTrees()).trees).toEqual([TREE]);
    // A visitor needs a filter.
    const bare = visitor.categories.queryCategories(inTree).find();
    expect(await rejectedWith(bare)).toEqual([400, 'INVALID_FILTER']);
    expect((await categories.queryCategories(inTree).find()).items).toHaveLength(8);
  });

  it('leave out hidden categories with all below them, which stay readable', async () => {
    const { _id = '', revision = '' } = await category('decor');
    const hidden = { revision: revision ?? '', visible: false, ...inTree };
    await categories.updateCategoryVisibility(_id ?? '', hidden);
    const left = slugsOf(await shown());
    for (const slug of ['decor', 'vases']) expect(left).not.toContain(slug);
    const all = visitor.categories.queryCategories({ ...inTree, returnNonVisibleCategories: true });
    expect(slugsOf((await all.exists('name', true).limit(100).find()).items)).toContain('vases');
    expect(await category('decor')).toMatchObject({ visible: false });
  });

  it('list the items of a category, with those below it on request', async () => {
    const decor = await idOf('decor');
    const vase = await itemOf('arc-vase');
    const list = (options: Parameters<V3Client['categories']['listItemsInCategory']>[2]) =>
      visitor.categories.listItemsInCategory(decor, TREE, options);
    const { items: direct = [] } = await list({ cursorPaging: { limit: 100 } });
    const whole = { includeItemsFromSubcategories: true };
    const { items: all = [] } = await list({ ...whole, cursorPaging: { limit: 100 } });
    expect(direct).toHaveLength(11);
    expect(all).not.toEqual(direct);
    expect(all).toContainEqual(vase);
    const first = await list({ ...whole, cursorPaging: { limit: 4 } });
    const cursor = first.pagingMetadata?.cursors?.next;
    const next = await list({ cursorPaging: { limit: 4, cursor } });
    expect([...(first.items ?? []), ...(next.items ?? [])]).toEqual(all.slice(0, 8));
    const of = await visitor.categories.listCategoriesForItem(vase, inTree);
    expect(of.directCategoryIds).not.toContain(decor);
    expect(of.allCategoryIds).toContain(decor);
  });
});

describe('the writes of categories', () => {
  it('create, change and delete with revisions, down to the fifth level', async () => {
    const { _id: id } = await created('A');
    let parentId = id;
    for (const name of ['B', 'C', 'D', 'E']) parentId = (await created(name, parentId))._id;
    expect(await rejectedWith(created('F', parentId))).toEqual([400, 'MAX_DEPTH_EXCEEDED']);
    const update = (name: string) =>
      categories.updateCategory(id, { revision: '1', name, description: 'Text' }, inTree);
    expect(await update('Aa')).toMatchObject({ name: 'Aa', slug: 'a', revision: '2' });
    expect(await rejectedWith(update('Ab'))).toEqual([409, 'INVALID_REVISION']);
    await categories.deleteCategory(id, TREE);
    const below = visitor.categories.getCategory(parentId, TREE);
    expect(await rejectedWith(below)).toEqual([404, 'CATEGORY_NOT_FOUND']);
  });

  it('move a category among its siblings and to another parent, but not below itself', async () => {
    const [first, second, third] = [await created('One'), await created('Two'), await created('Three')];
    const order = async () =>
      (await shown()).map(({ name }) => name ?? '').filter((name) => /^(?:One|Two|Three)$/.test(name));
    expect(await order()).toEqual(['One', 'Two', 'Three']);
    const after = { position: 'AFTER' as const, moveAfterCategoryId: first._id };
    await categories.moveCategory(third._id, TREE, after);
    expect(await order()).toEqual(['One', 'Three', 'Two']);
    const below = (parent: { _id: string }) => ({ position: 'FIRST' as const, parentCategoryId: parent._id });
    const moved = await categories.moveCategory(second._id, TREE, below(first));
    expect(moved.parentCategoryId).toBe(first._id);
    const { parentCategory } = await visitor.categories.getCategory(second._id, TREE);
    expect(parentCategory).toMatchObject({ _id: first._id, index: 0 });
    const circle = categories.moveCategory(first._id, TREE, below(second));
    expect(await rejectedWith(circle)).toEqual([400, 'INVALID_PARENT_CATEGORY']);
  });

  it('add, arrange and remove items, and report those that fail', async () => {
    const { _id: id } = await created('Gifts');
    const [tray, vase, bowl] = [
      await itemOf('flo-tray'),
      await itemOf('arc-vase'),
      await itemOf('lund-bowl'),
    ];
    const unknown = { catalogItemId: crypto.randomUUID(), appId: STORES_APP_ID };
    const { results } = await categories.bulkAddItemsToCategory(id, [tray, vase, bowl, unknown], inTree);
    expect(results?.map(({ itemMetadata }) => itemMetadata)).toMatchObject([
      ...[tray, vase, bowl].map(() => ({ success: true })),
      { success: false, item: unknown, error: { code: 'ITEM_NOT_FOUND' } },
    ]);
    const listed = async (options = {}) =>
      (await visitor.categories.listItemsInCategory(id, TREE, options)).items;
    await categories.setArrangedItems(id, TREE, { items: [bowl, tray] });
    expect((await visitor.categories.getArrangedItems(id, TREE)).items).toEqual([bowl, tray]);
    expect(await listed({ useCategoryArrangement: true })).toEqual([bowl, tray, vase]);
    const index = {
      fieldName: 'allCategoriesInfo.categories.index',
      selectItemsBy: [{ 'allCategoriesInfo.categories.id': id }],
    };
    const filter = { 'directCategoriesInfo.categories': { $matchItems: [{ id }] } };
    const headers = { authorization: sandbox.platform.apiKey };
    const search = { search: { filter, sort: [index] } };
    const answer = await post(sandbox, '/stores/v3/products/search', search, headers);
    const { products }: { products: { id: string }[] } = await answer.json();
    expect(products.map((one) => one.id)).toEqual([bowl, tray, vase].map((one) => one.catalogItemId));
    const kitchen = await idOf('kitchen');
    await categories.bulkAddItemToCategories(vase, { categoryIds: [kitchen, id], ...inTree });
    const { directCategoryIds } = await visitor.categories.listCategoriesForItem(vase, inTree);
    expect(directCategoryIds).toContain(kitchen);
    await categories.bulkRemoveItemsFromCategory(id, [tray], inTree);
    await categories.bulkRemoveItemFromCategories(bowl, { categoryIds: [id], ...inTree });
    expect(await listed()).toEqual([vase]);
    const types = (await eventsOf(sandbox)).map(({ eventType }) => eventType.split('.v1.category_')[1]);
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
