import { describe, expect, it } from 'vitest';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { setStock } from '../../sandbox/tests/shopper';
import { newProcess } from '../new-process';
import { GENERATIONS, newVisitor, openShop } from './shop-visitor';

describe.each(GENERATIONS)('a cart link on a site with the catalog %s', (generation) => {
  it('refills the cart of another visitor and reports what is not available any more', async () => {
    newProcess();
    const sandbox = await openShop(generation);
    const shop = {
      ...(await import('@/lib/cart/linked-items')),
      ...(await import('@/lib/cart/operations')),
      ...(await import('@/lib/model/cart-link')),
      ...(await import('@/lib/wix/catalog/current-catalog')),
    };
    const find = async (slug: string) => {
      const product = await shop.catalogPlatform.queryProductBySlug(slug);
      if (!product) throw new Error(`there is no ${slug}`);
      return product;
    };
    const bowl = await find('lund-bowl');
    const first = bowl.variants.find(({ inStock }) => inStock);
    const vase = await find('arc-vase');
    const visitor = newVisitor();
    await visitor.add('lund-bowl', {}, 2);
    await visitor.add('arc-vase');
    const href = shop.cartLinkHref(await shop.readCart());
    const query = `${href?.replace('/cart/link?', '')}&item=never-made:1`;

    for (const { choices } of vase.variants) await setStock(sandbox, 'arc-vase', choices, 0);
    const items = await shop.readLinkedItems(query, SITE_VIEW);
    expect(items.map(({ name, quantity, state }) => [name, quantity, state])).toEqual([
      ['Lund Bowl', 2, 'available'],
      ['Arc Vase', 1, 'sold-out'],
      ['never made', 1, 'gone'],
    ]);
    expect(Object.fromEntries(items[0]?.choices.map(({ name, value }) => [name, value]) ?? [])).toEqual(
      first?.choices,
    );

    const other = newVisitor();
    await other.send('/api/cart/items', { json: { productId: 'nothing', quantity: 1 } });
    expect(await shop.readCart()).toMatchObject({ lines: [] });
    const outcomes = await shop.addLinkedItems(query);
    expect(outcomes.map(({ added, reason }) => [added, reason])).toEqual([
      [2, null],
      [0, 'sold-out'],
      [0, 'gone'],
    ]);
    const { lines } = await shop.readCart();
    expect(lines).toMatchObject([{ productId: bowl.id, quantity: 2 }]);
    expect(lines[0]?.addRequest?.variantId).toBe(first?.id);
  });
});
