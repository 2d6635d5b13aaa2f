import { describe, expect, it, vi } from 'vitest';
import { control } from '../../sandbox/tests/sign-in';
import { newProcess } from '../new-process';
import { newVisitor, openShop } from './shop-visitor';

const GUESS = { country: 'US', subdivision: 'US-NY' };

/** A shop with this generation of the cart, on a site that gives new carts an address. */
async function openSite(cart: 'v1' | 'v2') {
  newProcess();
  const sandbox = await openShop('v3');
  vi.stubEnv('WIX_CART', cart);
  const visitor = newVisitor();
  return {
    guess: () => control(sandbox, 'PUT', 'site', { newCartAddress: GUESS }),
    fail: (call: string) =>
      control(sandbox, 'PUT', 'faults', { faults: [{ call, kind: 'status', status: 500, times: 1 }] }),
    add: async (slug: string) => (await visitor.add(slug)).json,
    estimate: visitor.estimate,
    async checkoutPage(place: object = {}) {
      const { url } = (await visitor.send('/checkout', { json: place })).json;
      return (await fetch(url)).text();
    },
  };
}

describe.each(['v1', 'v2'] as const)('an address that a new cart brings along, with WIX_CART=%s', (cart) => {
  const filledIn = /US-NY"[^>]* selected/;

  it('G2: decides neither the tax nor what the checkout page fills in', async () => {
    const without = await openSite(cart);
    await without.add('bue-bookends');
    const { tax } = await without.estimate({ country: 'US' });
    const { guess, add, checkoutPage, estimate } = await openSite(cart);
    await guess();
    await add('bue-bookends');
    expect(await checkoutPage()).not.toMatch(filledIn);
    expect((await estimate({ country: 'US' })).tax).toEqual(tax);
  });

  it('G2: decides nothing of a cart without goods to deliver', async () => {
    const { guess, add, checkoutPage } = await openSite(cart);
    await guess();
    await add('glaze-recipe-book');
    expect(await checkoutPage({ country: 'US' })).not.toMatch(filledIn);
  });

  it('is cleared by the checkout where it could not be when items were added', async () => {
    const { guess, fail, add, checkoutPage } = await openSite(cart);
    await guess();
    await fail(`PATCH /ecom/${cart}/carts/current`);
    const added = await add('bue-bookends');
    expect(added.cart.lines).toHaveLength(1);
    expect(await checkoutPage()).not.toMatch(filledIn);
  });

  it('leaves no state of an earlier choice with its country', async () => {
    const { add, checkoutPage, estimate } = await openSite(cart);
    await add('bue-bookends');
    await estimate({ country: 'US', subdivision: 'US-NY' });
    expect(await checkoutPage({ country: 'US' })).not.toMatch(filledIn);
  });
});
