import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CartLines } from '@/components/cart/cart-lines';
import { CartSummary } from '@/components/cart/cart-summary';
import { CartView } from '@/components/cart/cart-view';
import { CodeForm } from '@/components/cart/code-form';
import { useRemovedLine } from '@/components/cart/removed-line';
import type { CartApi } from '@/lib/cart/client/store';
import { type CartEstimate, type CartLine, EMPTY_CART, NO_MEMBERSHIPS } from '@/lib/model/cart';
import { SUBDIVISIONS } from '@/lib/model/subdivisions';
import { render } from './render-shop';
import { cart, firstChoice, idleApi, line, usd } from './shop-things';

const estimate: CartEstimate = {
  subtotal: usd('56'),
  discount: usd('5.6'),
  shipping: usd('9'),
  tax: usd('4.2'),
  fees: [],
  total: usd('63.6'),
  shippingOptions: [
    { code: 'std', title: 'Standard', deliveryTime: '3–5 days', cost: usd('9'), pickupAddress: null },
    { code: 'pick', title: 'Pickup', deliveryTime: '', cost: usd('0'), pickupAddress: '12 Kiln Lane' },
  ],
  selectedShippingCode: 'std',
  problems: [],
  memberships: NO_MEMBERSHIPS,
  giftCard: null,
  violations: [],
};
const page = {
  initialCart: cart,
  initialEstimate: estimate,
  initialChoice: firstChoice,
  taxSubdivisions: SUBDIVISIONS,
};

let api: CartApi = idleApi;
const estimateFor = vi.fn();
vi.mock('@/lib/cart/client/use-cart', () => ({ useCart: () => api }));
vi.mock('@/lib/cart/client/use-cart-estimate', () => ({
  useCartEstimate: (request: unknown) => {
    estimateFor(request);
    const memberships = { ...NO_MEMBERSHIPS, selectedIds: ['club'] };
    return { estimate: { ...estimate, memberships }, status: 'ready' };
  },
}));

beforeEach(() => {
  api = idleApi;
  estimateFor.mockClear();
});

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
  const draw = (over: Partial<typeof line> = {}, commands: Partial<CartApi> = {}) =>
    render(<Lines lines={[{ ...line, ...over }]} commands={commands} />);

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
    expect(sent(screen.getByRole('spinbutton', { name: 'Quantity' }))).toEqual({
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
    const article = screen.getByRole('article', { name: 'Lund Bowl' });
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
    rerender(<Lines lines={[{ ...line, availability: 'unavailable' }]} />);
    expect(screen.getByText(/^Sold out\./)).toBeVisible();
    rerender(<Lines lines={[{ ...line, availability: 'not-found' }]} />);
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
});

describe('the coupon', () => {
  it('shows beside its field why a code was rejected, and nothing once it is accepted', async () => {
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

  it('can be removed', async () => {
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
});

describe('the totals', () => {
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
    draw({ cart: { ...cart, pending: true } });
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
      cart: { ...cart, lines: [{ ...line, kind: 'digital' }] },
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
        estimate={{ ...estimate, memberships: { ...memberships, selectedIds } }}
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

describe('the cart page', () => {
  it('has lines, totals and a checkout for guests that submits the selection', async () => {
    render(
      <CartView
        {...page}
        // One membership pays. The other was selected and cannot pay.
        initialChoice={{ ...firstChoice, subdivision: 'US-NY', membershipIds: ['club', 'old'] }}
      />,
    );
    expect(screen.getByRole('heading', { name: '2 items' })).toBeVisible();
    const checkOut = screen.getByRole('button', { name: 'Check out' });
    expect(sent(checkOut)).toEqual({
      to: '/checkout',
      shown: 'USD 63.6 line-1_28',
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
        choice: { country: 'DE', subdivision: null, shippingCode: null, membershipIds: ['club', 'old'] },
      }),
    );
    expect(sent(checkOut)).toMatchObject({ country: 'DE', subdivision: '' });
  });

  it('has no other time of delivery than the message of a pre-order', async () => {
    const ordered = (...lines: CartLine[]) => {
      api = { ...idleApi, cart: { ...cart, lines } };
      return render(<CartView {...page} arrival="Get it on Friday" />);
    };
    const later = { ...line, preOrder: { message: 'Ships in May' } };
    const { unmount } = ordered(later);
    expect(await screen.findByText(/Ships in May/)).toBeVisible();
    expect(screen.queryByText('3–5 days')).toBeNull();
    expect(screen.queryByText('Get it on Friday')).toBeNull();
    unmount();
    // The method's days are those of the other line.
    ordered(later, { ...line, id: 'line-2' });
    expect(screen.getByText('3–5 days')).toBeInTheDocument();
    expect(screen.queryByText('Get it on Friday')).toBeNull();
  });

  it('says what has risen when the checkout stopped, and not again among the changes', async () => {
    const [line] = cart.lines;
    const from = { amount: '20.00', currency: 'USD' };
    const to = { amount: '28.00', currency: 'USD' };
    const seen = { name: 'Lund Bowl', price: from, availability: 'available' };
    localStorage.setItem('cart-seen', JSON.stringify({ [line?.id ?? '']: seen }));
    render(<CartView {...page} raise={{ lines: [{ id: line?.id ?? '', from, to }], total: { from, to } }} />);
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent(
      'Before you check outLund Bowl now costs $28.00 instead of $20.00.The total is now $28.00 instead of $20.00.If that is fine, check out again.',
    );
    expect(screen.getAllByText(/now costs/)).toHaveLength(1);
    await userEvent.click(within(notice).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/now costs/)).not.toBeInTheDocument();
    localStorage.clear();
  });

  it('links to products when it is empty', () => {
    api = { ...idleApi, cart: EMPTY_CART };
    render(<CartView {...page} initialCart={EMPTY_CART} />);
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/products');
    expect(screen.queryByRole('button', { name: 'Check out' })).not.toBeInTheDocument();
  });

  it('never shows an unreachable cart as an empty one', async () => {
    const retry = vi.fn();
    api = { ...idleApi, cart: EMPTY_CART, status: 'unreachable', retry };
    render(<CartView {...page} initialCart={null} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Your items are safe.');
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('keeps showing the last known cart', () => {
    api = { ...idleApi, status: 'unreachable' };
    render(<CartView {...page} initialCart={cart} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Here’s what was in it last time');
    expect(screen.getByRole('article', { name: 'Lund Bowl' })).toBeVisible();
  });

  it('reports the platform’s changes until they are dismissed', async () => {
    const dismissNotice = vi.fn();
    api = { ...idleApi, notice: 'Lund Bowl: only 1 left.', dismissNotice };
    render(<CartView {...page} initialCart={cart} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Lund Bowl: only 1 left.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismissNotice).toHaveBeenCalledOnce();
  });
});
