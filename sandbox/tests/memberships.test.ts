import { beforeEach, describe, expect, it } from 'vitest';
import { ADA_ID } from '../seed/members';
import { membershipRows } from '../seed/rules';
import { readShopFile } from '../seed/shop-file';
import { BUYER, buy, openPage, urlOf } from './hosted-page';
import { openSandbox } from './open-sandbox';
import { type Client, visitorClient } from './sdk-client';
import { add, checkoutOf, newMember, OAT, onlyLine, shopperClient, sums } from './shopper';

const [mugClub, foundingYear] = membershipRows(readShopFile('ceramics'));

const sandbox = await openSandbox({ resets: true });
let ada: Client;

beforeEach(async () => {
  ada = await shopperClient(sandbox, { ...newMember(), memberId: ADA_ID });
});

type Chosen = Partial<NonNullable<typeof mugClub>> | undefined;
const selection = (lineItemIds: string[], membership: Chosen = mugClub) => ({
  memberships: [{ _id: membership?.id, appId: membership?.appId, lineItemIds }],
});
const addMug = async (quantity = 1) =>
  onlyLine(await add(ada, 'solveig-mug', { ...OAT, quantity }))._id ?? '';
const estimate = (lineItemIds?: string[], membership: Chosen = mugClub) =>
  ada.currentCart.estimateCurrentCartTotals({
    shippingAddress: { country: 'US' },
    ...(lineItemIds ? { selectedMemberships: selection(lineItemIds, membership) } : {}),
  });
const errorOf = ({ calculationErrors }: Awaited<ReturnType<typeof estimate>>) =>
  calculationErrors?.membershipError?.applicationError?.code;
const creditsLeft = async () =>
  (await estimate()).membershipOptions?.eligibleMemberships?.[0]?.credits?.remaining;
const pageOf = async (checkoutId: string) => openPage(sandbox, await urlOf(ada, checkoutId));

/** Creates a checkout of Ada's cart with these lines paid by her membership. */
async function checkOut(lineItemIds: string[], membership: Chosen = mugClub) {
  return ada.checkout.updateCheckout(await checkoutOf(ada), {
    membershipOptions: { selectedMemberships: selection(lineItemIds, membership) },
  });
}

describe('memberships in the estimate', () => {
  it('pay for the selected lines, leave the rest unchanged, and are listed with the unusable ones', async () => {
    const mug = await addMug(2);
    await add(ada, 'flo-tray');
    await ada.currentCart.updateCurrentCart({ couponCode: 'WELCOME10' });
    const { priceSummary, calculatedLineItems, membershipOptions, calculationErrors } = await estimate([mug]);
    expect(calculationErrors).toEqual({ orderValidationErrors: [], giftCardCalculationErrors: [] });
    expect(sums(priceSummary)).toBe('74.00 − 7.40 + 6.00 + 0.00 = 72.60');
    const pricesBreakdown = { lineItemPrice: { amount: '0.00' } };
    expect(calculatedLineItems).toMatchObject([
      { lineItemId: mug, paymentOption: 'MEMBERSHIP', pricesBreakdown },
      { paymentOption: 'FULL_PAYMENT_ONLINE' },
    ]);
    expect(membershipOptions?.selectedMemberships).toMatchObject([{ _id: mugClub?.id, lineItemIds: [mug] }]);
    expect(membershipOptions?.eligibleMemberships).toMatchObject([
      { name: { original: 'Mug Club' }, lineItemIds: [mug], credits: { total: 6, remaining: 4 } },
    ]);
    expect(membershipOptions?.invalidMemberships).toMatchObject([
      { membership: { _id: foundingYear?.id }, reason: 'Membership has expired' },
    ]);
  });

  it('require a credit for each item', async () => {
    await addMug(5);
    const { membershipOptions } = await estimate();
    expect(membershipOptions?.eligibleMemberships).toEqual([]);
    expect(membershipOptions?.invalidMemberships?.map(({ reason }) => reason)).toContain(
      'Membership has not enough credits left',
    );
  });

  it('are not listed where they cover nothing, and neither listed for nor taken of another shopper', async () => {
    await add(ada, 'flo-tray');
    expect((await estimate()).membershipOptions).toMatchObject({
      eligibleMemberships: [],
      invalidMemberships: [],
    });
    const visitor = await visitorClient(sandbox);
    await add(visitor, 'solveig-mug', OAT);
    const none = await visitor.currentCart.estimateCurrentCartTotals({});
    expect(none.membershipOptions?.eligibleMemberships).toEqual([]);
    ada = visitor;
    expect(errorOf(await estimate([await addMug()]))).toBe('MEMBERSHIP_NOT_ELIGIBLE');
  });

  it.each([
    ['that does not exist', { ...mugClub, id: 'bogus' }],
    ['of another app', { ...mugClub, appId: crypto.randomUUID() }],
    ['that has expired', foundingYear],
  ])('reject one %s, and price the cart without it', async (_, membership) => {
    const estimated = await estimate([await addMug()], membership);
    expect(errorOf(estimated)).toBe('MEMBERSHIP_NOT_ELIGIBLE');
    expect(estimated.priceSummary?.subtotal?.amount).toBe('28.00');
    expect(estimated.membershipOptions?.selectedMemberships).toEqual([]);
  });

  it('reject a line that they do not cover', async () => {
    await addMug();
    const { lineItems = [] } = await add(ada, 'flo-tray');
    expect(errorOf(await estimate([lineItems[1]?._id ?? '']))).toBe('MEMBERSHIP_DOES_NOT_COVER_ITEM');
  });
});

describe('memberships in a checkout', () => {
  it('pay for the selection, and are charged when the order is placed', async () => {
    const mug = await addMug(3);
    const checkout = await checkOut([mug]);
    expect(checkout).toMatchObject({
      lineItems: [{ paymentOption: 'MEMBERSHIP' }],
      priceSummary: { subtotal: { amount: '0.00' }, shipping: { amount: '6.00' }, total: { amount: '6.00' } },
      membershipOptions: { selectedMemberships: { memberships: [{ _id: mugClub?.id }] } },
    });
    const page = await pageOf(checkout._id ?? '');
    expect(page.text).toContain('Covered by Mug Club');
    expect(page.sums()).toMatchObject({ Total: '$6.00' });

    const { location } = await page.submit(BUYER);
    const order = await ada.orders.getOrder(location?.searchParams.get('orderId') ?? '');
    expect(order).toMatchObject({
      lineItems: [{ paymentOption: 'MEMBERSHIP', totalPriceAfterTax: { amount: '0.00' } }],
      priceSummary: { total: { amount: '6.00' } },
    });
    await addMug();
    expect(await creditsLeft()).toBe(1);
  });

  it('are not charged for an order without them', async () => {
    await addMug();
    await buy(sandbox, ada);
    await addMug();
    expect(await creditsLeft()).toBe(4);
  });

  it('prevent an order from being placed while they cannot be used', async () => {
    const checkout = await checkOut([await addMug()], foundingYear);
    const error = checkout.calculationErrors?.membershipError?.applicationError;
    expect(error?.code).toBe('MEMBERSHIP_NOT_ELIGIBLE');
    const page = await pageOf(checkout._id ?? '');
    expect(page.text).toContain('The membership can’t be used');
  });

  it('are cleared when the cart is checked out again', async () => {
    await checkOut([await addMug()]);
    expect(await ada.checkout.getCheckout(await checkoutOf(ada))).toMatchObject({
      priceSummary: { subtotal: { amount: '28.00' } },
      membershipOptions: { selectedMemberships: { memberships: [] } },
    });
  });
});
