import { products, productsV3 } from '@wix/stores';
import { describe, expect, it } from 'vitest';
import { STORES_APP_ID } from '../../sandbox/core/platform';
import type { Sandbox } from '../../sandbox/create-sandbox';
import { buy } from '../../sandbox/tests/hosted-page';
import { merchantClient, sdkClient } from '../../sandbox/tests/sdk-client';
import { setStock } from '../../sandbox/tests/shopper';
import { newProcess } from '../new-process';
import { GENERATIONS, type Generation, openShop, signInNewMember } from './shop-visitor';

async function deleteProduct(sandbox: Sandbox, generation: Generation, id: string): Promise<void> {
  const merchant = merchantClient(sandbox);
  if (generation === 'v1') await merchant.use(products).deleteProduct(id);
  else await merchant.use(productsV3).deleteProduct(id);
}

describe.each(GENERATIONS)('reordering on a site with the catalog %s', (generation) => {
  it('tells a product that is gone from one that is sold out', async () => {
    newProcess();
    const sandbox = await openShop(generation);
    const { catalogPlatform } = await import('@/lib/wix/catalog/current-catalog');
    const { buyAgain } = await import('@/lib/orders/read-order');
    const find = async (slug: string) => {
      const product = await catalogPlatform.queryProductBySlug(slug);
      if (!product) throw new Error(`there is no ${slug}`);
      return product;
    };
    const client = sdkClient(sandbox, await signInNewMember(sandbox));
    const lines = await Promise.all(
      ['arc-vase', 'glaze-recipe-book', 'bue-bookends'].map(async (slug) => {
        const { id, variants } = await find(slug);
        const variantId = variants.find(({ inStock }) => inStock)?.id ?? '';
        return {
          catalogReference: { appId: STORES_APP_ID, catalogItemId: id, options: { variantId } },
          quantity: 1,
        };
      }),
    );
    const { cart } = await client.currentCart.addToCurrentCart({ lineItems: lines });
    expect(cart?.lineItems).toHaveLength(3);
    const orderId = await buy(sandbox, client);

    for (const { choices } of (await find('arc-vase')).variants)
      await setStock(sandbox, 'arc-vase', choices, 0);
    await deleteProduct(sandbox, generation, (await find('glaze-recipe-book')).id);

    const outcomes = await buyAgain(orderId);
    expect(outcomes.map(({ name, added, reason }) => [name, added, reason])).toEqual([
      ['Arc Vase', 0, 'sold-out'],
      [expect.stringContaining('Glaze'), 0, 'gone'],
      [expect.any(String), 1, null],
    ]);
  });
});
