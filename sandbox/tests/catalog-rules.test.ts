import { describe, expect, it } from 'vitest';
import { inventoryStatusOf } from '../catalog/availability';
import { discountedPrice } from '../catalog/price';

describe('a discount', () => {
  it.each([
    [3600, { type: 'NONE', value: 0 }, 3600],
    [3600, { type: 'PERCENT', value: 15 }, 3060],
    [3600, { type: 'AMOUNT', value: 6 }, 3000],
    [3600, { type: 'AMOUNT', value: 99.99 }, 0],
    [3600, { type: 'PERCENT', value: 100 }, 0],
    [999, { type: 'PERCENT', value: 12.5 }, 874],
  ] as const)('of %i by %o leaves %i', (price, discount, left) => {
    expect(discountedPrice(price, discount)).toBe(left);
  });
});

describe('the status of a product', () => {
  it.each([
    [[true, true], 'IN_STOCK'],
    [[true, false], 'PARTIALLY_OUT_OF_STOCK'],
    [[false, false], 'OUT_OF_STOCK'],
  ])('with variants in stock %j is %s', (states, status) => {
    expect(inventoryStatusOf(states.map((inStock) => ({ inStock })))).toBe(status);
  });
});
