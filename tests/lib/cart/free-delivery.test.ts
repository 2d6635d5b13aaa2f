import { describe, expect, it } from 'vitest';
import { freeDelivery, shortfall } from '@/lib/cart/free-delivery';
import { aCart, aCartLine, anEstimate } from '../../fixtures/carts';
import { eur, usd } from '../../fixtures/money';

const [standard, pickup] = anEstimate().shippingOptions;
if (!standard || !pickup) throw new Error('No options');
const estimate = anEstimate({
  subtotal: usd('112'),
  shippingOptions: [{ ...standard, cost: usd('0') }, pickup],
});
const full = aCart({ subtotal: usd('112') });

describe('free delivery', () => {
  it('is reached when the cart is worth it and the platform agrees', () => {
    expect(freeDelivery(full, 'US')).toEqual({ missing: null, progress: 100 });
    expect(freeDelivery(full, 'US', estimate)).toEqual({ missing: null, progress: 100 });
  });

  it('is not reached when only pickup is free', () => {
    const shippingOptions = [{ ...standard, cost: usd('6') }, pickup];
    expect(freeDelivery(full, 'US', { ...estimate, shippingOptions })).toBeNull();
  });

  it('is still to be reached when a membership pays for a part', () => {
    expect(freeDelivery(full, 'US', { ...estimate, subtotal: usd('56') })?.missing).toEqual(usd('19'));
  });

  it('counts what the platform charges and shows the rest in the currency of the page', () => {
    const euros = eur('50.40');
    const shown = { ...full, subtotal: euros, charged: usd('56') };
    const rest = { missing: eur('17.10'), progress: 74, isApproximate: true };
    expect(freeDelivery(shown, 'US')).toEqual(rest);
    const charged = { subtotal: usd('56'), total: usd('62') };
    expect(freeDelivery(shown, 'US', { ...estimate, subtotal: euros, charged })).toEqual(rest);
  });

  it('does not apply to items without delivery', () => {
    expect(freeDelivery({ ...full, lines: [aCartLine({ kind: 'digital' })] }, 'US', estimate)).toBeNull();
  });
});

it.each([
  ['56', '75', '19'],
  ['74.99', '75', '0.01'],
  ['0', '75.5', '75.5'],
  ['0.1', '0.3', '0.2'],
  ['12345678901234567890.12', '12345678901234567890.13', '0.01'],
])('shortfall from %s to %s is %s', (amount, goal, missing) => {
  expect(shortfall(usd(amount), usd(goal))).toEqual(usd(missing));
});

it.each([
  ['75', '75.00'],
  ['75.01', '75'],
])('shortfall from %s to %s is nothing', (amount, goal) =>
  expect(shortfall(usd(amount), usd(goal))).toBeNull(),
);
