import { describe, expect, it } from 'vitest';
import { freeDelivery } from '@/lib/cart/free-delivery';
import { type CartEstimate, NO_MEMBERSHIPS } from '@/lib/model/cart';
import { cart, line, usd } from '../../components/shop-things';

const estimate: CartEstimate = {
  subtotal: usd('112'),
  discount: null,
  shipping: usd('0'),
  tax: null,
  fees: [],
  total: usd('112'),
  shippingOptions: [
    { code: 'std', title: 'Standard', deliveryTime: '', cost: usd('0'), pickupAddress: null },
    { code: 'pick', title: 'Pickup', deliveryTime: '', cost: usd('0'), pickupAddress: '12 Kiln Lane' },
  ],
  selectedShippingCode: 'std',
  problems: [],
  memberships: NO_MEMBERSHIPS,
  giftCard: null,
  violations: [],
};
const full = { ...cart, subtotal: usd('112') };

describe('free delivery', () => {
  it('is reached when the cart is worth it and the platform agrees', () => {
    expect(freeDelivery(full, 'US')).toEqual({ missing: null, progress: 100 });
    expect(freeDelivery(full, 'US', estimate)).toEqual({ missing: null, progress: 100 });
  });

  it('is not reached when only pickup is free', () => {
    const [standard, pickup] = estimate.shippingOptions;
    if (!standard || !pickup) throw new Error('No options');
    const shippingOptions = [{ ...standard, cost: usd('6') }, pickup];
    expect(freeDelivery(full, 'US', { ...estimate, shippingOptions })).toBeNull();
  });

  it('is still to be reached when a membership pays for a part', () => {
    expect(freeDelivery(full, 'US', { ...estimate, subtotal: usd('56') })?.missing).toEqual(usd('19'));
  });

  it('counts what the platform charges and shows the rest in the currency of the page', () => {
    const euros = { amount: '50.40', currency: 'EUR' };
    const shown = { ...full, subtotal: euros, charged: usd('56') };
    const rest = { missing: { amount: '17.10', currency: 'EUR' }, progress: 74, isApproximate: true };
    expect(freeDelivery(shown, 'US')).toEqual(rest);
    const charged = { subtotal: usd('56'), total: usd('62') };
    expect(freeDelivery(shown, 'US', { ...estimate, subtotal: euros, charged })).toEqual(rest);
  });

  it('does not apply to items without delivery', () => {
    const digital = { ...full, lines: [{ ...line, kind: 'digital' as const }] };
    expect(freeDelivery(digital, 'US', estimate)).toBeNull();
  });
});
