import { expect, it } from 'vitest';
import type { AddRequest } from '@/lib/model/cart';
import { giftCardReference, toAddRequest } from '@/lib/wix/map/catalog-reference';
import { scheduleOf, termsOf } from '@/lib/wix/map/line';

const gift = { firstName: 'Grace', lastName: '', email: 'grace@example.com', message: '', deliverAt: null };

const request: AddRequest = {
  productId: 'p1',
  variantId: null,
  choices: {},
  customText: {},
  giftCard: { amount: '49.50', gift },
  quantity: 1,
};

it('a reference to a gift card has the amount as a number, the flag of its catalog, and no empty texts', () => {
  const reference = giftCardReference(request, { amount: '49.50', gift });
  expect(reference.options).toEqual({
    wixGiftCardsAppNewCatalog: true,
    quantity: 1,
    currency: 'USD',
    customAmount: 49.5,
    giftingInfo: { recipientInfo: { firstName: 'Grace', lastName: '', email: 'grace@example.com' } },
  });
  expect(giftCardReference({ ...request, variantId: 'v1' }, { amount: null, gift: null }).options).toEqual({
    wixGiftCardsAppNewCatalog: true,
    quantity: 1,
    currency: 'USD',
    variantId: 'v1',
  });
});

it('a reference to a gift card is read as the request that makes it', () => {
  const giftCard = {
    amount: null,
    gift: { ...gift, lastName: 'Hopper', message: 'Hello', deliverAt: '2026-12-24T14:00:00.000Z' },
  };
  for (const one of [request, { ...request, variantId: 'v1', giftCard }]) {
    const catalogReference = giftCardReference(one, one.giftCard ?? giftCard);
    const expected = one.giftCard?.amount === '49.50' ? { ...one.giftCard, amount: '49.5' } : giftCard;
    expect(toAddRequest({ catalogReference, quantity: 1 })).toEqual({ ...one, giftCard: expected });
    expect(termsOf(catalogReference, undefined)).toEqual({ gift: expected.gift });
  }
});

it('a reference to a gift card is read without what the platform may leave out or misspell', () => {
  const appId = giftCardReference(request, { amount: '1', gift: null }).appId;
  const options = { giftingInfo: { recipientInfo: { email: 7 }, deliverAt: 'tomorrow' } };
  expect(termsOf({ appId, options }, undefined)).toEqual({
    gift: { firstName: '', lastName: '', email: '', message: '', deliverAt: null },
  });
  expect(termsOf({ appId, options: { giftingInfo: 'Grace' } }, undefined)).toEqual({});
  expect(termsOf({ appId: 'other', options }, undefined)).toEqual({});
});

it('the terms of a line are the plan of a subscription and a pre-order', () => {
  const subscriptionSettings = { frequency: 'WEEK', interval: 2, autoRenewal: false, billingCycles: 6 };
  const options = { preOrderRequested: true };
  expect(termsOf({ options }, { title: { original: 'Weekly' }, subscriptionSettings })).toEqual({
    plan: { title: 'Weekly', every: { unit: 'week', count: 2 }, cycles: 6, trial: null },
    preOrder: { message: null },
  });
  expect(termsOf({ options: {} }, undefined)).toEqual({});
});

it.each([
  [
    { frequency: 'MONTH', autoRenewal: true, billingCycles: 3 },
    { cycles: null, trial: null },
  ],
  [{ frequency: 'MONTH' }, { every: { unit: 'month', count: 1 }, cycles: null }],
  [
    { frequency: 'YEAR', freeTrialPeriod: { frequency: 'DAY', interval: 14 } },
    { trial: { unit: 'day', count: 14 } },
  ],
])('the terms of a line have the schedule of %o', (settings, schedule) =>
  expect(scheduleOf(settings)).toMatchObject(schedule),
);

it('the terms of a line have no schedule of an unknown frequency', () => {
  expect([scheduleOf({ frequency: 'FORTNIGHT' }), scheduleOf(undefined)]).toEqual([null, null]);
});
