import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CartView } from '@/components/cart/cart-view';
import type { CartApi } from '@/lib/cart/client/store';
import { type CartEstimate, type CartViolation, NO_MEMBERSHIPS } from '@/lib/model/cart';
import { SUBDIVISIONS } from '@/lib/model/subdivisions';
import { render } from './render-shop';
import { cart, firstChoice, idleApi, line, usd } from './shop-things';

const plain: CartEstimate = {
  subtotal: usd('56'),
  discount: null,
  shipping: usd('9'),
  tax: usd('4.2'),
  fees: [],
  total: usd('69.2'),
  shippingOptions: [],
  selectedShippingCode: null,
  problems: [],
  memberships: NO_MEMBERSHIPS,
  giftCard: null,
  violations: [],
};

let api: CartApi = idleApi;
let estimate: CartEstimate = plain;
vi.mock('@/lib/cart/client/use-cart', () => ({ useCart: () => api }));
vi.mock('@/lib/cart/client/use-cart-estimate', () => ({
  useCartEstimate: () => ({ estimate, status: 'ready' }),
}));

beforeEach(() => {
  api = idleApi;
  estimate = plain;
});

const draw = () =>
  render(
    <CartView
      initialCart={api.cart}
      initialEstimate={estimate}
      initialChoice={firstChoice}
      taxSubdivisions={SUBDIVISIONS}
    />,
  );
const violation = (rest: Partial<CartViolation>): CartViolation => ({
  kind: 'not-accepted',
  lineIds: [],
  minimum: null,
  isBlocking: true,
  ...rest,
});
const checkOut = () => screen.getByRole('button', { name: 'Check out' });

describe('a violation', () => {
  it('of a line shows at the line and blocks the checkout', () => {
    estimate = { ...plain, violations: [violation({ kind: 'members-only', lineIds: [line.id] })] };
    draw();
    expect(screen.getByRole('article', { name: 'Lund Bowl' })).toHaveTextContent('For members only.');
    expect(checkOut()).toBeDisabled();
    expect(checkOut()).toHaveAccessibleDescription(/please fix the items marked/);
  });

  it('of the order minimum names the amount that is left', () => {
    const minimum = { subtotal: usd('100'), remaining: usd('44') };
    estimate = { ...plain, violations: [violation({ kind: 'order-minimum', minimum })] };
    draw();
    expect(screen.getByText('The minimum order is $100.00. Add $44.00 more.')).toBeVisible();
    expect(checkOut()).toHaveAccessibleDescription(/please add more/);
  });

  it('of a coupon on a gift card says what to do', () => {
    estimate = { ...plain, violations: [violation({ kind: 'gift-card-coupon' })] };
    draw();
    expect(screen.getByText(/Coupons can’t be used on gift cards/)).toBeVisible();
    expect(checkOut()).toHaveAccessibleDescription(/please remove the coupon/);
  });

  it('that is only a warning does not block the checkout', () => {
    estimate = { ...plain, violations: [violation({ isBlocking: false })] };
    draw();
    expect(screen.getByText(/about this order needs your attention/)).toBeVisible();
    expect(checkOut()).toBeEnabled();
  });
});

describe('the terms of a line', () => {
  it('name the plan of a subscription and when it is charged', async () => {
    const plan = { title: 'Monthly', every: { unit: 'month', count: 1 }, cycles: null, trial: null } as const;
    api = { ...idleApi, cart: { ...cart, lines: [{ ...line, plan }] } };
    draw();
    const article = screen.getByRole('article', { name: 'Lund Bowl' });
    expect(await screen.findByText('Monthly')).toBeVisible();
    expect(article).toHaveTextContent('Charged:With your order, then every month, until canceled');
  });

  it('name what is due now and later after a free trial', () => {
    estimate = { ...plain, due: { now: usd('0'), later: usd('69.2') } };
    draw();
    expect(screen.getByText('Due today').nextSibling).toHaveTextContent('$0.00');
    expect(screen.getByText('Due later').nextSibling).toHaveTextContent('$69.20');
  });
});

describe('a line that is partly in stock', () => {
  it('says how many the total counts', () => {
    const lines = [{ ...line, quantity: 5, confirmed: 2, availability: 'partly' as const }];
    api = { ...idleApi, cart: { ...cart, lines } };
    draw();
    expect(screen.getByText(/Only 2 of 5 left, so the total is for 2/)).toBeVisible();
  });
});

describe('the totals', () => {
  it('name fees and included taxes, and do not add a tax', () => {
    estimate = {
      ...plain,
      tax: usd('0'),
      includedTaxes: [
        { name: 'VAT', amount: usd('8.94') },
        { name: null, amount: usd('1.2') },
      ],
      fees: [{ name: 'Gift wrap', price: usd('3.5') }],
    };
    draw();
    expect(screen.getByText('Includes VAT').closest('div')).toHaveTextContent('$8.94');
    expect(screen.getByText('Includes Tax').closest('div')).toHaveTextContent('$1.20');
    expect(screen.getByText('Gift wrap').closest('div')).toHaveTextContent('$3.50');
    expect(screen.queryByText('Tax')).toBeNull();
  });

  it('are whole before the tax is known, where prices include it', () => {
    api = { ...idleApi, cart: { ...cart, isTaxIncluded: true } };
    estimate = { ...plain, tax: null };
    draw();
    expect(screen.queryByText('Tax')).toBeNull();
    expect(screen.queryByText('Total before tax')).toBeNull();
    expect(screen.getByText('Estimated total')).toBeVisible();
  });

  it('show what a gift card pays and what is left', () => {
    estimate = { ...plain, giftCard: { pays: usd('50'), left: usd('19.2') } };
    draw();
    expect(screen.getByText('Gift card').closest('div')).toHaveTextContent('−$50.00');
    expect(screen.getByText('Amount due').closest('div')).toHaveTextContent('$19.20');
  });
});

describe('the field for a gift card', () => {
  it('is for coupons only where gift cards cannot pay', () => {
    draw();
    expect(screen.queryByText('Have a coupon or gift card?')).toBeNull();
    expect(screen.getByText('Have a coupon?')).toBeVisible();
  });

  it('applies a code, and shows why it is rejected', async () => {
    const applyCode = vi.fn(async () => ({ ok: false as const, message: 'That gift card has expired.' }));
    api = { ...idleApi, applyCode, cart: { ...cart, giftCard: { code: null } } };
    draw();
    await userEvent.click(screen.getByText('Have a coupon or gift card?'));
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Coupon or gift card code' }),
      ' CARD-0001 {Enter}',
    );
    expect(applyCode).toHaveBeenCalledExactlyOnceWith('CARD-0001');
    expect(await screen.findByText('That gift card has expired.')).toBeVisible();
  });

  it('removes the applied card', async () => {
    const removeGiftCard = vi.fn();
    api = { ...idleApi, removeGiftCard, cart: { ...cart, giftCard: { code: '****T-50' } } };
    draw();
    // A coupon can still be applied.
    expect(screen.getByText('Have a coupon or gift card?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the gift card ****T-50' }));
    expect(removeGiftCard).toHaveBeenCalledOnce();
  });
});

describe('a discount', () => {
  it('is named with its amount in the totals, and at the line that it reduces', () => {
    api = {
      ...idleApi,
      cart: { ...cart, lines: [{ ...line, savings: [{ name: 'Autumn', amount: usd('8') }] }] },
    };
    const lines = [{ id: line.id, amount: usd('28') }];
    estimate = {
      ...plain,
      discount: usd('28'),
      discounts: [{ name: 'Buy two, get one', code: 'BUY2GET1', amount: usd('28'), from: 'cart', lines }],
    };
    draw();
    const row = screen.getByRole('article', { name: 'Lund Bowl' });
    expect(row).toHaveTextContent('Autumn: you save $8.00');
    expect(row).toHaveTextContent('Buy two, get one: you save $28.00');
    const summary = screen.getByRole('region', { name: 'Order summary' });
    expect(summary).toHaveTextContent('Buy two, get one (BUY2GET1)−$28.00');
  });

  it('that the cart is too small for says what it requires', () => {
    const small = { kind: 'coupon', couponNeeds: { subtotal: usd('40') } } as const;
    estimate = { ...plain, problems: ['coupon'], violations: [violation(small)] };
    draw();
    expect(screen.getByText('Spend at least $40.00 to use this coupon.')).toBeVisible();
  });
});
