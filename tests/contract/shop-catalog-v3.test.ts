import { describe, expect, it } from 'vitest';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { categoryTrail, productTrail, topCategories } from '@/lib/model/product-list';
import { callsDuring, openShop } from './shop-visitor';

const sandbox = await openShop('v3');
const { catalogPlatform: catalog } = await import('@/lib/wix/catalog/current-catalog');
const { toCatalogReference } = await import('@/lib/wix/cart/line-item');
const search = await import('@/lib/catalog/search-products');
const lookup = await import('@/lib/catalog/lookup');

const bySlug = async (slug: string) => {
  const product = await catalog.queryProductBySlug(slug);
  if (!product) throw new Error(`there is no ${slug}`);
  return product;
};

describe('a product of Catalog V3', () => {
  it('has modifiers by their keys, with added prices', async () => {
    const { modifiers, customTextFields } = await bySlug('rund-cutting-board');
    expect(modifiers).toEqual([
      expect.objectContaining({
        name: 'Finish',
        kind: 'drop-down',
        required: true,
        choices: [
          expect.objectContaining({ name: 'Natural oil', addedPrice: null }),
          expect.objectContaining({ name: 'Dark wax', addedPrice: { amount: '8.00', currency: 'USD' } }),
        ],
      }),
    ]);
    expect(customTextFields).toEqual([
      expect.objectContaining({ title: 'Up to three initials', minLength: 1, maxLength: 3, required: false }),
    ]);
    const ribbon = (await bySlug('sol-tea-towel')).modifiers?.[0];
    expect(ribbon).toMatchObject({ kind: 'color', required: false, choices: [{ color: '#D8CBB3' }, {}] });
  });

  it('has a video with its poster', async () => {
    const [video] = (await bySlug('fjell-pour-over')).videos ?? [];
    expect(video?.alt).toBe('Pour-over stand seen from above, coming closer');
    expect(video?.poster?.base.startsWith(`${sandbox.url}/media/`)).toBe(true);
    const response = await fetch(video?.src ?? '');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/webm']);
  });

  it('has all its labels, and the first one on its card', async () => {
    const { ribbon, ribbons } = await bySlug('eldre-moon-jar');
    expect(ribbons).toEqual(expect.arrayContaining(['Signed by hand', 'One of one hundred']));
    expect(ribbon).toBe(ribbons?.[0]);
  });

  it('can be subscribed to, at a price of its own', async () => {
    const { subscriptions, variants } = await bySlug('studio-wallpaper-pack');
    expect(subscriptions).toMatchObject({
      isOptional: true,
      plans: [{ title: 'A new pack every month' }, {}],
    });
    const [plan] = subscriptions?.plans ?? [];
    // 15 % off $6.
    expect(Number(variants[0]?.subscriptionPrices?.[plan?.id ?? '']?.amount)).toBe(5.1);
  });

  it('has texts for search engines and a price per unit', async () => {
    expect((await bySlug('time-wall-clock')).seo).toMatchObject({
      title: 'Time: a silent ceramic wall clock',
      description: expect.stringContaining('speckled stoneware'),
    });
    expect((await bySlug('klar-carafe')).price).toMatchObject({ unit: { measure: 'l' } });
  });

  it('is offered for pre-order when a variant is sold out, with the message of the merchant', async () => {
    const product = await bySlug('halo-pendant');
    expect(product).toMatchObject({
      availability: expect.stringMatching(/^(?:partly-sold-out|pre-order)$/),
      preOrderMessage: 'In our next firing. Ships in about five weeks.',
    });
    const later = product.variants.find(({ preOrder }) => preOrder);
    expect(later).toMatchObject({ inStock: false });
    const offer = await catalog.queryLiveOffer('halo-pendant');
    expect(offer?.variants.find(({ id }) => id === later?.id)).toMatchObject({ preOrder: true });
    const { options } = await toCatalogReference({
      productId: product.id,
      variantId: null,
      customText: {},
      modifiers: {},
      quantity: 1,
      choices: later?.choices ?? {},
    });
    expect(options).toEqual({ variantId: later?.id, preOrderRequested: true });
  });
});

describe('the reference to a product of Catalog V3', () => {
  it('has the id of the variant that a plain form names by its choices', async () => {
    const { id: productId, variants } = await bySlug('havn-plate');
    const [variant] = variants;
    const request = { productId, variantId: null, customText: {}, modifiers: {}, quantity: 1 };
    const { options } = await toCatalogReference({ ...request, choices: variant?.choices ?? {} });
    expect(options).toEqual({ variantId: variant?.id });
    expect((await toCatalogReference({ ...request, choices: {} })).options).toEqual({});
  });

  it('has modifiers, texts and a subscription by their keys and ids', async () => {
    const request = {
      productId: 'p',
      variantId: 'v',
      quantity: 1,
      choices: { Size: 'Large' },
      modifiers: { finish: 'wax' },
      customText: { engraving: 'IH' },
      subscriptionId: 's',
    };
    expect((await toCatalogReference(request)).options).toEqual({
      variantId: 'v',
      options: { finish: 'wax' },
      customTextFields: { engraving: 'IH' },
      subscriptionOptionId: 's',
    });
  });
});

describe('the categories of Catalog V3', () => {
  it('are a tree, and lists contain the products of subcategories', async () => {
    const { categories } = await catalog.queryCategories();
    const find = (slug: string) => categories.find((category) => category.slug === slug);
    const [decor, vases] = [find('decor'), find('vases')];
    expect(vases?.parentId).toBe(decor?.id);
    expect(topCategories(categories).map(({ slug }) => slug)).not.toContain('vases');
    expect(categoryTrail(categories, vases?.id ?? '').map(({ slug }) => slug)).toEqual(['decor', 'vases']);
    const list = { minPrice: null, maxPrice: null, sortBy: 'newest', skip: 0, limit: 100 } as const;
    const { products, total } = await catalog.queryProducts({ ...list, categoryId: decor?.id ?? '' });
    expect(products.map(({ slug }) => slug)).toContain('arc-vase');
    expect(decor?.productCount).toBe(total);
    const trail = productTrail(categories, await bySlug('eldre-moon-jar'));
    expect(trail.map(({ slug }) => slug)).toEqual(['decor', 'vases']);
  });
});

/** Without an index of all products, which a server builds after the response to a search. */
describe('the search of Catalog V3', () => {
  const suggested = async (terms: string) => {
    const { suggestions } = await search.suggest(terms, 'en', SITE_VIEW);
    return suggestions.flatMap((one) => (one.kind === 'product' ? [one.slug] : []));
  };

  it('finds products by the platform, with words of their descriptions', async () => {
    const query = await import('@/lib/catalog/product-query');
    const found = await search.searchProducts(query.parseProductQuery({ q: 'mug' }), 'en', SITE_VIEW);
    expect(found.products.map(({ slug }) => slug)).toContain('solveig-mug');
    expect(found.total).toBe(found.products.length);
    const calls = await callsDuring(sandbox, async () => {
      expect(await suggested('Solveig')).toEqual(['solveig-mug']);
    });
    // The products, and the numbers of the categories’ products.
    expect(calls).toMatchObject({ 'GET /stores/v3/products/search': 2 });
    expect(await suggested('xqzwv')).toEqual([]);
  });

  it('asks after a typing error, and finds what has the corrected words', async () => {
    const query = await import('@/lib/catalog/product-query');
    const { products, guess } = await search.searchProducts(
      query.parseProductQuery({ q: 'Solvieg mug' }),
      'en',
      SITE_VIEW,
    );
    expect(products.map(({ slug }) => slug)).toEqual(['solveig-mug']);
    expect(guess).toBe('solveig mug');
    const { suggestions } = await search.suggest('solvieg', 'en', SITE_VIEW);
    expect(suggestions).toMatchObject([
      { kind: 'guess', terms: 'solveig' },
      { kind: 'product', slug: 'solveig-mug' },
    ]);
  });
});

describe('an unknown slug', () => {
  it('is no product and no category, without a call for the slug', async () => {
    expect(await lookup.getProduct('arc-vase', SITE_VIEW)).toMatchObject({ slug: 'arc-vase' });
    const calls = await callsDuring(sandbox, async () => {
      expect(await lookup.getProduct('made-up', SITE_VIEW)).toBeNull();
      expect(await lookup.getCategory('made-up', SITE_VIEW)).toBeNull();
    });
    expect(Object.keys(calls).join()).not.toContain('slug');
  });
});
