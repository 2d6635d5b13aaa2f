import { describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { createSandbox } from '../create-sandbox';
import { readCatalogFile } from '../seed/catalog-file';
import { openSandbox } from './open-sandbox';
import { post, rejection, visitorClient, visitorTokens } from './sdk-client';

const { products: expected } = readCatalogFile();
const newestFirst = [...expected].sort((a, b) => Date.parse(b.createdDate) - Date.parse(a.createdDate));
const slugs = (items: { slug?: string | null }[]) => items.map(({ slug }) => slug);

const sandbox = await openSandbox();

describe('the REST form of the query', () => {
  async function rest(body: unknown, authorization?: string, prefix = '/stores/v1') {
    const token = authorization ?? (await visitorTokens(sandbox)).access_token;
    return post(sandbox, `${prefix}/products/query`, body, { authorization: `Bearer ${token}` });
  }

  it.each(['/stores/v1', '/stores-reader/v1', '/stores/api/v1'])('is available under %s', async (prefix) => {
    const query = {
      filter: '{"price":{"$gt":100}}',
      sort: '[{"price":"desc"}]',
      paging: { limit: 3, offset: 1 },
    };
    const body = await (await rest({ query }, undefined, prefix)).json();
    const expectedProducts = expected.map(({ price }) => price).filter((price) => price > 100);
    expect(body.totalResults).toBe(expectedProducts.length);
    expect(body.metadata).toEqual({ items: 3, offset: 1 });
    const prices = body.products.map((product: { price: { price: number } }) => product.price.price);
    expect(prices).toEqual(expectedProducts.sort((a, b) => b - a).slice(1, 4));
  });

  it.each([
    ['contains', { name: { $contains: 'BOWL' } }, (p: (typeof expected)[number]) => /bowl/i.test(p.name)],
    [
      'a choice of an option',
      { 'options.Glaze': { $hasSome: ['Sage', 'Rose'] } },
      (p: (typeof expected)[number]) =>
        p.options.some(
          (o) => o.name === 'Glaze' && o.choices.some((c) => ['Sage', 'Rose'].includes(c.description)),
        ),
    ],
    [
      'stock',
      { inventoryStatus: 'OUT_OF_STOCK' },
      (p: (typeof expected)[number]) => p.variants.every((v) => !v.inStock),
    ],
    [
      'nested or',
      {
        $or: [
          { slug: 'arc-vase' },
          { $and: [{ price: { $gte: 100 } }, { $not: { sku: { $startsWith: 'm' } } }] },
        ],
      },
      (p: (typeof expected)[number]) => p.slug === 'arc-vase' || (p.price >= 100 && !p.sku.startsWith('M')),
    ],
  ])('filters by %s', async (_, filter, matches) => {
    const body = await (await rest({ query: { filter } })).json();
    const expectedProducts = newestFirst.filter(matches);
    expect(expectedProducts.length).toBeGreaterThan(0);
    expect(slugs(body.products)).toEqual(slugs(expectedProducts));
  });

  it('includes variants only on request', async () => {
    const query = { filter: { slug: 'lund-bowl' } };
    expect((await (await rest({ query })).json()).products[0].variants).toEqual([]);
    const withVariants = await (await rest({ query, includeVariants: true })).json();
    expect(withVariants.products[0].variants).toHaveLength(8);
  });

  it('finds collections, too', async () => {
    const headers = { authorization: SANDBOX_API_KEY };
    const answer = await post(sandbox, '/stores-reader/v2/collections/query', {}, headers);
    const { collections }: { collections: { slug: string }[] } = await answer.json();
    expect(collections.map(({ slug }) => slug)).toContain('vases');
  });

  it('lets only an admin request hidden products', async () => {
    const isolated = await createSandbox({ catalogVersion: 'V1_CATALOG' });
    await isolated.fetch(
      new Request(`${isolated.url}/_sandbox/products/arc-vase`, {
        method: 'PATCH',
        body: '{"visible":false}',
      }),
    );
    const visitor = await visitorClient(isolated);
    const { items } = await visitor.products.queryProducts().eq('slug', 'arc-vase').find();
    expect(items).toEqual([]);
    const body = { query: { filter: { slug: 'arc-vase' } }, includeHiddenProducts: true };
    const admin = await post(isolated, '/stores/v1/products/query', body, { authorization: SANDBOX_API_KEY });
    const product = (await admin.json()).products[0];
    expect(product.visible).toBe(false);
    expect((await rejection(visitor.products.getProduct(product.id))).status).toBe(404);
    const response = await post(isolated, '/stores/v1/products/query', body, {
      authorization: (await visitorTokens(isolated)).access_token,
    });
    expect(response.status).toBe(403);
    await isolated.close();
  });
});
