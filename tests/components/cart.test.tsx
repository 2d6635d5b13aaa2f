import { act, type RenderResult, screen, within } from '@testing-library/react';
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
import { formattedCart } from '@/lib/cart/formatted-cart';
import { en } from '@/lib/i18n/messages/en';
import {
  type Cart,
  type CartEstimate,
  type CartLine,
  type CartViolation,
  EMPTY_CART,
  NO_MEMBERSHIPS,
} from '@/lib/model/cart';
import { SUBDIVISIONS } from '@/lib/model/subdivisions';
import { deferred } from '../deferred';
import { aCart, aCartLine, anEstimate, cart, firstChoice, idleApi, line } from '../fixtures/carts';
import { eur, usd } from '../fixtures/money';
import { expectVisible, hrefOf, press, render, sentBy, the } from './render-shop';

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

it('formats nothing that the server has formatted', () => {
  const price = { amount: '3.21', currency: 'NOK' };
  api = { ...idleApi, cart: aCart({ lines: [aCartLine({ price })] }) };
  const formatted = formattedCart(api.cart, {
    estimate,
    country: firstChoice.country,
    lang: 'en',
    messages: en,
  });
  const formatters = [
    vi.spyOn(Intl, 'NumberFormat'),
    vi.spyOn(Intl, 'PluralRules'),
    vi.spyOn(Intl, 'DisplayNames'),
  ];
  render(cartPage({ formatted: { ...formatted, 'en 3.21 NOK': 'as the server wrote it' } }));
  expect(bowl()).toHaveTextContent('as the server wrote it');
  for (const formatter of formatters) expect(formatter).not.toHaveBeenCalled();
});

describe('a cart line', () => {
  const draw = (over: Partial<CartLine> = {}, commands: Partial<CartApi> = {}) =>
    render(<Lines lines={[aCartLine(over)]} commands={commands} />);

  it('reports a changed quantity, and is removed by counting down to zero or by its button', async () => {
    const [setQuantity, remove] = [vi.fn(async () => true), vi.fn(async () => true)];
    draw({ quantity: 1 }, { setQuantity, remove });
    await press('Increase quantity');
    expect(setQuantity).toHaveBeenCalledExactlyOnceWith('line-1', 2);
    await press('Decrease quantity');
    await press('Decrease quantity');
    await press('Remove Lund Bowl');
    expect(setQuantity.mock.lastCall).toEqual(['line-1', 1]);
    expect(remove.mock.calls).toEqual([['line-1'], ['line-1']]);
  });

  it('shows the quantity of the shop again when a change fails', async () => {
    draw({ quantity: 1 }, { setQuantity: async () => false, remove: async () => false });
    const field = the('textbox', 'Quantity');
    await press('Increase quantity');
    expect(field).toHaveValue('1');
    await press('Decrease quantity');
    expect(field).toHaveValue('1');
  });

  it('keeps what is typed while a change fails', async () => {
    const { promise, resolve } = deferred<boolean>();
    draw({ quantity: 1 }, { setQuantity: () => promise });
    await press('Increase quantity');
    await userEvent.type(the('textbox', 'Quantity'), 'x');
    await act(async () => resolve(false));
    expect(the('textbox', 'Quantity')).toHaveValue('2x');
  });

  it('consists of plain forms', () => {
    draw();
    const form = { to: '/api/cart/items', lineId: 'line-1', returnTo: '/cart' };
    expect(sentBy(the('textbox', 'Quantity'))).toEqual({ ...form, _method: 'PATCH', quantity: '2' });
    expect(sentBy(the('button', 'Remove Lund Bowl'))).toEqual({ ...form, _method: 'DELETE' });
  });

  it('shows its name, its choices and its price', () => {
    draw({ fullPrice: usd('35') });
    expect(hrefOf('Lund Bowl')).toBe('/products/lund-bowl');
    for (const text of ['Glaze:Oat', 'Now $28.00Was $35.00 each', 'Total $56.00'])
      expect(bowl()).toHaveTextContent(text);
  });

  it.each<[RegExp, Partial<CartLine>]>([
    [/Only 1 left/, { available: 1 }],
    [/Only 2 of 5 left, so the total is for 2/, { quantity: 5, confirmed: 2, availability: 'partly' }],
    [/^Sold out\./, { availability: 'unavailable' }],
    [/^No longer available\./, { availability: 'not-found' }],
  ])('gives the reason when it cannot be bought: %s', (reason, changes) => {
    draw(changes);
    expectVisible(reason);
  });

  it('guesses no price and waits until the platform has responded', () => {
    draw({ pending: true });
    expect(screen.getByRole('article')).toHaveTextContent('Calculating the price');
    expect(screen.getByRole('article')).not.toHaveTextContent('$56.00');
    for (const name of ['Remove Lund Bowl', 'Increase quantity']) expect(the('button', name)).toBeDisabled();
  });

  it('names the plan of a subscription and when it is charged', async () => {
    draw({ plan: { title: 'Monthly', every: { unit: 'month', count: 1 }, cycles: null, trial: null } });
    expect(await screen.findByText('Monthly')).toBeVisible();
    expect(bowl()).toHaveTextContent('Charged:With your order, then every month, until canceled');
  });
});

describe('the field for a code', () => {
  const draw = (commands: Partial<CartApi> = {}, rest: Partial<ComponentProps<typeof CodeForm>> = {}) =>
    render(<CodeForm cart={cart} api={{ ...idleApi, ...commands }} returnTo="/cart" {...rest} />);

  it('shows why a code was rejected, and nothing once it is accepted', async () => {
    const applyCode = vi.fn<CartApi['applyCode']>();
    applyCode.mockResolvedValue({ ok: false, message: 'That code has expired.' });
    draw({ applyCode });
    await userEvent.click(screen.getByText('Have a coupon?'));
    const field = the('textbox', 'Coupon code');
    await userEvent.type(field, ' SPRING ');
    await press('Apply');
    expect(applyCode).toHaveBeenCalledExactlyOnceWith('SPRING');
    expect(field).toHaveAccessibleDescription('That code has expired.');
    expect(field).toHaveValue(' SPRING ');
    applyCode.mockResolvedValue({ ok: true });
    await press('Apply');
    expect(field).toBeValid();
  });

  it('removes a coupon', async () => {
    const removeCoupon = vi.fn();
    draw({ removeCoupon }, { cart: { couponCode: 'WELCOME10' } });
    const button = the('button', 'Remove the coupon WELCOME10');
    const form = { to: '/api/cart/code', _method: 'DELETE', kind: 'coupon', returnTo: '/cart' };
    expect(sentBy(button)).toEqual(form);
    await userEvent.click(button);
    expect(removeCoupon).toHaveBeenCalledOnce();
  });

  it('unfolds when a plain form was rejected', () => {
    draw({}, { error: 'We don’t recognize that code.' });
    expect(screen.getByRole('group')).toHaveAttribute('open');
    expect(screen.getByRole('alert')).toHaveTextContent('We don’t recognize that code.');
  });

  it('is for gift cards, too, where one can pay, and removes the applied one', async () => {
    const removeGiftCard = vi.fn();
    api = { ...idleApi, removeGiftCard, cart: aCart({ giftCard: { code: '****T-50' } }) };
    render(cartPage());
    // Another code can still be applied.
    await userEvent.click(screen.getByText('Have a coupon or gift card?'));
    expect(the('textbox', 'Coupon or gift card code')).toBeVisible();
    await press('Remove the gift card ****T-50');
    expect(removeGiftCard).toHaveBeenCalledOnce();
  });
});

type Totals = ComponentProps<typeof CartSummary>;
const totals = (changes: Partial<Totals> = {}) => (
  <CartSummary
    cart={cart}
    estimate={anEstimate()}
    status="ready"
    choice={firstChoice}
    taxSubdivisions={SUBDIVISIONS}
    onChoice={() => {}}
    returnTo="/cart"
    {...changes}
  />
);

describe('the totals', () => {
  const estimate = anEstimate({ discount: usd('5.6'), total: usd('63.6') });
  const inOregon = { ...firstChoice, subdivision: 'US-OR' };
  const draw = (changes: Partial<Totals> = {}) => render(totals({ estimate, choice: inOregon, ...changes }));
  const row = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

  it.each<[string, Partial<Totals>, Record<string, string>, string[]]>([
    [
      'are the platform’s, and marked as an estimate',
      {},
      {
        Subtotal: '$56.00',
        Discount: '−$5.60',
        Shipping: '$9.00',
        Tax: '$4.20',
        'Estimated total': '$63.60',
      },
      [],
    ],
    [
      'are never guessed while the cart changes',
      { cart: aCart({ pending: true }) },
      { 'Estimated total': 'Calculating' },
      ['$63.60'],
    ],
    [
      'leave unknown amounts to the checkout',
      { estimate: null, status: 'unreachable' },
      { Subtotal: '$56.00', Shipping: 'At checkout' },
      [],
    ],
    [
      'have another name when the tax could not be worked out',
      { estimate: { ...estimate, tax: null, problems: ['tax'] } },
      { 'Total before tax': '$63.60' },
      ['Estimated total'],
    ],
    [
      'have another name when no delivery is known',
      { estimate: { ...estimate, shipping: null, shippingOptions: [] } },
      { 'Total so far': '$63.60' },
      ['Estimated total'],
    ],
    [
      'have no delivery for items without delivery',
      {
        cart: aCart({ lines: [aCartLine({ kind: 'digital' })] }),
        estimate: { ...estimate, shipping: null, shippingOptions: [] },
      },
      { 'Estimated total': '$63.60' },
      ['Shipping', 'Ship to'],
    ],
    [
      'name fees and included taxes, and do not add a tax',
      {
        estimate: anEstimate({
          tax: usd('0'),
          includedTaxes: [
            { name: 'VAT', amount: usd('8.94') },
            { name: null, amount: usd('1.2') },
          ],
          fees: [{ name: 'Gift wrap', price: usd('3.5') }],
        }),
      },
      { 'Includes VAT': '$8.94', 'Includes Tax': '$1.20', 'Gift wrap': '$3.50' },
      ['Tax'],
    ],
    [
      'are whole before the tax is known, where prices include it',
      { choice: firstChoice, cart: aCart({ isTaxIncluded: true }), estimate: anEstimate({ tax: null }) },
      { 'Estimated total': '$69.20' },
      ['Tax', 'Total before tax'],
    ],
    [
      'show what a gift card pays and what is left',
      { estimate: anEstimate({ giftCard: { pays: usd('50'), left: usd('19.2') } }) },
      { 'Gift card': '−$50.00', 'Amount due': '$19.20' },
      [],
    ],
    [
      'name what is due now and later after a free trial',
      { estimate: anEstimate({ due: { now: usd('0'), later: usd('69.2') } }) },
      { 'Due today': '$0.00', 'Due later': '$69.20' },
      [],
    ],
  ])('%s', (_, changes, rows, absent) => {
    draw(changes);
    for (const [label, text] of Object.entries(rows)) expect(row(label), label).toHaveTextContent(text);
    for (const text of absent) expect(screen.queryByText(text)).toBeNull();
  });

  it('say what the checkout will answer, and estimate the tax alone of a download', () => {
    const { rerender, unmount } = draw({ estimate: null, status: 'unreachable' });
    expectVisible(/can’t calculate shipping and tax right now/);
    rerender(totals({ estimate: { ...estimate, moreAtCheckout: ['delivery', 'membership'] } }));
    expectVisible('More delivery options at checkout.', /you may be able to use it at checkout/);
    unmount();
    draw({ cart: aCart({ lines: [aCartLine({ kind: 'digital' })] }) });
    expectVisible('Estimate tax');
    expect(the('combobox', 'Country')).toBeInTheDocument();
  });

  it('show the selected delivery before the platform has responded', () => {
    draw({ choice: { ...inOregon, shippingCode: 'pick' }, status: 'loading' });
    expect(the('radio', /Standard/)).not.toBeChecked();
    expect(the('radio', /Pickup/)).toBeChecked();
  });

  it('let the shopper change the delivery, and label what is free', async () => {
    const onChoice = vi.fn();
    draw({ onChoice });
    expect(the('radio', /Standard/)).toBeChecked();
    await userEvent.click(the('radio', /Pickup.*12 Kiln Lane.*Free/));
    expect(onChoice).toHaveBeenCalledExactlyOnceWith({ shippingCode: 'pick' });
  });

  it('require the state where tax depends on it, and call no sum without tax the total', async () => {
    const onChoice = vi.fn();
    const { rerender } = draw({ choice: firstChoice, estimate: { ...estimate, tax: null }, onChoice });
    expect(row('Tax')).toHaveTextContent('Depends on the state');
    expect(row('Total before tax')).toHaveTextContent('$63.60');
    expect(screen.queryByText('Estimated total')).not.toBeInTheDocument();
    await userEvent.selectOptions(the('combobox', /^State/), 'New York');
    expect(onChoice).toHaveBeenCalledExactlyOnceWith({ subdivision: 'US-NY' });
    // A country where tax is the same everywhere.
    rerender(totals({ estimate, choice: { ...firstChoice, country: 'DE' } }));
    expect(screen.queryByRole('combobox', { name: /^State/ })).not.toBeInTheDocument();
    expect(row('Estimated total')).toHaveTextContent('$63.60');
  });

  it('are updated by a plain form', () => {
    draw({ choice: { ...inOregon, shippingCode: 'pick' } });
    const form = { to: '/api/cart/estimate', returnTo: '/cart', shownCountry: 'US' };
    const choice = { country: 'US', subdivision: 'US-OR', shippingCode: 'pick' };
    expect(sentBy(the('combobox', 'Ship to'))).toEqual({ ...form, ...choice });
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
    expect(screen.getByText('Free week').closest('div')).toHaveTextContent('ShippingFree weekFree');
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
  const lines = [{ id: 'line-1', name: 'Lund Bowl', quantity: 2 }];
  const memberships: CartEstimate['memberships'] = {
    eligible: [{ id: 'mug-club', appId: 'app', name: 'Mug Club', lines, creditsLeft: 4 }],
    invalid: [{ id: 'founding-year', name: 'Founding Year', reason: 'expired' }],
    selectedIds: [],
  };
  const draw = (membershipIds: string[], selectedIds: string[], onChoice = () => {}) =>
    render(
      totals({
        estimate: anEstimate({ memberships: { ...memberships, selectedIds } }),
        choice: { ...firstChoice, membershipIds },
        onChoice,
      }),
    );

  it('can be selected with their benefits, and give the reason when they cannot be used', async () => {
    const onChoice = vi.fn();
    draw([], [], onChoice);
    expect(await screen.findByRole('group', { name: 'Your memberships' })).toHaveTextContent(
      'Founding YearHas expired.',
    );
    await userEvent.click(the('checkbox', /Mug Club.*Covers Lund Bowl\. 4 credits left\./));
    expect(onChoice).toHaveBeenCalledExactlyOnceWith({ membershipIds: ['mug-club'] });
  });

  it('are named in the totals when they pay, sent by the plain form, and can be deselected', async () => {
    const onChoice = vi.fn();
    draw(['mug-club'], ['mug-club'], onChoice);
    const covered = screen.getByText('Covered by Mug Club', { selector: 'dt' });
    expect(covered.parentElement).toHaveTextContent('Lund Bowl');
    const checkbox = await screen.findByRole('checkbox', { name: /Mug Club/ });
    expect(sentBy(checkbox)).toMatchObject({ 'membership:mug-club': 'on' });
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

it.each<[string, Partial<CartViolation>, RegExp, RegExp | null]>([
  [
    'of a line',
    { kind: 'members-only', lineIds: [line.id] },
    /For members only\./,
    /please fix the items marked/,
  ],
  [
    'of the order minimum, with the amount that is left,',
    { kind: 'order-minimum', minimum: { subtotal: usd('100'), remaining: usd('44') } },
    /^The minimum order is \$100\.00\. Add \$44\.00 more\.$/,
    /please add more/,
  ],
  [
    'of a coupon on a gift card',
    { kind: 'gift-card-coupon' },
    /Coupons can’t be used on gift cards/,
    /please remove the coupon/,
  ],
  ['that is only a warning', { isBlocking: false }, /about this order needs your attention/, null],
])(
  'a violation %s says what to do, and blocks the checkout unless it is a warning',
  (_, changes, text, reason) => {
    estimate = anEstimate({ violations: [violation(changes)] });
    render(cartPage());
    expectVisible(text);
    if (reason === null) expect(checkOut()).toBeEnabled();
    else {
      expect(checkOut()).toBeDisabled();
      expect(checkOut()).toHaveAccessibleDescription(reason);
    }
    if (changes.lineIds) expect(bowl()).toHaveTextContent(text);
  },
);

describe('the cart page', () => {
  it('has lines, totals and a checkout for guests that submits the selection', async () => {
    // One membership pays. The other was selected and cannot pay.
    const membershipIds = ['club', 'old'];
    estimate = anEstimate({ memberships: { ...NO_MEMBERSHIPS, selectedIds: ['club'] } });
    render(cartPage({ initialChoice: { ...firstChoice, subdivision: 'US-NY', membershipIds } }));
    expect(screen.getByRole('heading', { name: '2 items' })).toBeVisible();
    expect(sentBy(checkOut())).toEqual({
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
    expect(sentBy(checkOut())).toMatchObject({ country: 'DE', subdivision: '' });
  });

  it('has no other time of delivery than the message of a pre-order', async () => {
    const later = aCartLine({ preOrder: { message: 'Ships in May' } });
    for (const lines of [[later], [later, aCartLine({ id: 'line-2' })]]) {
      api = { ...idleApi, cart: aCart({ lines }) };
      const { unmount } = render(cartPage({ arrival: 'Get it on Friday' }));
      expect(await screen.findByText(/Ships in May/)).toBeVisible();
      // The method's days are those of the other line.
      expect(screen.queryAllByText('3–5 days')).toHaveLength(lines.length - 1);
      expect(screen.queryByText('Get it on Friday')).toBeNull();
      unmount();
    }
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

  it('never shows an unreachable cart as an empty one, but the last known one', async () => {
    const retry = vi.fn();
    api = { ...idleApi, cart: EMPTY_CART, status: 'unreachable', retry };
    const { unmount } = render(cartPage({ initialCart: null }));
    expect(screen.getByRole('alert')).toHaveTextContent('Your items are safe.');
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
    await press('Try again');
    expect(retry).toHaveBeenCalledOnce();
    unmount();
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
    await press('Dismiss');
    expect(dismissNotice).toHaveBeenCalledOnce();
  });
});

describe('the cart page after a change', () => {
  const mug = aCartLine({ id: 'line-2', name: 'Solveig Mug' });
  const two = aCart({ lines: [line, mug], subtotal: usd('112') });
  const gone = { availability: 'not-found', available: 0, href: null, addRequest: null } as const;
  const hidden = aCartLine({ ...gone, price: usd('20') });
  const dearer = aCartLine({ price: usd('30') });
  let page: RenderResult;
  const open = () => {
    page = render(cartPage());
  };
  /** Shows what the platform has now. */
  const change = (...lines: CartLine[]) => {
    api = { ...api, cart: { ...two, lines } };
    page.rerender(cartPage());
  };
  beforeEach(() => {
    api = { ...idleApi, cart: two };
    open();
  });

  it('has one message at a line that has left the catalog, and blocks the checkout until it is removed', async () => {
    change(hidden, mug);
    await listed();
    expect(screen.queryByText('Your cart has changed')).not.toBeInTheDocument();
    expect(bowl()).toHaveTextContent('No longer available. Please remove it to check out.');
    expect(bowl()).not.toHaveTextContent(/sold out|each|Was|\$20\.00/i);
    expect(checkOut()).toBeDisabled();
    expect(checkOut()).toHaveAccessibleDescription(
      'To check out, please remove what is no longer available.',
    );
    change(mug);
    expect(checkOut()).toBeEnabled();
  });

  it('reports such a line as available again when it returns, at the price that was seen before', async () => {
    change(hidden, mug);
    change(line, mug);
    expect(await screen.findByText('Lund Bowl is available again.')).toBeVisible();
    expect(screen.queryByText(/now costs/)).not.toBeInTheDocument();
  });

  it('offers undo at the place and with the focus of the removed line, and restores its choices', async () => {
    const user = userEvent.setup();
    const add = vi.fn(async () => ({ ok: true as const, added: 2, message: null }));
    api = { ...api, add };
    page.rerender(cartPage());
    await user.click(the('button', 'Remove Lund Bowl'));
    change(mug);
    const undo = the('button', 'Undo removing Lund Bowl');
    expect(undo).toHaveFocus();
    const list = the('list', 'In your cart');
    expect(within(list).getAllByRole('listitem')[0]).toContainElement(undo);
    expect(screen.getByText('Lund Bowl was removed.', { selector: '[role=status]' })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    const { addRequest, name, choices, href, price, picture } = line;
    expect(add).toHaveBeenCalledExactlyOnceWith(addRequest, { name, choices, href, price, picture });
    expect(list).toHaveFocus();
    expect(screen.getByText('Lund Bowl is back in your cart.')).toBeInTheDocument();
  });

  it('is there once when its removal fails, also after undo', async () => {
    const { promise, resolve } = deferred<boolean>();
    const add = vi.fn(idleApi.add);
    api = { ...api, add, remove: () => promise };
    page.rerender(cartPage());
    await press('Remove Lund Bowl');
    await press('Remove Solveig Mug');
    await press(/^Undo/);
    await press('Remove Lund Bowl');
    await act(async () => resolve(false));
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/was removed/)).not.toBeInTheDocument();
    expect(screen.getByText('Lund Bowl is back in your cart.')).toBeInTheDocument();
    expect(the('list', 'In your cart')).toHaveFocus();
    expect(add).not.toHaveBeenCalled();
  });

  it('leaves the focus where the shopper has put it when a removal fails', async () => {
    const { promise, resolve } = deferred<boolean>();
    api = { ...api, remove: () => promise };
    page.rerender(cartPage());
    await press('Remove Lund Bowl');
    checkOut().focus();
    await act(async () => resolve(false));
    expect(checkOut()).toHaveFocus();
  });

  it('offers undo in an empty cart, and shows why a line cannot be restored', async () => {
    const message = 'Sorry, this has just sold out.';
    api = { ...api, cart, add: async () => ({ ok: false, message }) };
    page.rerender(cartPage());
    await press('Remove Lund Bowl');
    api = { ...api, cart: EMPTY_CART };
    page.rerender(cartPage());
    await press(/^Undo/);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('reports what the shop has changed until it is dismissed', async () => {
    change(dearer, { ...mug, availability: 'unavailable' });
    expect(await screen.findByText('Lund Bowl now costs $30.00 instead of $28.00.')).toBeVisible();
    expectVisible('Solveig Mug has sold out.');
    await press('Got it');
    expect(screen.queryByText(/instead of/)).not.toBeInTheDocument();
  });

  it('reports it once, also on another visit', async () => {
    page.unmount();
    api = { ...api, cart: { ...two, lines: [dearer, mug] } };
    open();
    expect(await screen.findByText('Lund Bowl now costs $30.00 instead of $28.00.')).toBeVisible();
    page.unmount();
    open();
    expect(screen.queryByText(/instead of/)).not.toBeInTheDocument();
  });

  it('does not report what the shopper has changed, here and in another tab', async () => {
    await press('Remove Lund Bowl');
    change({ ...mug, quantity: 5 });
    await listed();
    expect(screen.queryByText('Your cart has changed')).not.toBeInTheDocument();
  });
});

it.each<[Partial<Cart>, string, string]>([
  [{ subtotal: usd('56') }, '$19.00 away from free shipping (United States).', '74'],
  [{ subtotal: usd('75.00') }, 'You’ve got free shipping (United States).', '100'],
  // Where the page shows another currency.
  [
    { subtotal: eur('50.40'), charged: usd('56') },
    'About €17.10 away from free shipping (United States).',
    '74',
  ],
])('free delivery with %o in the cart: %s', (changes, name, percent) => {
  estimate = null;
  api = { ...api, cart: aCart(changes) };
  render(cartPage());
  expect(the('progressbar', name)).toHaveAttribute('value', percent);
});

it('free delivery is not promised for a cart without deliveries', () => {
  estimate = null;
  api = { ...api, cart: aCart({ lines: [aCartLine({ kind: 'digital' })] }) };
  render(cartPage());
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
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
    await press('Save note');
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  it('is open with the text of a plain form that failed', () => {
    const { container } = draw({ note: 'Old', failed: 'New' });
    expect(container.querySelector('details')).toHaveAttribute('open');
    expect(field()).toHaveValue('New');
  });
});
