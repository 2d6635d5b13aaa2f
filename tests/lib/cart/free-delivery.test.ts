import { describe, expect, it } from 'vitest';
import { freeDelivery } from '@/lib/cart/free-delivery';
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
    const digital = { ...full, lines: [aCartLine({ kind: 'digital' })] };
    expect(freeDelivery(digital, 'US', estimate)).toBeNull();
  });
});
