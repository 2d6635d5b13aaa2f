import { describe, expect, it } from 'vitest';
import { control } from '../../sandbox/tests/sign-in';
import { openSite } from './shop-visitor';

const GUESS = { country: 'US', subdivision: 'US-NY' };

/** A site that gives new carts an address, if the test wants it. */
async function openGuessing(cart: 'v1' | 'v2') {
  const { sandbox, visitor } = await openSite({ cart });
  return {
    guess: () => control(sandbox, 'PUT', 'site', { newCartAddress: GUESS }),
    fail: (call: string) =>
      control(sandbox, 'PUT', 'faults', { faults: [{ call, kind: 'status', status: 500, times: 1 }] }),
    add: async (slug: string) => (await visitor.add(slug)).json,
    estimate: visitor.estimate,
    checkoutPage: async (place = {}) => (await fetch((await visitor.checkOut(place)).json.url)).text(),
  };
}

describe.each(['v1', 'v2'] as const)('an address that a new cart brings along, with WIX_CART=%s', (cart) => {
  const filledIn = /US-NY"[^>]* selected/;

  it('G2: decides neither the tax nor what the checkout page fills in', async () => {
    const without = await openGuessing(cart);
    await without.add('bue-bookends');
    const { tax } = await without.estimate({ country: 'US' });
    const { guess, add, checkoutPage, estimate } = await openGuessing(cart);
    await guess();
    await add('bue-bookends');
    expect(await checkoutPage()).not.toMatch(filledIn);
    expect((await estimate({ country: 'US' })).tax).toEqual(tax);
  });

  it('G2: decides nothing of a cart without goods to deliver', async () => {
    const { guess, add, checkoutPage } = await openGuessing(cart);
    await guess();
    await add('glaze-recipe-book');
    expect(await checkoutPage({ country: 'US' })).not.toMatch(filledIn);
  });

  it('is cleared by the checkout where it could not be when items were added', async () => {
    const { guess, fail, add, checkoutPage } = await openGuessing(cart);
    await guess();
    await fail(`PATCH /ecom/${cart}/carts/current`);
    const added = await add('bue-bookends');
    expect(added.cart.lines).toHaveLength(1);
    expect(await checkoutPage()).not.toMatch(filledIn);
  });

  it('leaves no state of an earlier choice with its country', async () => {
    const { add, checkoutPage, estimate } = await openGuessing(cart);
    await add('bue-bookends');
    await estimate({ country: 'US', subdivision: 'US-NY' });
    expect(await checkoutPage({ country: 'US' })).not.toMatch(filledIn);
  });
});
