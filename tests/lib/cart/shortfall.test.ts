import { describe, expect, it } from 'vitest';
import { shortfall } from '@/lib/cart/free-delivery';
import { usd } from '../../fixtures/money';

describe('shortfall', () => {
  it.each([
    ['56', '75', '19'],
    ['74.99', '75', '0.01'],
    ['0', '75.5', '75.5'],
    ['0.1', '0.3', '0.2'],
    ['12345678901234567890.12', '12345678901234567890.13', '0.01'],
  ])('from %s to %s is %s', (amount, goal, missing) => {
    expect(shortfall(usd(amount), usd(goal))).toEqual(usd(missing));
  });

  it.each([
    ['75', '75.00'],
    ['75.01', '75'],
  ])('from %s to %s is nothing', (amount, goal) => {
    expect(shortfall(usd(amount), usd(goal))).toBeNull();
  });
});
