import { beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { GIFT_CARDS_APP_ID } from '../gift-cards/store';
import { BUYER, buy, openPage } from './hosted-page';
import { openSandbox } from './open-sandbox';
import { get, post } from './sdk-client';
import { addV2, HUDSON, newVisitor, shopperClient } from './shopper';
import { control, mailsTo } from './sign-in';

const sandbox = await openSandbox({ resets: true });
type Client = Awaited<ReturnType<typeof shopperClient>>;
let visitor: Client;
const owner = newVisitor();
beforeEach(async () => {
  visitor = await shopperClient(sandbox, owner);
});

const PRODUCTS = '/gift-cards/v1/gift-card-products';
const authorization = SANDBOX_API_KEY;

async function giftCard() {
  const answer = await post(sandbox, `${PRODUCTS}/query`, {}, { authorization });
  return (await answer.json()).giftCardProducts[0];
}

const FOR_GRACE = {
  recipientInfo: { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' },
  greetingMessage: 'For your birthday',
};

const referenceTo = (catalogItemId: string, chosen: Record<string, unknown>) => {
  const options = { wixGiftCardsAppNewCatalog: true, ...chosen };
  return { catalogReference: { appId: GIFT_CARDS_APP_ID, catalogItemId, options }, quantity: 1 };
};
const addCard = async (chosen: Record<string, unknown>) =>
  visitor.current.addLineItemsToCurrentCart({ catalogItems: [referenceTo((await giftCard()).id, chosen)] });
const LARGE_BOWL = { options: { Glaze: 'Oat', Size: 'Large, 23 cm' } };
const redeemed = async () => {
  const { summary, cart } = await visitor.current.estimateCurrentCart({ calculateGiftCards: true });
  return { cart, amount: summary?.paymentSummary?.giftCards?.[0]?.redeemAmount?.amount };
};

describe('the gift-card app', () => {
  it('adds an amount of its product or of the buyer to both carts, with the recipient', async () => {
    const { id, presetVariants } = await giftCard();
    expect((await get(sandbox, `${PRODUCTS}/${id}`, { authorization })).status).toBe(200);
    const preset = presetVariants.at(-1);
    await visitor.currentCart.addToCurrentCart({
      lineItems: [referenceTo(id, { variantId: preset?.id, giftingInfo: FOR_GRACE })],
    });
    const { cart } = await addCard({ customAmount: 75.5 });
    expect(cart?.lineItems).toMatchObject([
      {
        attributes: { itemType: { preset: 'GIFT_CARD' } },
        pricing: { unitPrice: { amount: preset?.value.amount } },
        source: { catalogReference: { appId: GIFT_CARDS_APP_ID, options: { giftingInfo: FOR_GRACE } } },
      },
      {
        pricing: { unitPrice: { amount: '75.50' } },
        source: { catalogReference: { options: { customAmount: 75.5 } } },
      },
    ]);
    const { summary } = await visitor.current.estimateCurrentCart({ calculateDelivery: true });
    expect(summary?.violations).toEqual([]);
  });

  it('adds nothing for an unknown amount, one out of bounds, or without its flag', async () => {
    const { id, customVariant, presetVariants } = await giftCard();
    const requests = [
      { customAmount: Number(customVariant.maxValue.amount) + 1 },
      { variantId: crypto.randomUUID() },
      { customAmount: 50, variantId: presetVariants[0]?.id },
      {},
      { variantId: presetVariants[0]?.id, wixGiftCardsAppNewCatalog: false },
    ].map((options) => referenceTo(id, options));
    const { cart } = await visitor.currentCart.addToCurrentCart({ lineItems: requests });
    expect(cart?.lineItems).toEqual([]);
  });

  it('rejects a coupon on gift cards alone as a violation', async () => {
    await addV2(visitor, 'lund-bowl', LARGE_BOWL);
    await visitor.current.addCouponToCurrentCart({ code: 'WELCOME10' });
    const { cart } = await addCard({ customAmount: 50 });
    await visitor.current.removeLineItemsFromCurrentCart([cart?.lineItems?.[0]?._id ?? '']);
    const { summary } = await visitor.current.estimateCurrentCart({});
    expect(summary?.violations).toMatchObject([
      { code: 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD' },
    ]);
  });

  it('mails the code at the delivery date of a paid order, and the code then pays', async () => {
    const day = 24 * 60 * 60_000;
    const deliverAt = new Date(sandbox.platform.clock.now() + 7 * day).toISOString();
    await addCard({ customAmount: 75, giftingInfo: { ...FOR_GRACE, deliverAt } });
    await buy(sandbox, visitor);
    expect(await mailsTo(sandbox, 'grace@example.com')).toEqual([]);

    await control(sandbox, 'PUT', 'clock', { advanceMs: 7 * day + 60_000 });
    visitor = await shopperClient(sandbox, owner);
    const [mail, ...others] = await mailsTo(sandbox, 'grace@example.com');
    expect(mail).toMatchObject({ sentAt: deliverAt, text: expect.stringContaining('For your birthday') });
    expect([others, await mailsTo(sandbox, 'grace@example.com')]).toMatchObject([[], [mail]]);

    const code = /GIFT-\w{4}-\w{4}/.exec(mail?.text ?? '')?.[0] ?? '';
    await addV2(visitor, 'lund-bowl', LARGE_BOWL);
    await visitor.current.updateCurrentCart({ deliveryInfo: { address: HUDSON } });
    await visitor.current.addGiftCardToCurrentCart({ code });
    const { cart, amount } = await redeemed();
    expect(Number(amount)).toBeGreaterThan(0);
    const { checkoutUrl = '' } = await visitor.byId.getCheckoutUrl(cart?._id ?? '');
    const { location } = await (await openPage(sandbox, checkoutUrl)).submit(BUYER);
    expect(location?.pathname).toContain('thank-you');
    // The rest pays for the next cart, and no more.
    await addV2(visitor, 'lund-bowl', { ...LARGE_BOWL, quantity: 5 });
    await visitor.current.addGiftCardToCurrentCart({ code });
    const left = Number((await redeemed()).amount);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(75 - Number(amount) + 0.01);
  });
});

it('a gift card of the catalog mails one code for each item to the buyer, worth its price, and the code pays', async () => {
  await addV2(visitor, 'halden-gift-card', {
    quantity: 2,
    options: { Amount: '$100' },
    customTextFields: { 'Who it is for': 'Grace' },
  });
  await buy(sandbox, visitor);
  const codes = (await mailsTo(sandbox, BUYER.email)).flatMap(({ text }) =>
    text.includes('Who it is for: Grace') ? (/GIFT-\w{4}-\w{4}/.exec(text) ?? []) : [],
  );
  expect(new Set(codes).size).toBe(2);
  await addV2(visitor, 'lund-bowl', { ...LARGE_BOWL, quantity: 4 });
  await visitor.current.addGiftCardToCurrentCart({ code: codes[0] ?? '' });
  expect((await redeemed()).amount).toBe('100.00');
});
