import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CartLines } from '@/components/cart/cart-lines';
import { CartSummary } from '@/components/cart/cart-summary';
import { CartNote, CartView } from '@/components/cart/cart-view';
import { CodeForm } from '@/components/cart/code-form';
import { useRemovedLine } from '@/components/cart/removed-line';
import { seenCartOf } from '@/lib/cart/client/seen-lines';
import type { CartApi, CodeOutcome } from '@/lib/cart/client/store';
import {
  type Cart,
  type CartEstimate,
  type CartLine,
  type CartViolation,
  EMPTY_CART,
  NO_MEMBERSHIPS,
} from '@/lib/model/cart';
import { SUBDIVISIONS } from '@/lib/model/subdivisions';
import { aCart, aCartLine, anEstimate, cart, firstChoice, idleApi, line } from '../fixtures/carts';
import { eur, usd } from '../fixtures/money';
import { hrefOf, render } from './render-shop';

let api: CartApi;
let estimate: CartEstimate | null;
const estimateFor = vi.fn();
vi.mock('@/lib/cart/client/use-cart', () => ({ useCart: () => api }));
vi.mock('@/lib/cart/client/use-cart-estimate', () => ({
  useCartEstimate: (request: unknown) => {
    estimateFor(request);
    return { estimate, status: 'ready' };
  },
}));

beforeEach(() => {
  api = idleApi;
  estimate = anEstimate();
  estimateFor.mockClear();
  localStorage.clear();
});

const cartPage = (changes: Partial<ComponentProps<typeof CartView>> = {}) => (
  <CartView
    initialCart={api.cart}
    initialEstimate={estimate}
    initialChoice={firstChoice}
    taxSubdivisions={SUBDIVISIONS}
    {...changes}
  />
);
/** Waits for the list of changes, which loads with the first of them. */
const listed = () => act(() => vi.dynamicImportSettled());
const bowl = () => screen.getByRole('article', { name: 'Lund Bowl' });
const checkOut = () => screen.getByRole('button', { name: 'Check out' });

function Lines({ lines, commands = {} }: { lines: CartLine[]; commands?: Partial<CartApi> }) {
  const linesApi: CartApi = { ...idleApi, ...commands };
  return <CartLines lines={lines} api={linesApi} removal={useRemovedLine(linesApi)} returnTo="/cart" />;
}

/** The fields that a browser without scripts would send. */
const sent = (element: HTMLElement) => {
  const form = element.closest('form');
  return { to: form?.getAttribute('action'), ...Object.fromEntries(new FormData(form ?? undefined)) };
};

describe('a cart line', () => {
  const draw = (over: Partial<CartLine> = {}, commands: Partial<CartApi> = {}) =>
    render(<Lines lines={[aCartLine(over)]} commands={commands} />);

  it('saves a changed quantity by itself', async () => {
    const setQuantity = vi.fn();
    draw({}, { setQuantity });
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(setQuantity).toHaveBeenCalledExactlyOnceWith('line-1', 3);
  });

  it('is removed by counting down to zero and by its button', async () => {
    const remove = vi.fn();
    draw({ quantity: 1 }, { remove });
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Lund Bowl' }));
    expect(remove.mock.calls).toEqual([['line-1'], ['line-1']]);
  });

  it('consists of plain forms', () => {
    draw();
    expect(sent(screen.getByRole('textbox', { name: 'Quantity' }))).toEqual({
      to: '/api/cart/items',
      _method: 'PATCH',
      lineId: 'line-1',
      quantity: '2',
      returnTo: '/cart',
    });
    expect(sent(screen.getByRole('button', { name: 'Remove Lund Bowl' }))).toEqual({
      to: '/api/cart/items',
      _method: 'DELETE',
      lineId: 'line-1',
      returnTo: '/cart',
    });
  });

  it('shows its name, its choices and its price', () => {
    draw({ fullPrice: usd('35') });
    const article = bowl();
    expect(within(article).getByRole('link', { name: 'Lund Bowl' })).toHaveAttribute(
      'href',
      '/products/lund-bowl',
    );
    expect(article).toHaveTextContent('Glaze:Oat');
    expect(article).toHaveTextContent('Now $28.00Was $35.00 each');
    expect(article).toHaveTextContent('Total $56.00');
  });

  it('gives the reason when it cannot be bought', () => {
    const { rerender } = draw({ available: 1 });
    expect(screen.getByText(/Only 1 left/)).toBeVisible();
    rerender(<Lines lines={[aCartLine({ quantity: 5, confirmed: 2, availability: 'partly' })]} />);
    expect(screen.getByText(/Only 2 of 5 left, so the total is for 2/)).toBeVisible();
    rerender(<Lines lines={[aCartLine({ availability: 'unavailable' })]} />);
    expect(screen.getByText(/^Sold out\./)).toBeVisible();
    rerender(<Lines lines={[aCartLine({ availability: 'not-found' })]} />);
    expect(screen.getByText(/^No longer available\./)).toBeVisible();
  });

  it('guesses no price and waits until the platform has responded', () => {
    draw({ pending: true });
    const article = screen.getByRole('article');
    expect(article).toHaveTextContent('Calculating the price');
    expect(article).not.toHaveTextContent('$56.00');
    expect(screen.getByRole('button', { name: 'Remove Lund Bowl' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
  });

  it('names the plan of a subscription and when it is charged', async () => {
    const plan = { title: 'Monthly', every: { unit: 'month', count: 1 }, cycles: null, trial: null } as const;
    draw({ plan });
    expect(await screen.findByText('Monthly')).toBeVisible();
    expect(bowl()).toHaveTextContent('Charged:With your order, then every month, until canceled');
  });
});

describe('the field for a code', () => {
  it('shows why a code was rejected, and nothing once it is accepted', async () => {
    const applyCode = vi
      .fn<CartApi['applyCode']>()
      .mockResolvedValue({ ok: false, message: 'That code has expired.' });
    render(<CodeForm cart={cart} api={{ ...idleApi, applyCode }} returnTo="/cart" />);
    await userEvent.click(screen.getByText('Have a coupon?'));
    const field = screen.getByRole('textbox', { name: 'Coupon code' });
    await userEvent.type(field, ' SPRING ');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(applyCode).toHaveBeenCalledExactlyOnceWith('SPRING');
    expect(field).toHaveAccessibleDescription('That code has expired.');
    expect(field).toHaveValue(' SPRING ');

    applyCode.mockResolvedValue({ ok: true });
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(field).toBeValid();
  });

  it('removes a coupon', async () => {
    const removeCoupon = vi.fn();
    render(
      <CodeForm cart={{ couponCode: 'WELCOME10' }} api={{ ...idleApi, removeCoupon }} returnTo="/cart" />,
    );
    const button = screen.getByRole('button', { name: 'Remove the coupon WELCOME10' });
    expect(sent(button)).toEqual({
      to: '/api/cart/code',
      _method: 'DELETE',
      kind: 'coupon',
      returnTo: '/cart',
    });
    await userEvent.click(button);
    expect(removeCoupon).toHaveBeenCalledOnce();
  });

  it('unfolds when a plain form was rejected', () => {
    render(<CodeForm cart={cart} api={idleApi} returnTo="/cart" error="We don’t recognize that code." />);
    expect(screen.getByRole('group')).toHaveAttribute('open');
    expect(screen.getByRole('alert')).toHaveTextContent('We don’t recognize that code.');
  });

  it('is for gift cards, too, where one can pay, and removes the applied one', async () => {
    const removeGiftCard = vi.fn();
    api = { ...idleApi, removeGiftCard, cart: aCart({ giftCard: { code: '****T-50' } }) };
    render(cartPage());
    // Another code can still be applied.
    await userEvent.click(screen.getByText('Have a coupon or gift card?'));
    expect(screen.getByRole('textbox', { name: 'Coupon or gift card code' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the gift card ****T-50' }));
    expect(removeGiftCard).toHaveBeenCalledOnce();
  });
});

describe('the totals', () => {
  const estimate = anEstimate({ discount: usd('5.6'), total: usd('63.6') });
  const ignore = () => {};
  const inOregon = { ...firstChoice, subdivision: 'US-OR' };
  const draw = (over: Partial<Parameters<typeof CartSummary>[0]> = {}) =>
    render(
      <CartSummary
        {...{
          cart,
          estimate,
          status: 'ready',
          choice: inOregon,
          taxSubdivisions: SUBDIVISIONS,
          onChoice: ignore,
          returnTo: '/cart',
          ...over,
        }}
      />,
    );
  const row = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

  it('show the selected delivery before the platform has responded', () => {
    const [first, second] = estimate.shippingOptions;
    draw({ choice: { ...inOregon, shippingCode: second?.code ?? null }, status: 'loading' });
    expect(screen.getByRole('radio', { name: new RegExp(first?.title ?? '') })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: new RegExp(second?.title ?? '') })).toBeChecked();
  });

  it('are the platform’s, and marked as an estimate', () => {
    draw();
    expect(row('Subtotal')).toHaveTextContent('$56.00');
    expect(row('Discount')).toHaveTextContent('−$5.60');
    expect(row('Shipping')).toHaveTextContent('$9.00');
    expect(row('Tax')).toHaveTextContent('$4.20');
    expect(row('Estimated total')).toHaveTextContent('$63.60');
  });

  it('are never guessed while the cart changes', () => {
    draw({ cart: aCart({ pending: true }) });
    expect(row('Estimated total')).toHaveTextContent('Calculating');
    expect(row('Estimated total')).not.toHaveTextContent('$63.60');
  });

  it('leave unknown amounts to the checkout', () => {
    draw({ estimate: null, status: 'unreachable' });
    expect(row('Subtotal')).toHaveTextContent('$56.00');
    expect(row('Shipping')).toHaveTextContent('At checkout');
    expect(screen.getByText(/can’t calculate shipping and tax right now/)).toBeVisible();
  });

  it('say that the checkout has more where the platform lists no choices', () => {
    draw({ estimate: { ...estimate, moreAtCheckout: ['delivery', 'membership'] } });
    expect(screen.getByText('More delivery options at checkout.')).toBeVisible();
    expect(screen.getByText(/you may be able to use it at checkout/)).toBeVisible();
  });

  it('let the shopper change the delivery, and label what is free', async () => {
    const onChoice = vi.fn();
    draw({ onChoice });
    expect(screen.getByRole('radio', { name: /Standard/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Pickup.*12 Kiln Lane.*Free/ }));
    expect(onChoice).toHaveBeenCalledExactlyOnceWith({ shippingCode: 'pick' });
  });

  it('require the state where tax depends on it, and call no sum without tax the total', async () => {
    const onChoice = vi.fn();
    draw({ choice: firstChoice, estimate: { ...estimate, tax: null }, onChoice });
    expect(row('Tax')).toHaveTextContent('Depends on the state');
    expect(row('Total before tax')).toHaveTextContent('$63.60');
    expect(screen.queryByText('Estimated total')).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^State/ }), 'New York');
    expect(onChoice).toHaveBeenCalledExactlyOnceWith({ subdivision: 'US-NY' });
  });

  it.each([
    ['the tax could not be worked out', { tax: null, problems: ['tax' as const] }, 'Total before tax'],
    ['no delivery is known', { shipping: null, shippingOptions: [] }, 'Total so far'],
  ])('have another name when %s', (_, over, label) => {
    draw({ estimate: { ...estimate, ...over } });
    expect(row(label)).toHaveTextContent('$63.60');
    expect(screen.queryByText('Estimated total')).not.toBeInTheDocument();
  });

  it('require no state where tax is the same in the whole country', () => {
    draw({ choice: { ...firstChoice, country: 'DE' } });
    expect(screen.queryByRole('combobox', { name: /^State/ })).not.toBeInTheDocument();
    expect(row('Estimated total')).toHaveTextContent('$63.60');
  });

  it('have no delivery for items without delivery', () => {
    draw({
      cart: aCart({ lines: [aCartLine({ kind: 'digital' })] }),
      estimate: { ...estimate, shipping: null, shippingOptions: [] },
    });
    expect(screen.queryByText('Shipping')).not.toBeInTheDocument();
    expect(screen.getByText('Estimate tax')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Country' })).toBeInTheDocument();
    expect(row('Estimated total')).toHaveTextContent('$63.60');
  });

  it('are updated by a plain form', () => {
    draw({ choice: { ...inOregon, shippingCode: 'pick' } });
    expect(sent(screen.getByRole('combobox', { name: 'Ship to' }))).toEqual({
      to: '/api/cart/estimate',
      returnTo: '/cart',
      shownCountry: 'US',
      country: 'US',
      subdivision: 'US-OR',
      shippingCode: 'pick',
    });
  });

  it('name fees and included taxes, and do not add a tax', () => {
    draw({
      estimate: anEstimate({
        tax: usd('0'),
        includedTaxes: [
          { name: 'VAT', amount: usd('8.94') },
          { name: null, amount: usd('1.2') },
        ],
        fees: [{ name: 'Gift wrap', price: usd('3.5') }],
      }),
    });
    expect(screen.getByText('Includes VAT').closest('div')).toHaveTextContent('$8.94');
    expect(screen.getByText('Includes Tax').closest('div')).toHaveTextContent('$1.20');
    expect(screen.getByText('Gift wrap').closest('div')).toHaveTextContent('$3.50');
    expect(screen.queryByText('Tax')).toBeNull();
  });

  it('are whole before the tax is known, where prices include it', () => {
    draw({ choice: firstChoice, cart: aCart({ isTaxIncluded: true }), estimate: anEstimate({ tax: null }) });
    expect(screen.queryByText('Tax')).toBeNull();
    expect(screen.queryByText('Total before tax')).toBeNull();
    expect(screen.getByText('Estimated total')).toBeVisible();
  });

  it('show what a gift card pays and what is left', () => {
    draw({ estimate: anEstimate({ giftCard: { pays: usd('50'), left: usd('19.2') } }) });
    expect(screen.getByText('Gift card').closest('div')).toHaveTextContent('−$50.00');
    expect(screen.getByText('Amount due').closest('div')).toHaveTextContent('$19.20');
  });

  it('name what is due now and later after a free trial', () => {
    draw({ estimate: anEstimate({ due: { now: usd('0'), later: usd('69.2') } }) });
    expect(screen.getByText('Due today').nextSibling).toHaveTextContent('$0.00');
    expect(screen.getByText('Due later').nextSibling).toHaveTextContent('$69.20');
  });
});

describe('a discount', () => {
  it('is named once: at the line whose price it reduces, or in the totals', () => {
    api = {
      ...idleApi,
      cart: aCart({ lines: [aCartLine({ savings: [{ name: 'Autumn', amount: usd('8') }] })] }),
    };
    const lines = [{ id: line.id, amount: usd('28') }];
    estimate = anEstimate({
      discount: usd('28'),
      discounts: [{ name: 'Buy two, get one', code: 'BUY2GET1', amount: usd('28'), from: 'cart', lines }],
    });
    render(cartPage());
    const row = bowl();
    expect(row).toHaveTextContent('Autumn: you save $8.00');
    expect(row).not.toHaveTextContent('Buy two, get one');
    const summary = screen.getByRole('region', { name: 'Order summary' });
    expect(summary).toHaveTextContent('Buy two, get one (BUY2GET1)−$28.00');
    expect(summary.textContent?.match(/28\.00/g)).toHaveLength(1);
    expect(within(summary).queryByText('Discount')).not.toBeInTheDocument();
  });

  it('leaves a row for what no name explains, and one of the delivery names its costs', () => {
    estimate = anEstimate({
      discount: usd('30'),
      shipping: usd('0'),
      discounts: [
        { name: 'WELCOME', code: 'WELCOME', amount: usd('28'), from: 'cart', lines: [] },
        { name: 'Free week', code: null, amount: usd('8'), from: 'delivery', lines: [] },
      ],
    });
    render(cartPage());
    expect(screen.getByText('WELCOME').closest('div')).toHaveTextContent('−$28.00');
    expect(screen.getByText('Discount').nextSibling).toHaveTextContent('−$2.00');
    const shipping = screen.getByText('Free week').closest('div');
    expect(shipping).toHaveTextContent('ShippingFree weekFree');
    expect(screen.queryByText(/8\.00$/, { selector: 'bdi' })).toHaveTextContent('−$28.00');
  });

  it('has its field above the total', () => {
    render(cartPage());
    const field = screen.getByText('Have a coupon?');
    const total = screen.getAllByRole('term').findLast((term) => /total/i.test(term.textContent));
    expect(total).toBeVisible();
    expect(total && field.compareDocumentPosition(total)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('that the cart is too small for says what it requires', () => {
    const small = { kind: 'coupon', couponNeeds: { subtotal: usd('40') } } as const;
    estimate = anEstimate({ problems: ['coupon'], violations: [violation(small)] });
    render(cartPage());
    expect(screen.getByText('Spend at least $40.00 to use this coupon.')).toBeVisible();
  });
});

describe('memberships', () => {
  const memberships: CartEstimate['memberships'] = {
    eligible: [
      {
        id: 'mug-club',
        appId: 'app',
        name: 'Mug Club',
        lines: [{ id: 'line-1', name: 'Lund Bowl', quantity: 2 }],
        creditsLeft: 4,
      },
    ],
    invalid: [{ id: 'founding-year', name: 'Founding Year', reason: 'expired' }],
    selectedIds: [],
  };
  const draw = (membershipIds: string[], selectedIds: string[], onChoice = () => {}) =>
    render(
      <CartSummary
        cart={cart}
        estimate={anEstimate({ memberships: { ...memberships, selectedIds } })}
        status="ready"
        choice={{ ...firstChoice, membershipIds }}
        taxSubdivisions={SUBDIVISIONS}
        onChoice={onChoice}
        returnTo="/cart"
      />,
    );

  it('can be selected with their benefits, and give the reason when they cannot be used', async () => {
    const onChoice = vi.fn();
    draw([], [], onChoice);
    const group = await screen.findByRole('group', { name: 'Your memberships' });
    expect(group).toHaveTextContent('Founding YearHas expired.');
    await userEvent.click(
      within(group).getByRole('checkbox', { name: /Mug Club.*Covers Lund Bowl\. 4 credits left\./ }),
    );
    expect(onChoice).toHaveBeenCalledExactlyOnceWith({ membershipIds: ['mug-club'] });
  });

  it('are named in the totals when they pay, sent by the plain form, and can be deselected', async () => {
    const onChoice = vi.fn();
    draw(['mug-club'], ['mug-club'], onChoice);
    expect(screen.getByText('Covered by Mug Club', { selector: 'dt' }).parentElement).toHaveTextContent(
      'Lund Bowl',
    );
    const checkbox = await screen.findByRole('checkbox', { name: /Mug Club/ });
    expect(sent(checkbox)).toMatchObject({ 'membership:mug-club': 'on' });
    await userEvent.click(checkbox);
    expect(onChoice).toHaveBeenCalledExactlyOnceWith({ membershipIds: [] });
  });
});

const violation = (rest: Partial<CartViolation>): CartViolation => ({
  kind: 'not-accepted',
  lineIds: [],
  minimum: null,
  isBlocking: true,
  ...rest,
});

describe('a violation', () => {
  it('of a line shows at the line and blocks the checkout', () => {
    estimate = anEstimate({ violations: [violation({ kind: 'members-only', lineIds: [line.id] })] });
    render(cartPage());
    expect(bowl()).toHaveTextContent('For members only.');
    expect(checkOut()).toBeDisabled();
    expect(checkOut()).toHaveAccessibleDescription(/please fix the items marked/);
  });

  it('of the order minimum names the amount that is left', () => {
    const minimum = { subtotal: usd('100'), remaining: usd('44') };
    estimate = anEstimate({ violations: [violation({ kind: 'order-minimum', minimum })] });
    render(cartPage());
    expect(screen.getByText('The minimum order is $100.00. Add $44.00 more.')).toBeVisible();
    expect(checkOut()).toHaveAccessibleDescription(/please add more/);
  });

  it('of a coupon on a gift card says what to do', () => {
    estimate = anEstimate({ violations: [violation({ kind: 'gift-card-coupon' })] });
    render(cartPage());
    expect(screen.getByText(/Coupons can’t be used on gift cards/)).toBeVisible();
    expect(checkOut()).toHaveAccessibleDescription(/please remove the coupon/);
  });

  it('that is only a warning does not block the checkout', () => {
    estimate = anEstimate({ violations: [violation({ isBlocking: false })] });
    render(cartPage());
    expect(screen.getByText(/about this order needs your attention/)).toBeVisible();
    expect(checkOut()).toBeEnabled();
  });
});

describe('the cart page', () => {
  it('has lines, totals and a checkout for guests that submits the selection', async () => {
    // One membership pays. The other was selected and cannot pay.
    const membershipIds = ['club', 'old'];
    estimate = anEstimate({ memberships: { ...NO_MEMBERSHIPS, selectedIds: ['club'] } });
    render(cartPage({ initialChoice: { ...firstChoice, subdivision: 'US-NY', membershipIds } }));
    expect(screen.getByRole('heading', { name: '2 items' })).toBeVisible();
    expect(sent(checkOut())).toEqual({
      to: '/checkout',
      shown: 'USD 69.2 - line-1_28',
      returnTo: '/cart',
      shippingCode: 'std',
      country: 'US',
      subdivision: 'US-NY',
      'membership:club': 'on',
      buyerNote: '',
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ship to' }), 'Germany');
    expect(estimateFor).toHaveBeenLastCalledWith(
      expect.objectContaining({
        choice: { country: 'DE', subdivision: null, shippingCode: null, membershipIds },
      }),
    );
    expect(sent(checkOut())).toMatchObject({ country: 'DE', subdivision: '' });
  });

  it('has no other time of delivery than the message of a pre-order', async () => {
    const ordered = (...lines: CartLine[]) => {
      api = { ...idleApi, cart: aCart({ lines }) };
      return render(cartPage({ arrival: 'Get it on Friday' }));
    };
    const later = aCartLine({ preOrder: { message: 'Ships in May' } });
    const { unmount } = ordered(later);
    expect(await screen.findByText(/Ships in May/)).toBeVisible();
    expect(screen.queryByText('3–5 days')).toBeNull();
    expect(screen.queryByText('Get it on Friday')).toBeNull();
    unmount();
    // The method's days are those of the other line.
    ordered(later, aCartLine({ id: 'line-2' }));
    expect(screen.getByText('3–5 days')).toBeInTheDocument();
    expect(screen.queryByText('Get it on Friday')).toBeNull();
  });

  it('says what has risen when the checkout stopped, and not again among the changes', async () => {
    const [from, to] = [usd('20.00'), usd('28.00')];
    const seen = seenCartOf(aCart({ lines: [aCartLine({ price: from })] }));
    localStorage.setItem('cart-seen', JSON.stringify(seen));
    render(cartPage({ increase: { lines: [{ id: line.id, from, to }], total: { from, to } } }));
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent(
      'Before you check outLund Bowl now costs $28.00 instead of $20.00.The total is now $28.00 instead of $20.00.If that is fine, check out again.',
    );
    await listed();
    expect(screen.getAllByText(/now costs/)).toHaveLength(1);
    await userEvent.click(within(notice).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/now costs/)).not.toBeInTheDocument();
  });

  it('links to products when it is empty', () => {
    api = { ...idleApi, cart: EMPTY_CART };
    render(cartPage());
    expect(hrefOf('Continue shopping')).toBe('/products');
    expect(screen.queryByRole('button', { name: 'Check out' })).not.toBeInTheDocument();
  });

  it('never shows an unreachable cart as an empty one', async () => {
    const retry = vi.fn();
    api = { ...idleApi, cart: EMPTY_CART, status: 'unreachable', retry };
    render(cartPage({ initialCart: null }));
    expect(screen.getByRole('alert')).toHaveTextContent('Your items are safe.');
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('keeps showing the last known cart', () => {
    api = { ...idleApi, status: 'unreachable' };
    render(cartPage());
    expect(screen.getByRole('alert')).toHaveTextContent('Here’s what was in it last time');
    expect(bowl()).toBeVisible();
  });

  it('reports the platform’s changes until they are dismissed', async () => {
    const dismissNotice = vi.fn();
    api = { ...idleApi, notice: 'Lund Bowl: only 1 left.', dismissNotice };
    render(cartPage());
    expect(screen.getByRole('alert')).toHaveTextContent('Lund Bowl: only 1 left.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismissNotice).toHaveBeenCalledOnce();
  });
});

describe('the cart page after a change', () => {
  const mug = aCartLine({ id: 'line-2', name: 'Solveig Mug' });
  const two = aCart({ lines: [line, mug], subtotal: usd('112') });
  beforeEach(() => {
    api = { ...idleApi, cart: two };
  });

  describe('a line that has left the catalog', () => {
    const hidden = aCartLine({
      availability: 'not-found',
      available: 0,
      price: usd('20'),
      fullPrice: null,
      href: null,
      addRequest: null,
    });

    it('has one message, and blocks the checkout until it is removed', async () => {
      const { rerender } = render(cartPage());
      api = { ...api, cart: { ...two, lines: [hidden, mug] } };
      rerender(cartPage());
      await listed();
      expect(screen.queryByText('Your cart has changed')).not.toBeInTheDocument();
      const article = bowl();
      expect(article).toHaveTextContent('No longer available. Please remove it to check out.');
      expect(article).not.toHaveTextContent(/sold out|each|Was|\$20\.00/i);
      expect(checkOut()).toBeDisabled();
      expect(checkOut()).toHaveAccessibleDescription(
        'To check out, please remove what is no longer available.',
      );

      api = { ...api, cart: { ...two, lines: [mug] } };
      rerender(cartPage());
      expect(checkOut()).toBeEnabled();
    });

    it('is reported as available again when it returns, at the price that was seen before', async () => {
      const { rerender } = render(cartPage());
      api = { ...api, cart: { ...two, lines: [hidden, mug] } };
      rerender(cartPage());
      api = { ...api, cart: two };
      rerender(cartPage());
      expect(await screen.findByText('Lund Bowl is available again.')).toBeVisible();
      expect(screen.queryByText(/now costs/)).not.toBeInTheDocument();
    });
  });

  describe('undo', () => {
    it('takes the place and the focus of the removed line, and restores it with its choices', async () => {
      const user = userEvent.setup();
      const add = vi.fn(async () => ({ ok: true as const, added: 2, message: null }));
      api = { ...api, add };
      const { rerender } = render(cartPage());
      await user.click(screen.getByRole('button', { name: 'Remove Lund Bowl' }));
      api = { ...api, cart: { ...two, lines: [mug] } };
      rerender(cartPage());

      const undo = screen.getByRole('button', { name: 'Undo removing Lund Bowl' });
      expect(undo).toHaveFocus();
      const [first] = within(screen.getByRole('list', { name: 'In your cart' })).getAllByRole('listitem');
      expect(first).toContainElement(undo);
      expect(screen.getByText('Lund Bowl was removed.', { selector: '[role=status]' })).toBeInTheDocument();

      await user.keyboard('{Enter}');
      expect(add).toHaveBeenCalledExactlyOnceWith(line.addRequest, {
        name: 'Lund Bowl',
        choices: [{ name: 'Glaze', value: 'Oat' }],
        href: '/products/lund-bowl',
        price: line.price,
        picture: line.picture,
      });
      expect(screen.getByRole('list', { name: 'In your cart' })).toHaveFocus();
      expect(screen.getByText('Lund Bowl is back in your cart.')).toBeInTheDocument();
    });

    it('is available in an empty cart, and shows why a line cannot be restored', async () => {
      const user = userEvent.setup();
      api = { ...api, cart };
      const { rerender } = render(cartPage());
      await user.click(screen.getByRole('button', { name: 'Remove Lund Bowl' }));
      api = {
        ...api,
        cart: EMPTY_CART,
        add: async () => ({ ok: false, message: 'Sorry, this has just sold out.' }),
      };
      rerender(cartPage());
      await user.click(screen.getByRole('button', { name: /^Undo/ }));
      expect(await screen.findByText('Sorry, this has just sold out.')).toBeVisible();
    });
  });

  describe('changes of the cart by the shop', () => {
    const now = (lines: Cart['lines']) => ({ ...api, cart: { ...two, lines } });

    it('are reported until they are dismissed', async () => {
      const { rerender } = render(cartPage());
      api = now([aCartLine({ price: usd('30') }), { ...mug, availability: 'unavailable' }]);
      rerender(cartPage());
      expect(await screen.findByText('Lund Bowl now costs $30.00 instead of $28.00.')).toBeVisible();
      expect(screen.getByText('Solveig Mug has sold out.')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
      expect(screen.queryByText(/instead of/)).not.toBeInTheDocument();
    });

    it('are reported once, also on another visit', async () => {
      render(cartPage()).unmount();
      api = now([aCartLine({ price: usd('30') }), mug]);
      const { unmount } = render(cartPage());
      expect(await screen.findByText('Lund Bowl now costs $30.00 instead of $28.00.')).toBeVisible();
      unmount();
      render(cartPage());
      expect(screen.queryByText(/instead of/)).not.toBeInTheDocument();
    });

    it('exclude those of the shopper, here and in another tab', async () => {
      const { rerender } = render(cartPage());
      await userEvent.click(screen.getByRole('button', { name: 'Remove Lund Bowl' }));
      api = now([{ ...mug, quantity: 5 }]);
      rerender(cartPage());
      await listed();
      expect(screen.queryByText('Your cart has changed')).not.toBeInTheDocument();
    });
  });
});

describe('free delivery', () => {
  beforeEach(() => {
    estimate = null;
  });

  it.each([
    ['56', '$19.00 away from free shipping (United States).', '74'],
    ['75.00', 'You’ve got free shipping (United States).', '100'],
  ])('with %s in the cart: %s', (amount, messages, percent) => {
    api = { ...api, cart: aCart({ subtotal: usd(amount) }) };
    render(cartPage());
    expect(screen.getByRole('progressbar', { name: messages })).toHaveAttribute('value', percent);
  });

  it('is about so far away where the page shows another currency', () => {
    api = { ...api, cart: aCart({ subtotal: eur('50.40'), charged: usd('56') }) };
    render(cartPage());
    const text = 'About €17.10 away from free shipping (United States).';
    expect(screen.getByRole('progressbar', { name: text })).toHaveAttribute('value', '74');
  });

  it('is not promised for a cart without deliveries', () => {
    api = { ...api, cart: aCart({ lines: [aCartLine({ kind: 'digital' })] }) };
    render(cartPage());
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

describe('the note to the merchant', () => {
  const field = () => screen.getByRole('textbox', { name: 'Your note' });

  function draw({ note = undefined as string | undefined, failed = null as string | null, ok = true } = {}) {
    const outcome: CodeOutcome = ok ? { ok } : { ok, message: 'You seem to be offline.' };
    const onSave = vi.fn(async () => outcome);
    const { container } = render(<CartNote note={note} failed={failed} form="checkout" onSave={onSave} />);
    const details = container.querySelector('details');
    if (failed === null && details) details.open = true;
    return { onSave, container };
  }

  it('belongs to the checkout form and is limited to what the platform stores', () => {
    draw({ note: 'Ring twice' });
    expect(field()).toHaveValue('Ring twice');
    expect(field()).toHaveAttribute('form', 'checkout');
    expect(field()).toHaveAttribute('maxlength', '1000');
    expect(field()).toHaveAccessibleDescription('Up to 1,000 characters.');
  });

  it('is saved once when the shopper leaves the field', async () => {
    const { onSave } = draw();
    await userEvent.type(field(), 'Ring twice');
    await userEvent.tab();
    expect(await screen.findByText('Note saved.')).toBeVisible();
    await userEvent.click(field());
    await userEvent.tab();
    expect(onSave.mock.calls).toEqual([['Ring twice']]);
  });

  it('keeps the text of a failed save, and the button retries', async () => {
    const { onSave } = draw({ ok: false });
    await userEvent.type(field(), 'Ring twice');
    await userEvent.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    expect(field()).toHaveValue('Ring twice');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  it('is open with the text of a plain form that failed', () => {
    const { container } = draw({ note: 'Old', failed: 'New' });
    expect(container.querySelector('details')).toHaveAttribute('open');
    expect(field()).toHaveValue('New');
  });
});
