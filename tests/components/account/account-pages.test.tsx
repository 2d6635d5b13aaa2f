import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AccountEnded, AccountFrame, AccountUnreachable } from '@/components/account/account-frame';
import { OrderList } from '@/components/account/order-list';
import { OrderView } from '@/components/account/order-view';
import { ThankYou } from '@/components/checkout/thank-you';
import type { OrderDetail, OrderDetailLine } from '@/lib/model/order';
import { usd } from '../../fixtures/money';
import { anOrder, anOrderLine, aShipment } from '../../fixtures/orders';
import { expectVisible, hrefOf, render, the } from '../render-shop';

const NOW = Date.parse('2026-03-10T00:00:00Z');
const view = (rest: Partial<OrderDetail> = {}, records: Partial<Parameters<typeof OrderView>[0]> = {}) =>
  render(
    <OrderView
      order={anOrder(rest)}
      transactions={{ payments: [], refunds: [] }}
      shipments={[]}
      now={NOW}
      {...records}
    />,
  );

it('the account layout links to its other pages and to sign-out, and marks the current page without a link', () => {
  render(
    <AccountFrame title="Orders" current="orders">
      Here
    </AccountFrame>,
  );
  const nav = the('navigation', 'Your account');
  expect(within(nav).getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
  expect(within(nav).getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/account/security');
  expect(within(nav).queryByRole('link', { name: 'Orders' })).not.toBeInTheDocument();
  expect(within(nav).getByText('Orders')).toHaveAttribute('aria-current', 'page');
  const form = within(nav).getByRole('button', { name: 'Sign out' }).closest('form');
  expect(form).toHaveAttribute('action', '/sign-out');
  expect(form).toHaveAttribute('method', 'post');
});

it('the account layout links back up from a page below', () => {
  render(
    <AccountFrame title="Order 1" current="orders" below>
      Here
    </AccountFrame>,
  );
  expect(hrefOf('Orders')).toBe('/account/orders');
});

it('the account layout distinguishes an unreachable platform from an ended session', () => {
  const { rerender } = render(<AccountUnreachable what="orders" href="/account/orders" />);
  expect(screen.getByRole('alert')).toHaveTextContent(/can’t load your orders right now.*still signed in/);
  expect(the('button', 'Try again').closest('form')).toHaveAttribute('action', '/account/orders');
  rerender(<AccountEnded returnTo="/account/orders" />);
  expect(hrefOf('Sign in')).toBe('/login?returnTo=%2Faccount%2Forders');
});

it('the list of orders shows number, date, state, total and items', () => {
  render(
    <OrderList
      orders={[anOrder(), anOrder({ id: 'o2', number: '10041', status: 'canceled' })]}
      hrefOf={(id) => `/account/orders/${id}`}
      olderHref={null}
      newerHref={null}
    />,
  );
  const [first, second] = within(the('list', 'Orders')).getAllByRole('listitem');
  expect(within(first ?? document.body).getByRole('link', { name: 'Order 10042' })).toHaveAttribute(
    'href',
    '/account/orders/o1',
  );
  expect(first).toHaveTextContent('Being prepared');
  expect(first).toHaveTextContent('March 4, 2026');
  expect(first).toHaveTextContent('2 items');
  expect(first).toHaveTextContent('$56.00');
  expect(first).toHaveTextContent('Lund Bowl');
  expect(second).toHaveTextContent('Canceled');
  expect(screen.queryByRole('link', { name: /er orders/ })).not.toBeInTheDocument();
});

it('the list of orders links to older and newer ones', () => {
  const links = { olderHref: '/account/orders?cursor=o', newerHref: '/account/orders?cursor=n' };
  render(<OrderList orders={[anOrder({ placedAt: '' })]} hrefOf={(id) => `/${id}`} {...links} />);
  expect(hrefOf('Older orders')).toBe(links.olderHref);
  expect(hrefOf('Newer orders')).toBe(links.newerHref);
});

describe('an order', () => {
  it('shows its lines with links, its totals and its destination', () => {
    view({ couponCode: 'WELCOME10', discount: usd('5'), fees: [{ name: 'Gift wrap', amount: usd('4') }] });
    expect(hrefOf('Lund Bowl')).toBe('/products/lund-bowl');
    expect(screen.getByText('Discount (WELCOME10)').parentElement).toHaveTextContent('−$5.00');
    expect(screen.getByText('Gift wrap').parentElement).toHaveTextContent('$4.00');
    expectVisible('1 Market St', '3–5 days');
  });

  it('has no link to a product that is no longer sold', () => {
    view({ lines: [anOrderLine({ href: null })] });
    expect(screen.queryByRole('link', { name: 'Lund Bowl' })).not.toBeInTheDocument();
    expect(screen.getByText('Lund Bowl')).toBeVisible();
  });

  it('shows a pickup with its time', () => {
    const slot = { from: '2026-03-12T10:00:00.000Z', to: '2026-03-12T12:00:00.000Z' };
    const { delivery } = anOrder();
    if (!delivery) throw new Error('no delivery');
    view({ delivery: { ...delivery, kind: 'pickup', slot, instructions: 'Ring at the gate' } });
    expectVisible('Pickup', 'March 12, 2026, 6:00 AM – 8:00 AM EDT', 'Ring at the gate');
  });

  it('offers a download until it expires, and says when it has expired or has not started', () => {
    const digital = (download: OrderDetailLine['download']) => ({
      lines: [anOrderLine({ kind: 'digital', download })],
    });
    const href = 'https://files.example/a.pdf';
    const { unmount } = view(digital({ href, expiresAt: '2026-04-01T00:00:00.000Z' }));
    expect(hrefOf(/^Download/)).toBe(href);
    expect(screen.getByText(/until March 31, 2026/)).toBeVisible();
    unmount();
    const past = view(digital({ href, expiresAt: '2026-03-01T00:00:00.000Z' }));
    expect(screen.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument();
    expect(screen.getByText(/expired on February 28, 2026/)).toBeVisible();
    past.unmount();
    view(digital(null));
    expect(screen.getByText(/once the order is paid/)).toBeVisible();
  });

  it('shows gift cards, memberships and refunded items', () => {
    view({ lines: [anOrderLine({ kind: 'gift-card', paymentOption: 'deposit', refunded: 1 })] });
    expectVisible(/gift card is sent by email/, /Deposit paid online/, '1 refunded');
  });

  it('shows payments and refunds with their states', () => {
    const method = { kind: 'card', brand: 'Visa', lastDigits: '4242' } as const;
    const payments = [{ id: 'p', at: null, amount: usd('50'), method, status: 'authorized' as const }];
    const refunds = [{ id: 'r', at: null, amount: usd('5'), status: 'pending' as const, reason: 'Chipped' }];
    view({ paymentStatus: 'partly-paid', balance: usd('6') }, { transactions: { payments, refunds } });
    for (const text of [
      'Visa ending in 4242Authorized, not charged yet',
      'RefundOn its way: Chipped',
      '−$5.00',
    ])
      expect(the('region', 'Payments')).toHaveTextContent(text);
    expectVisible('Balance due: $6.00');
  });

  it('shows its packages and where they are', () => {
    const trackingHref = 'https://ups.example/1Z';
    const lines = [{ id: 'l1', quantity: 1 }];
    view({}, { shipments: [aShipment({ provider: 'UPS', trackingNumber: '1Z', trackingHref, lines })] });
    expect(the('region', 'Packages')).toHaveTextContent('1 × Lund Bowl');
    expect(hrefOf('Track 1Z')).toBe(trackingHref);
  });

  it('reports when payments or packages cannot be loaded', () => {
    view({}, { transactions: null, shipments: null });
    expectVisible(/can’t load your payments/, /can’t load your packages/);
  });

  it('shows the activities', () => {
    view({ activities: [{ id: '1', at: '2026-03-04T10:00:00.000Z', type: 'order-placed' }] });
    const history = the('region', 'Order updates');
    expect(within(history).getAllByRole('listitem')).toHaveLength(1);
    expect(history).toHaveTextContent('Order placed');
  });
});

it('the thank-you page offers an account below the order to a guest, and none to a member', () => {
  const href = '/register?returnTo=%2Fthank-you';
  const { rerender } = render(<ThankYou order={anOrder()} registerHref={href} />);
  const link = the('link', 'Create account');
  expect(link).toHaveAttribute('href', href);
  const total = screen.getByText('Total');
  expect(total.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  rerender(<ThankYou order={anOrder()} />);
  expect(screen.queryByRole('link', { name: 'Create account' })).not.toBeInTheDocument();
});

it('the thank-you page renders without a date', () => {
  render(<ThankYou order={anOrder({ placedAt: '' })} />);
  expect(screen.queryByText('Placed on')).not.toBeInTheDocument();
});
