import { describe, expect, it } from 'vitest';
import { FORM_CALLS, RENAMED_FIELDS } from '../core/renamed-fields';
import { announcedRemovals } from './announced-removals';

/** The packages of the orders, carts, memberships and products that a storefront reads. */
const PACKAGES = [
  'ecom_orders',
  'ecom_order-transactions',
  'ecom_current-cart',
  'ecom_checkout',
  'ecom_current-cart-v-2',
  'stores_products-v-3',
  'stores_read-only-variants-v-3',
];

/** Fields that a storefront neither sends nor reads, and that the sandbox does not send either. */
const UNUSED = new Set([
  ...['additionalData', 'giftCard'], // other data of memberships and of the calculator of totals
  ...['appId', 'appDefId', 'delayedCapture'], // for merchants
  'groupBy',
  '_id', // of custom items
]);

describe('B: the fields with an announced removal', () => {
  const days = announcedRemovals(new URL('../../node_modules/', import.meta.url), PACKAGES);
  // tests/clients has the package of the forms, which the shop does not install.
  const known = RENAMED_FIELDS.filter(({ calls }) => calls !== FORM_CALLS).flatMap(({ old, removal }) =>
    old.map((path) => ({ field: path.split('.').at(-1) ?? '', removal })),
  );

  it('are all known, also after an upgrade of the packages', () => {
    expect(days.size).toBeGreaterThan(20);
    const names = new Set([...known.map(({ field }) => field), ...UNUSED]);
    expect([...days.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(known)('have the days of the packages: $field, $removal', ({ field, removal }) => {
    expect([...(days.get(field) ?? [])]).toContain(removal);
  });
});
