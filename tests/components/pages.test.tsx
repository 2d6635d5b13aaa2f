import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BuyTerms, ProductView } from '@/components/catalog/product-view';
import { ThankYou } from '@/components/checkout/thank-you';
import { Main } from '@/components/layout/link-follower';
import { SearchForm, SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import type { Product } from '@/lib/model/product';
import { idleApi } from '../fixtures/carts';
import { usd } from '../fixtures/money';
import { anOrder } from '../fixtures/orders';
import { product } from '../fixtures/products';
import { expectVisible, render, the } from './render-shop';

vi.mock('@/lib/cart/client/use-cart', () => ({ useCart: () => idleApi }));

const order = anOrder({ tax: usd('4.2'), total: usd('60.2') });

it('the layout of every page starts with a skip link', () => {
  render(
    <>
      <SkipLink />
      <Main>Page</Main>
    </>,
  );
  expect(`#${screen.getByRole('main').id}`).toBe(the('link', 'Skip to content').getAttribute('href'));
});

it('the layout of every page has search, categories and the cart', () => {
  render(
    <SiteHeader
      shopName="Halden"
      links={[{ name: 'Vases', href: '/categories/vases' }]}
      cart={<a href="/cart">Cart</a>}
    />,
  );
  const header = screen.getByRole('banner');
  expect(within(header).getByRole('link', { name: 'Halden' })).toHaveAttribute('href', '/');
  expect(within(header).getByRole('link', { name: 'Cart' })).toBeVisible();
  expect(screen.getAllByRole('navigation', { name: 'Categories' })[0]).toHaveTextContent('Vases');
  const [search] = screen.getAllByRole('searchbox', { name: 'Search' });
  expect(search).toHaveAttribute('name', 'q');
  expect(search?.closest('form')).toHaveAttribute('action', '/search');
});

it('the search field keeps the search text on the results page', () => {
  history.replaceState(null, '', '/search?q=moon+jar');
  render(<SearchForm />);
  expect(the('searchbox', 'Search')).toHaveValue('moon jar');
  history.replaceState(null, '', '/search?q=lamp');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(the('searchbox', 'Search')).toHaveValue('lamp');
});

it('the search field is empty on other pages', () => {
  history.replaceState(null, '', '/products?q=lamp');
  render(<SearchForm />);
  expect(the('searchbox', 'Search')).toHaveValue('');
});

it('a product page has one h1, breadcrumbs, its description and its sections', () => {
  render(
    <ProductView
      product={product}
      trail={[{ name: 'Home', href: '/' }]}
      terms={<BuyTerms product={product} promises={['Arrived broken? We’ll send another.']} />}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lund Bowl');
  const way = the('navigation', 'Breadcrumb');
  expect(
    within(way)
      .getAllByRole('listitem')
      .map((item) => item.getAttribute('aria-current')),
  ).toEqual([null, 'page']);
  expect(screen.getByText('Wide and open.')).toBeVisible();
  // The fact under the price, and the section.
  expect(screen.getAllByText('Care')).toHaveLength(2);
  expectVisible('Arrived broken? We’ll send another.', 'United States: free returns within 30 days.');
});

it.each<[string, Partial<Product>, string]>([
  ['that is new', { isNew: true }, 'New'],
  ['that is new, in a catalog of several ribbons', { isNew: true, ribbons: [] }, 'New'],
  ['with a ribbon', { isNew: true, ribbon: 'Best seller' }, 'Best seller'],
  ['with two ribbons', { isNew: true, ribbons: ['Best seller', 'Eco'] }, 'Best sellerEco'],
  ['without any', { brand: 'Mori' }, 'Mori'],
])('the labels above the name of a product of one %s', (_, changes, labels) => {
  render(<ProductView product={{ ...product, ...changes }} trail={[]} />);
  expect(screen.getByRole('heading', { level: 1 }).previousElementSibling?.textContent).toBe(labels);
});

describe('the thank-you page', () => {
  it('shows number, items, totals, delivery and the address of the confirmation', () => {
    render(<ThankYou order={order} arrival="Arrives around Mar 9" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
    expectVisible('Order 10042', /Arrives around Mar 9/);
    expect(screen.getByText('March 4, 2026')).toHaveAttribute('datetime', order.placedAt);
    expectVisible(/on its way to ingrid@example.com/, '1 Market St', '2 × $28.00');
    expect(screen.getByText('Total').parentElement).toHaveTextContent('$60.20');
    const [how, cost] = screen.getAllByText('Shipping', { selector: 'dt' });
    expect(how?.parentElement).toHaveTextContent(/Standard.*days/);
    expect(cost?.parentElement).toHaveTextContent('Free');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it.each([
    ['pending', /being confirmed/],
    ['not-paid', /isn’t paid yet/],
  ] as const)('says that the payment is %s', (paymentStatus, text) => {
    render(<ThankYou order={{ ...order, paymentStatus }} />);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('shows what a gift card has paid, and what the card was charged', () => {
    const paid = { at: null, status: 'paid' } as const;
    const ofGift = { kind: 'gift-card', code: '••50' } as const;
    const ofCard = { kind: 'card', brand: 'Visa', lastDigits: '4242' } as const;
    const giftCard = { ...paid, id: '1', amount: usd('50'), method: ofGift };
    const card = { ...paid, id: '2', amount: usd('10.2'), method: ofCard };
    const { rerender } = render(<ThankYou order={order} payments={[giftCard, card]} />);
    const summary = the('region', 'What you ordered');
    expect(summary).toHaveTextContent('Total$60.20Gift card ••50−$50.00Visa ending in 4242$10.20');
    rerender(<ThankYou order={{ ...order, balance: usd('10.2') }} payments={[giftCard]} />);
    expect(summary).toHaveTextContent('Total$60.20Gift card ••50−$50.00Amount due$10.20');
    rerender(<ThankYou order={order} payments={[card]} />);
    expect(summary).not.toHaveTextContent('Visa');
  });

  it('shows no price for what a membership pays', () => {
    const unpaid = { paymentOption: 'membership' as const, price: usd('0'), total: usd('0.00') };
    render(<ThankYou order={{ ...order, lines: order.lines.map((one) => ({ ...one, ...unpaid })) }} />);
    const [row] = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('Lund Bowl'));
    expect(row).toHaveTextContent(/2 items.*Paid with your membership/);
    expect(row).not.toHaveTextContent('$');
  });

  it('promises no package for items sent by email, and nothing for a canceled order', () => {
    const { rerender } = render(
      <ThankYou order={{ ...order, lines: order.lines.map((one) => ({ ...one, kind: 'digital' })) }} />,
    );
    expect(screen.queryByText(/package/)).not.toBeInTheDocument();
    rerender(<ThankYou order={{ ...order, status: 'canceled', paymentStatus: 'pending' }} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order canceled');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
