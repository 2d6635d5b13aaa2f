import { describe, expect, it } from 'vitest';
import { deliveryInstant, readGiftCardForm } from '@/features/gift-cards/read-form';
import { giftCards } from '@/lib/config/shop';

const now = Date.parse('2026-11-20T12:00:00Z');
const context = { lang: 'en', now, timeZone: 'UTC', currency: 'USD' } as const;
const [first] = giftCards?.amounts ?? [];
const most = giftCards?.custom?.max ?? '';

const FOR_GRACE = {
  ...{ amount: first?.variantId ?? '', recipient: 'someone', date: '2026-12-24' },
  ...{ firstName: ' Grace ', lastName: 'Hopper', email: 'grace@example.com' },
  message: 'Dear Grace,\r\nall the best',
};

const read = (fields: Record<string, string>) => readGiftCardForm({ ...FOR_GRACE, ...fields }, context);
const fieldsWithErrors = (fields: Record<string, string>) => {
  const result = read(fields);
  return 'errors' in result ? Object.keys(result.errors) : [];
};

describe('the form of a gift card', () => {
  it('requests an amount of the shop for a recipient, on a day', () => {
    const name = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' };
    const message = 'Dear Grace,\nall the best';
    const gift = { ...name, message, deliverAt: '2026-12-24T09:00:00.000Z' };
    const product = { productId: giftCards?.productId, variantId: first?.variantId };
    expect(read({})).toEqual({
      request: { ...product, choices: {}, customText: {}, giftCard: { amount: null, gift }, quantity: 1 },
    });
  });

  it('requests an amount of the shopper’s own, for the shopper', () => {
    expect(read({ amount: 'own', ownAmount: ' 49,50 ', recipient: 'me', email: 'not read' })).toMatchObject({
      request: { variantId: null, giftCard: { amount: '49.50', gift: null } },
    });
  });

  it('takes as many decimals as the currency has', () => {
    const own = { ...FOR_GRACE, amount: 'own', recipient: 'me' };
    const isRead = (ownAmount: string, currency: string) =>
      'request' in readGiftCardForm({ ...own, ownAmount }, { ...context, currency });
    expect([isRead('50', 'JPY'), isRead('50.5', 'JPY')]).toEqual([true, false]);
    expect([isRead('49,505', 'KWD'), isRead('49,505', 'USD')]).toEqual([true, false]);
  });

  it.each([
    [{ amount: '' }, ['amount']],
    [{ amount: 'e649ccd9-0000-4000-8000-000000000000' }, ['amount']],
    [{ amount: 'own', ownAmount: '' }, ['ownAmount']],
    [{ amount: 'own', ownAmount: '1e2' }, ['ownAmount']],
    [{ amount: 'own', ownAmount: '-20' }, ['ownAmount']],
    [{ amount: 'own', ownAmount: '0.01' }, ['ownAmount']],
    [{ amount: 'own', ownAmount: `${most}.01` }, ['ownAmount']],
    [{ recipient: '' }, ['recipient']],
    [{ firstName: '', email: 'grace' }, ['firstName', 'email']],
    [{ lastName: 'x'.repeat(101), message: 'x'.repeat(301) }, ['lastName', 'message']],
    [{ date: '2026-11-19' }, ['date']],
  ])('rejects %o', (fields, errors) => expect(fieldsWithErrors(fields)).toEqual(errors));

  it('names the bounds of an amount', () => {
    const result = read({ amount: 'own', ownAmount: '1' });
    expect('errors' in result && result.errors.ownAmount).toMatch(/from \$.+ to \$.+\.$/);
  });
});

/** An hour in which it is already Friday in Tokyo, and still Thursday in New York. */
const night = Date.parse('2026-11-20T02:30:00Z');

it.each([
  ['2026-12-24', 'America/New_York', '2026-12-24T14:00:00.000Z'],
  ['2026-12-24', 'Europe/Berlin', '2026-12-24T08:00:00.000Z'],
  ['2027-07-01', 'Europe/Berlin', '2027-07-01T07:00:00.000Z'],
  ['2026-12-24', 'Asia/Tokyo', '2026-12-24T00:00:00.000Z'],
  ['2026-11-20', 'America/New_York', '2026-11-20T14:00:00.000Z'],
])('the delivery date of a gift card %s is the morning of that day in %s', (date, timeZone, at) => {
  expect(deliveryInstant(date, { now: night, timeZone })).toEqual({ at });
});

it('the delivery date of a gift card is the payment without a date, and on the shop’s own today', () => {
  expect(deliveryInstant('', { now: night, timeZone: 'UTC' })).toEqual({ at: null });
  expect(deliveryInstant('2026-11-20', { now: night, timeZone: 'Asia/Tokyo' })).toEqual({ at: null });
  expect(deliveryInstant('2026-11-19', { now: night, timeZone: 'America/New_York' })).toEqual({ at: null });
});

it.each([
  ['2026-11-19', 'past'],
  ['2028-01-01', 'too-late'],
  ['2027-02-30', 'malformed'],
  ['24.12.2026', 'malformed'],
  ['2026-12-24T00:00', 'malformed'],
])('the delivery date of a gift card is not %s, which is %s', (date, problem) => {
  expect(deliveryInstant(date, { now: night, timeZone: 'UTC' })).toBe(problem);
});
