import { expect, it } from 'vitest';
import { priceWithExtras } from '@/lib/model/extra-price';
import type { Price } from '@/lib/model/product';
import { plainPrice, rangePrice, salePrice, usd } from '../../fixtures/money';
import { aChoice, aProduct, aVariant } from '../../fixtures/products';

const variant = (amount: string, size: string) =>
  aVariant(
    { Size: size },
    { price: plainPrice(amount), subscriptionPrices: { month: usd(String(Number(amount) - 2)) } },
  );
const range: Price = rangePrice('10.10', '20');
const finish = { key: 'finish', name: 'Finish', kind: 'drop-down' as const, required: false };
const wax = { key: 'wax', name: 'Wax', color: null, addedPrice: usd('0.205') };
const product = aProduct({
  price: range,
  options: [{ name: 'Size', kind: 'drop-down', choices: [aChoice('S'), aChoice('L')] }],
  variants: [variant('10.10', 'S'), variant('20', 'L')],
  modifiers: [{ ...finish, choices: [wax] }],
  customTextFields: [
    { key: 'text', title: 'Initials', maxLength: 3, required: false, addedPrice: usd('8') },
    { key: 'free', title: 'Note', maxLength: 3, required: false },
  ],
});
const none = { modifiers: {}, customText: {}, subscriptionId: null };

it('is the price of the choices without extras', () => {
  expect(priceWithExtras(product, {}, none)).toEqual(range);
  expect(priceWithExtras(product, { Size: 'L' }, none)).toEqual(plainPrice('20'));
});

it('contains the added prices, exactly', () => {
  const values = { ...none, modifiers: { finish: 'wax' }, customText: { text: 'IH', free: 'x' } };
  expect(priceWithExtras(product, { Size: 'S' }, values)).toEqual(plainPrice('18.305'));
  expect(priceWithExtras(product, {}, values)).toEqual(rangePrice('18.305', '28.205'));
});

it('has the price per unit of the chosen plan', () => {
  const unit = { price: usd('20.20'), measure: 'l', contained: 0.5 };
  const [small] = product.variants;
  const variants = small ? [{ ...small, price: { ...small.price, unit } }] : [];
  expect(
    priceWithExtras({ ...product, variants, options: [] }, {}, { ...none, subscriptionId: 'month' }),
  ).toEqual({ kind: 'plain', now: usd('8.1'), eachTime: true, unit: { ...unit, price: usd('16.2') } });
});

it('raises both prices of a sale', () => {
  const [small] = product.variants;
  const sale: Price = salePrice('1.50', '2');
  const one = { ...product, options: [], price: sale, variants: small ? [{ ...small, choices: {} }] : [] };
  expect(priceWithExtras(one, {}, { ...none, customText: { text: 'IH' } })).toEqual(salePrice('9.50', '10'));
});

it('is the price of the plan in place of a single purchase', () => {
  const values = { ...none, subscriptionId: 'month', customText: { text: 'IH' } };
  expect(priceWithExtras(product, { Size: 'L' }, values)).toEqual({
    kind: 'plain',
    now: usd('26'),
    eachTime: true,
  });
  expect(priceWithExtras(product, {}, values)).toMatchObject({ kind: 'range', eachTime: true });
});
