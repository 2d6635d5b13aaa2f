import { beforeEach, describe, expect, it } from 'vitest';
import { ADA_ID } from '../seed/members';
import { membershipRows } from '../seed/rules';
import { readShopFile } from '../seed/shop-file';
import { BUYER, buy, openPage, SHOP } from './hosted-page';
import { openSandbox } from './open-sandbox';
import { rejection } from './sdk-client';
import { add, type BuyingClient, newMember, onlyLine, shopperClient, visitorClient } from './shopper';

const [mugClub, foundingYear] = membershipRows(readShopFile('ceramics'));
const OAT = { options: { Glaze: 'Oat' } };

const sandbox = await openSandbox({ resets: true });
let ada: BuyingClient;

beforeEach(async () => {
  ada = await shopperClient(sandbox, { ...newMember(), memberId: ADA_ID });
});

const selection = (lineItemIds: string[], membership = mugClub) => ({
  memberships: [{ _id: membership?.id, appId: membership?.appId, lineItemIds }],
});
const addMug = async (quantity = 1) =>
  onlyLine(await add(ada, 'solveig-mug', { ...OAT, quantity }))._id ?? '';
const estimate = (lineItemIds?: string[], membership = mugClub) =>
  ada.currentCart.estimateCurrentCartTotals({
    shippingAddress: { country: 'US' },
    ...(lineItemIds ? { selectedMemberships: selection(lineItemIds, membership) } : {}),
  });
/** Creates a checkout of Ada's cart with these lines paid by her membership. */
async function checkOut(lineItemIds: string[], membership = mugClub) {
  const { checkoutId = '' } = await ada.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  return ada.checkout.updateCheckout(checkoutId, {
    membershipOptions: { selectedMemberships: selection(lineItemIds, membership) },
  });
}

describe('memberships in the estimate', () => {
  it('are listed with the lines they cover: usable ones and unusable ones', async () => {
    const mug = await addMug();
    const { membershipOptions, priceSummary } = await estimate();
    expect(membershipOptions?.eligibleMemberships).toMatchObject([
      {
        _id: mugClub?.id,
        appId: mugClub?.appId,
        name: { original: 'Mug Club' },
        lineItemIds: [mug],
        credits: { total: 6, remaining: 4 },
      },
    ]);
    expect(membershipOptions?.invalidMemberships).toMatchObject([
      { membership: { _id: foundingYear?.id }, reason: 'Membership has expired' },
    ]);
    expect(priceSummary?.total?.amount).toBe('34.00');
  });

  it('pay for the selected lines, and leave the rest unchanged', async () => {
    const mug = await addMug(2);
    await add(ada, 'flo-tray');
    await ada.currentCart.updateCurrentCart({ couponCode: 'WELCOME10' });
    const { priceSummary, calculatedLineItems, membershipOptions, calculationErrors } = await estimate([mug]);
    expect(calculationErrors).toEqual({ orderValidationErrors: [], giftCardCalculationErrors: [] });
    expect(priceSummary).toMatchObject({
      subtotal: { amount: '74.00' },
      discount: { amount: '7.40' },
      shipping: { amount: '6.00' },
      total: { amount: '72.60' },
    });
    expect(calculatedLineItems).toMatchObject([
      {
        lineItemId: mug,
        paymentOption: 'MEMBERSHIP',
        pricesBreakdown: { lineItemPrice: { amount: '0.00' } },
      },
      { paymentOption: 'FULL_PAYMENT_ONLINE' },
    ]);
    expect(membershipOptions?.selectedMemberships).toMatchObject([{ _id: mugClub?.id, lineItemIds: [mug] }]);
  });

  it('require a credit for each item', async () => {
    await addMug(5);
    const { membershipOptions } = await estimate();
    expect(membershipOptions?.eligibleMemberships).toEqual([]);
    expect(membershipOptions?.invalidMemberships?.map(({ reason }) => reason)).toContain(
      'Membership has not enough credits left',
    );
  });

  it('are not listed where they cover nothing, or belong to another member', async () => {
    await add(ada, 'flo-tray');
    expect((await estimate()).membershipOptions).toMatchObject({
      eligibleMemberships: [],
      invalidMemberships: [],
    });
    const visitor = await visitorClient(sandbox);
    await add(visitor, 'solveig-mug', OAT);
    expect((await visitor.currentCart.estimateCurrentCartTotals({})).membershipOptions).toMatchObject({
      eligibleMemberships: [],
    });
  });

  it.each([
    ['that does not exist', { ...mugClub, id: 'bogus' }, 'MEMBERSHIP_NOT_ELIGIBLE'],
    ['of another app', { ...mugClub, appId: crypto.randomUUID() }, 'MEMBERSHIP_NOT_ELIGIBLE'],
    ['that has expired', foundingYear, 'MEMBERSHIP_NOT_ELIGIBLE'],
  ])('reject one %s, and price the cart without it', async (_, membership, code) => {
    const mug = await addMug();
    const estimated = await ada.currentCart.estimateCurrentCartTotals({
      selectedMemberships: {
        memberships: [{ _id: membership?.id, appId: membership?.appId, lineItemIds: [mug] }],
      },
    });
    expect(estimated.calculationErrors?.membershipError?.applicationError?.code).toBe(code);
    expect(estimated.priceSummary?.subtotal?.amount).toBe('28.00');
    expect(estimated.membershipOptions?.selectedMemberships).toEqual([]);
  });

  it('reject a line that they do not cover, and a selection without lines', async () => {
    await addMug();
    const { lineItems = [] } = await add(ada, 'flo-tray');
    const tray = lineItems[1]?._id ?? '';
    const { calculationErrors } = await estimate([tray]);
    expect(calculationErrors?.membershipError?.applicationError?.code).toBe('MEMBERSHIP_DOES_NOT_COVER_ITEM');
    expect(await rejection(estimate([]))).toMatchObject({ status: 400 });
  });

  it('reject a visitor who names a member’s membership', async () => {
    const visitor = await visitorClient(sandbox);
    const mug = onlyLine(await add(visitor, 'solveig-mug', OAT))._id ?? '';
    const { calculationErrors } = await visitor.currentCart.estimateCurrentCartTotals({
      selectedMemberships: selection([mug]),
    });
    expect(calculationErrors?.membershipError?.applicationError?.code).toBe('MEMBERSHIP_NOT_ELIGIBLE');
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
    const { redirectSession } = await ada.redirects.createRedirectSession({
      ecomCheckout: { checkoutId: checkout._id ?? '' },
      callbacks: { thankYouPageUrl: `${SHOP}/thank-you` },
    });
    const page = await openPage(sandbox, redirectSession?.fullUrl ?? '');
    expect(page.text).toContain('Covered by Mug Club');
    expect(page.sums()).toMatchObject({ Total: '$6.00' });

    const { location } = await page.submit(BUYER);
    const order = await ada.orders.getOrder(location?.searchParams.get('orderId') ?? '');
    expect(order).toMatchObject({
      lineItems: [{ paymentOption: 'MEMBERSHIP', totalPriceAfterTax: { amount: '0.00' } }],
      priceSummary: { total: { amount: '6.00' } },
    });
    await addMug();
    expect((await estimate()).membershipOptions?.eligibleMemberships?.[0]?.credits?.remaining).toBe(1);
  });

  it('are not charged for an order without them', async () => {
    await addMug();
    await buy(sandbox, ada);
    await addMug();
    expect((await estimate()).membershipOptions?.eligibleMemberships?.[0]?.credits?.remaining).toBe(4);
  });

  it('prevent an order from being placed while they cannot be used', async () => {
    const checkout = await checkOut([await addMug()], foundingYear);
    expect(checkout.calculationErrors?.membershipError?.applicationError?.code).toBe(
      'MEMBERSHIP_NOT_ELIGIBLE',
    );
    const { redirectSession } = await ada.redirects.createRedirectSession({
      ecomCheckout: { checkoutId: checkout._id ?? '' },
      callbacks: {},
    });
    const page = await openPage(sandbox, redirectSession?.fullUrl ?? '');
    expect(page.text).toContain('The membership can’t be used');
  });

  it('are cleared when the cart is checked out again', async () => {
    await checkOut([await addMug()]);
    const { checkoutId = '' } = await ada.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
    expect(await ada.checkout.getCheckout(checkoutId)).toMatchObject({
      priceSummary: { subtotal: { amount: '28.00' } },
      membershipOptions: { selectedMemberships: { memberships: [] } },
    });
  });
});
