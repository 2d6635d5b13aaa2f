import { describe, expect, it } from 'vitest';
import { chargesOf, termsOfLine } from '@/lib/cart/line-terms';
import type { Lang } from '@/lib/i18n/lang';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import type { LineTerms, Plan } from '@/lib/model/product';

const charges = (lang: Lang, plan: Partial<Plan>) =>
  chargesOf(ALL_MESSAGES[lang].cart.terms, lang, {
    every: { unit: 'month', count: 1 },
    cycles: null,
    trial: null,
    ...plan,
  });
const values = (line: LineTerms) =>
  termsOfLine(ALL_MESSAGES.en.cart.terms, 'en', line).map(({ value }) => value);

it.each([
  ['en', {}, 'With your order, then every month, until canceled'],
  [
    'en',
    { every: { unit: 'week', count: 2 }, cycles: 6 },
    'With your order, then every 2 weeks, 6 payments in all',
  ],
  ['en', { trial: { unit: 'day', count: 14 } }, 'Free for 14 days, then every month, until canceled'],
  [
    'de',
    { every: { unit: 'month', count: 3 }, cycles: 4 },
    'Mit der Bestellung, danach alle 3 Monate, insgesamt 4 Zahlungen',
  ],
] as const)('the charges of a subscription in %s of %o are a sentence', (lang, plan, sentence) => {
  expect(charges(lang, plan)).toBe(sentence);
});

describe('the terms of a line', () => {
  const gift = {
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace@example.com',
    message: '',
    deliverAt: '2026-12-24T14:00:00.000Z',
  };

  it('are the recipient of a gift card, its day and its message', () => {
    expect(values({ gift: { ...gift, message: 'Hello' } })).toEqual([
      'Grace Hopper, grace@example.com',
      'December 24, 2026',
      'Hello',
    ]);
    expect(values({ gift: { ...gift, lastName: '', deliverAt: null } })).toEqual([
      'Grace, grace@example.com',
      'Right after payment',
    ]);
  });

  it('are the message of a pre-order, or that it comes later', () => {
    expect(values({ preOrder: { message: 'Ships in May.' } })).toEqual(['Ships in May.']);
    expect([values({ preOrder: { message: null } }), values({})]).toEqual([['Ships later'], []]);
  });
});
