import { beforeEach, describe, expect, it } from 'vitest';
import { ADA_ID } from '../../sandbox/seed/members';
import { membershipRows } from '../../sandbox/seed/rules';
import { readShopFile } from '../../sandbox/seed/shop-file';
import { control } from '../../sandbox/tests/sign-in';
import { usd } from '../fixtures/money';
import { callsDuring, newVisitor, openShop, signInAs } from './shop-visitor';

const [mugClub, foundingYear] = membershipRows(readShopFile('ceramics')).map(({ id }) => id);
/** V1 takes the memberships with a second estimate, V2 stores them on the lines that they pay. */
const [SELECTION, BEFORE] =
  process.env.WIX_CART === 'v1'
    ? ['POST /ecom/v1/carts/current/estimate-totals', 1]
    : ['POST /ecom/v2/carts/current/update-line-items', 0];

const sandbox = await openShop();
// Modules that are loaded here have the environment of the sandbox.
await import('@/lib/wix/catalog/current-catalog');
let ada: ReturnType<typeof newVisitor>;

beforeEach(async () => {
  await sandbox.reset();
  ada = newVisitor();
  await authorize();
  await ada.add('solveig-mug', { Glaze: 'Oat' }, 2);
});

/** Gives Ada an access token of the sandbox's day. */
const authorize = () => signInAs(sandbox, ADA_ID, ada.jar);

const estimate = (membershipIds: unknown[] = []) => ada.estimate({ country: 'DE', membershipIds });

describe('the memberships of a member', () => {
  it('are listed in the estimate: usable ones and unusable ones', async () => {
    const { memberships } = await estimate();
    expect(memberships).toMatchObject({
      eligible: [{ id: mugClub, name: 'Mug Club', lines: [{ name: 'Solveig Mug', quantity: 2 }] }],
      invalid: [{ id: foundingYear, name: 'Founding Year', reason: 'expired' }],
      selectedIds: [],
    });
  });

  it('pay when they are selected, and only then cost a second call', async () => {
    await ada.add('flo-tray');
    expect((await callsDuring(sandbox, () => estimate()))[SELECTION] ?? 0).toBe(BEFORE);
    const { calls, estimated } = await (async () => {
      let estimated: unknown;
      const calls = await callsDuring(sandbox, async () => {
        estimated = await estimate([mugClub]);
      });
      return { calls, estimated };
    })();
    expect(calls[SELECTION]).toBe(BEFORE + 1);
    expect(estimated).toMatchObject({
      subtotal: usd('74.00'),
      memberships: { selectedIds: [mugClub] },
      problems: [],
    });
  });

  it.each([
    ['bogus', 'no-such-membership', []],
    ['expired', foundingYear, ['membership']],
  ])('do not pay when one is %s, in the estimate or in the checkout', async (_, id, problems) => {
    expect(await estimate([id])).toMatchObject({
      subtotal: usd('56.00'),
      memberships: { selectedIds: [] },
      problems,
    });
    const { status, json } = await ada.checkOut({ country: 'DE', membershipIds: [id] });
    expect([status, json.error.code]).toEqual([409, 'membership-unusable']);
  });

  it('cause no problem once the lines they paid for are removed', async () => {
    await ada.add('flo-tray');
    await estimate([mugClub]);
    const [mug] = (await ada.cart()).lines;
    await ada.remove(mug.id);
    expect(await estimate([mugClub])).toMatchObject({
      subtotal: usd('74.00'),
      memberships: { eligible: [], selectedIds: [] },
      problems: [],
    });
  });

  it('pay the same in the checkout as in the estimate', async () => {
    const { total } = await estimate([mugClub]);
    const form = { returnTo: '/cart', country: 'DE', [`membership:${mugClub}`]: 'on' };
    const { location } = await ada.send('/checkout', { form });
    const page = await (await fetch(location ?? '')).text();
    expect(page).toContain('Covered by Mug Club');
    expect(page).toContain(`$${total.amount}`);
  });

  it.runIf(process.env.WIX_CART !== 'v1')('keep paying under their name once V1 is removed', async () => {
    await estimate([mugClub]);
    await control(sandbox, 'PUT', 'clock', { now: '2027-02-02T12:00:00Z' });
    await authorize();
    expect(await estimate([mugClub])).toMatchObject({
      subtotal: usd('0.00'),
      memberships: { eligible: [{ id: mugClub, name: 'Mug Club' }], selectedIds: [mugClub] },
      moreAtCheckout: ['delivery', 'membership'],
    });
  });
});
