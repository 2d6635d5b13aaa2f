import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseCatalog, newVisitor, openShop } from './shop-visitor';

const revalidateTag = vi.hoisted(() => vi.fn());
vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {}, revalidateTag }));

const sandbox = await openShop();
vi.stubEnv('WIX_CATALOG', 'auto');
const { catalogPlatform: catalog } = await import('@/lib/wix/catalog/current-catalog');
let visitor: ReturnType<typeof newVisitor>;

beforeEach(async () => {
  await sandbox.reset();
  visitor = newVisitor();
});

const add = (request: object) => visitor.send('/api/cart/items', { json: request });
const OAT_LARGE = { Glaze: 'Oat', Size: 'Large, 23 cm' };

describe('a page that was opened before the site got Catalog V3', () => {
  it.each([
    ['lund-bowl', OAT_LARGE],
    ['flo-tray', {}],
  ])('still adds its variant by the choices: %s', async (slug, choices) => {
    const product = await catalog.queryProductBySlug(slug);
    const isChosen = (variant: { choices: object }) =>
      JSON.stringify(variant.choices) === JSON.stringify(choices);
    const variantId = product?.variants.find(isChosen)?.id;
    const request = {
      productId: product?.id,
      variantId,
      choices,
      customText: {},
      modifiers: {},
      quantity: 1,
    };
    await chooseCatalog(sandbox, 'v3');
    revalidateTag.mockClear();
    // The first add makes the shop notice the migration, the second one knows of it.
    for (const count of [1, 2]) {
      const { json } = await add(request);
      expect(json).toMatchObject({ added: 1, cart: { count } });
      expect(revalidateTag.mock.calls).toEqual([['catalog', { expire: 0 }]]);
      expect(json.cart.lines).toHaveLength(1);
      expect(json.cart.lines[0].addRequest.variantId).not.toBe(variantId);
    }
  });

  it('names the fields that only V3 requires', async () => {
    const product = await catalog.queryProductBySlug('torv-utensil-crock');
    const variantId = product?.variants[0]?.id;
    await chooseCatalog(sandbox, 'v3');
    const choices = { Glaze: 'Sage' };
    const { json } = await add({ productId: product?.id, variantId, choices, modifiers: {}, quantity: 1 });
    expect(json.error.code).toBe('options-missing');
  });
});
