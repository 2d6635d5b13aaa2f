import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EmptyResults } from '@/components/catalog/empty-results';
import { ListToolbar } from '@/components/catalog/list-toolbar';
import { Pagination } from '@/components/catalog/pagination';
import { ListPriceNote, ProductGrid } from '@/components/catalog/product-grid';
import { PLAIN_QUERY } from '@/lib/catalog/product-query';
import type { FilterChoices, Filters, ProductQuery } from '@/lib/model/product-list';
import { salePrice, usd } from '../fixtures/money';
import { aSummary, picture, summary } from '../fixtures/products';
import { expectVisible, hrefOf, press, render, sentBy, the } from './render-shop';

const went = vi.fn();
// The code of the filters loads with the first choice.
beforeAll(() => import('@/lib/catalog/filter-actions'));
beforeEach(() => {
  went.mockClear();
  sessionStorage.clear();
  vi.spyOn(location, 'assign').mockImplementation(went);
});

const plain = PLAIN_QUERY;
const bounds = { min: usd('6'), max: usd('224') };

const choices: FilterChoices = {
  color: Array.from({ length: 10 }, (_, index) => ({
    value: `Tint ${index}`,
    color: '#d8c9ae',
    count: 10 - index,
  })),
  brand: ['Halden', 'Mori'].map((value) => ({ value, color: null, count: 1 })),
  ribbon: [],
  sale: [],
  inStock: [{ value: '1', color: null, count: 31 }],
};

const toolbar = (query: ProductQuery, changes: Partial<ComponentProps<typeof ListToolbar>> = {}) => (
  <ListToolbar basePath="/products" query={query} total={32} choices={choices} bounds={bounds} {...changes} />
);
const withFilters = (filters: Partial<Filters>) => ({ ...plain, filters: { ...plain.filters, ...filters } });

/** The orders that the toolbar offers. */
const orders = () =>
  within(the('combobox', 'Sort by'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('a product card', () => {
  it('links its name to the product', () => {
    render(<ProductGrid products={[summary, aSummary({ id: '2', slug: 'b', name: 'B' })]} />);
    expect(hrefOf('Lund Bowl')).toBe('/products/lund-bowl');
    expect(within(the('list', 'Products')).getAllByRole('listitem')).toHaveLength(2);
  });

  it('leads to the color that it shows', () => {
    render(<ProductGrid products={[aSummary({ shownColor: 'Oat & Ink' })]} />);
    expect(hrefOf('Lund Bowl')).toBe('/products/lund-bowl?color=Oat+%26+Ink');
  });

  it('has its rating with a name for screen readers, and none without reviews', () => {
    const { unmount } = render(<ProductGrid products={[aSummary({ rating: { average: 4, count: 12 } })]} />);
    expect(the('img', 'Rated 4.0 out of 5, 12 reviews')).toHaveTextContent('4.0 (12)');
    unmount();
    render(<ProductGrid products={[summary]} />);
    expect(screen.queryByRole('img', { name: /Rated/ })).toBeNull();
  });

  it('loads its picture at once in the first row of a phone, and lazily elsewhere', () => {
    const products = ['1', '2', '3', '4', '5'].map((id) => aSummary({ id, slug: id }));
    const ways = () =>
      screen
        .getAllByRole('img')
        .map((one) => `${one.getAttribute('loading')} ${one.getAttribute('fetchpriority')}`);
    const [early, late] = ['eager high', 'lazy low'];
    const { unmount } = render(<ProductGrid products={products} atTop />);
    expect(ways()).toEqual([early, early, late, late, late]);
    unmount();
    render(<ProductGrid products={products} />);
    expect(ways()).toEqual(Array(5).fill(late));
  });

  it('names its sold-out state and its colors in text', () => {
    const swatches = ['Oat', 'Ink'].map((name) => ({ name, color: '#000' }));
    render(<ProductGrid products={[aSummary({ availability: 'sold-out', ribbon: 'New', swatches })]} />);
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Sold out');
    expect(card).not.toHaveTextContent('New');
    expect(card).toHaveTextContent('Colors: Oat, Ink');
  });

  it.each([
    ['says that it is new', {}, 'New'],
    ['keeps its ribbon', { ribbon: 'Best seller' }, 'Best seller'],
    ['is new rather than on sale', { price: salePrice('30', '38') }, 'New'],
    ['is sold out rather than new', { availability: 'sold-out' }, 'Sold out'],
  ] as const)('of a new product %s', (_, changes, badge) => {
    const { container } = render(<ProductGrid products={[aSummary({ isNew: true, ...changes })]} />);
    expect([...container.querySelectorAll('.card-badge')].map(({ textContent }) => textContent)).toEqual([
      badge,
    ]);
  });

  it('has one group of radio buttons for its colors, and none for colors without pictures', () => {
    const swatches = ['Oat', 'Ink'].map((name) => ({ name, color: '#000', picture: picture(name) }));
    const inInk = aSummary({ swatches, shownColor: 'Ink' });
    const { unmount } = render(<ProductGrid products={[inInk, aSummary({ id: 'other', swatches })]} />);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([false, true, false, false]);
    const [form, other] = [radios[0]?.form, radios[2]?.form];
    expect(form).not.toBe(other);
    // Its Enter key neither submits nor leaves the page.
    expect(form).toHaveAttribute('method', 'dialog');
    unmount();
    render(<ProductGrid products={[aSummary({ swatches: [{ name: 'Oat', color: '#000' }] })]} />);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('loads its second picture on hover only, and hides it from screen readers', () => {
    const { container } = render(<ProductGrid products={[aSummary({ secondPicture: picture('stack') })]} />);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    const second = container.querySelector('.on-hover');
    expect(second).toHaveAttribute('loading', 'lazy');
    expect(second).not.toHaveAttribute('srcset');
  });
});

describe('the list toolbar', () => {
  it('is a plain form with labeled fields, and shows the number of products', () => {
    const { rerender } = render(toolbar({ ...plain, search: 'bowl' }));
    expect(sentBy(the('button', /^Show 32 products/))).toMatchObject({ to: '/products', q: 'bowl' });
    expect(the('combobox', 'Sort by')).toHaveValue('newest');
    expect(the('textbox', 'Minimum price')).toHaveAttribute('inputmode', 'decimal');
    expect(the('textbox', 'Maximum price')).toHaveAttribute('placeholder', 'to $224');
    expectVisible('32 products');
    rerender(toolbar(plain, { total: 1 }));
    expectVisible('1 product');
  });

  it('applies a sort order at once and leaves empty fields out of the URL', async () => {
    render(toolbar(plain));
    await userEvent.type(the('textbox', 'Maximum price'), '50');
    await userEvent.selectOptions(the('combobox', 'Sort by'), 'priceDesc');
    const address = '/products?sortBy=priceDesc&maxPrice=50';
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith(address));
  });

  it('restores the focus to the same field on the next page', async () => {
    const { unmount } = render(toolbar(plain));
    const select = the('combobox', 'Sort by');
    select.focus();
    await userEvent.selectOptions(select, 'priceAsc');
    await waitFor(() => expect(went).toHaveBeenCalled());
    unmount();
    render(toolbar({ ...plain, sortBy: 'priceAsc' }));
    await waitFor(() => expect(the('combobox', 'Sort by')).toHaveFocus());
  });

  it('starts with the recommended products where the list has them, and offers the newest', async () => {
    const rankedOrders = ['recommended', 'topRated'] as const;
    render(toolbar({ ...plain, sortBy: 'newest' }, { basePath: '/categories/vases', rankedOrders }));
    expect(the('combobox', 'Sort by')).toHaveDisplayValue('Newest first');
    expect(orders().slice(0, 3)).toEqual(['Recommended', 'Newest first', 'Top rated']);
    await userEvent.selectOptions(the('combobox', 'Sort by'), 'Recommended');
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/categories/vases'));
  });

  it('opens the plain URL when no filter is set', async () => {
    render(toolbar({ ...plain, minPrice: 20 }));
    await userEvent.clear(the('textbox', 'Minimum price'));
    await press('Apply');
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith('/products'));
  });

  it('resets its fields when the page is restored from the history', async () => {
    render(toolbar({ ...plain, minPrice: 20 }));
    const minimum = the('textbox', 'Minimum price');
    await userEvent.clear(minimum);
    await userEvent.selectOptions(the('combobox', 'Sort by'), 'priceAsc');
    const comeBack = new Event('pageshow');
    Object.assign(comeBack, { persisted: true });
    act(() => void dispatchEvent(comeBack));
    expect(minimum).toHaveValue('20');
    expect(the('combobox', 'Sort by')).toHaveValue('newest');
  });

  it('has a checkbox for every choice, with its number of products', () => {
    render(toolbar(withFilters({ brand: ['Mori'] })));
    const colors = the('group', 'Color');
    expect(within(colors).getAllByRole('checkbox')).toHaveLength(10);
    expect(within(colors).getByRole('checkbox', { name: /^Tint 0.*10 products$/ })).not.toBeChecked();
    expect(within(the('group', 'Brand')).getByRole('checkbox', { name: /^Mori.*1 product$/ })).toBeChecked();
    const only = the('group', 'Show only');
    expect(within(only).getAllByRole('checkbox')).toHaveLength(1);
    expect(within(only).getByRole('checkbox', { name: /^In stock/ })).toHaveAttribute('value', '1');
    expect(screen.queryByRole('group', { name: 'Highlights' })).toBeNull();
  });

  it('collapses choices after the eighth, unless one of them is selected', () => {
    const { unmount } = render(toolbar(withFilters({ color: ['Tint 7'] })));
    const folded = () => screen.getByText('2 more').closest('details');
    expect(folded()).not.toHaveAttribute('open');
    expect(within(the('group', 'Color')).getByText('Tint 7')).toBeVisible();
    unmount();
    render(toolbar(withFilters({ color: ['Tint 8'] })));
    expect(folded()).toHaveAttribute('open');
  });

  it('applies a choice at once, with those that the list already has', async () => {
    render(toolbar({ ...withFilters({ color: ['Tint 3'], inStock: ['1'] }), sortBy: 'priceAsc' }));
    await userEvent.click(the('checkbox', /^Tint 1/));
    const address = '/products?sortBy=priceAsc&color=Tint+1&color=Tint+3&inStock=1';
    await waitFor(() => expect(went).toHaveBeenCalledExactlyOnceWith(address));
  });

  it('offers the orders by sales and ratings where the list has them', () => {
    const { unmount } = render(toolbar(plain));
    expect(orders()).not.toContain('Best selling');
    unmount();
    render(toolbar(plain, { rankedOrders: ['bestSelling', 'topRated'] }));
    expect(orders().slice(0, 3)).toEqual(['Newest first', 'Best selling', 'Top rated']);
  });

  it('has no checkboxes without choices', () => {
    const none = { ...choices, color: [], brand: [], inStock: [] };
    for (const offered of [null, none]) {
      const { unmount } = render(toolbar(plain, { choices: offered }));
      expect(screen.queryByRole('checkbox')).toBeNull();
      expect(screen.getByRole('group')).toHaveAccessibleName('Price');
      unmount();
    }
  });

  it('links every active filter to the list without it, and says how many there are', () => {
    const filters = withFilters({ color: ['Tint 1', 'Tint 2'], inStock: ['1'] });
    const { unmount } = render(toolbar({ ...filters, minPrice: 20, page: 2 }));
    expect(hrefOf('Remove filter: Color: Tint 1')).toBe('/products?minPrice=20&color=Tint+2&inStock=1');
    expect(hrefOf('Remove filter: In stock')).toBe('/products?minPrice=20&color=Tint+1&color=Tint+2');
    expect(hrefOf('Clear all')).toBe('/products');
    for (const name of [
      /^Filter and sort.*4 filters applied/,
      /^Color.*2 filters applied/,
      /^Price.*1 filter applied/,
    ])
      expect(the('button', name)).toBeVisible();
    unmount();
    render(toolbar({ ...plain, minPrice: 20, maxPrice: 99.5, sortBy: 'nameAsc', page: 3 }));
    expect(hrefOf('Remove filter: Minimum price: $20')).toBe('/products?maxPrice=99.5&sortBy=nameAsc');
    expect(the('link', 'Remove filter: Maximum price: $99.50')).toBeVisible();
    expect(hrefOf('Clear all')).toBe('/products?sortBy=nameAsc');
  });
});

it('pagination links to the previous and next pages, and keeps the filters', () => {
  render(<Pagination basePath="/products" query={{ ...plain, minPrice: 20, page: 2 }} pageCount={3} />);
  expect(hrefOf('Previous page')).toBe('/products?minPrice=20');
  expect(hrefOf('Next page')).toBe('/products?minPrice=20&page=3');
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
});

it('pagination is absent for a single page', () => {
  const { container } = render(<Pagination basePath="/products" query={plain} pageCount={1} />);
  expect(container).toBeEmptyDOMElement();
});

it('an empty list links to the unfiltered list and to other lists', () => {
  const categories = [{ name: 'Vases', href: '/categories/vases' }];
  render(<EmptyResults basePath="/products" query={{ ...plain, maxPrice: 1 }} categories={categories} />);
  expect([hrefOf('Clear the filters'), hrefOf('Vases')]).toEqual(['/products', '/categories/vases']);
  expect(screen.getByText(/in this price range/i)).toBeVisible();
});

it('an empty list does not name the prices as the reason when other filters are active', () => {
  const query = { ...withFilters({ color: ['Ink'] }), maxPrice: 1 };
  render(<EmptyResults basePath="/products" query={query} categories={[]} />);
  expect(screen.getByText(/try removing a filter/i)).toBeVisible();
  expect(hrefOf('Clear the filters')).toBe('/products');
});

it('an empty list links to the last page when the requested page is beyond it', () => {
  const query = { ...withFilters({ color: ['Ink'] }), page: 7 };
  render(<EmptyResults basePath="/products" query={query} lastPage={2} categories={[]} />);
  expect(hrefOf('Go to the last page')).toBe('/products?color=Ink&page=2');
  expect(screen.queryByRole('link', { name: 'Clear the filters' })).not.toBeInTheDocument();
});

describe('the note on a long list', () => {
  const NOTE = /sorted by full price/;

  it.each([
    ['a lower bound', { minPrice: 20 }],
    ['an upper bound', { maxPrice: 20 }],
    ['the order by price', { sortBy: 'priceAsc' }],
  ] as const)('names the prices that count for %s', (_, change) => {
    render(<ListPriceNote query={{ ...plain, ...change }} priceBasis="list" />);
    expect(screen.getByText(NOTE)).toBeVisible();
  });

  it('agrees with the names of the orders and the price fields', () => {
    render(toolbar(plain, { choices: null, priceBasis: 'list' }));
    expect(orders()).toEqual(expect.arrayContaining(['Lowest list price', 'Highest list price']));
    expect(the('textbox', 'Minimum list price')).toBeVisible();
  });

  it('is absent where it makes no difference', () => {
    render(<ListPriceNote query={{ ...plain, sortBy: 'nameAsc' }} priceBasis="list" />);
    render(<ListPriceNote query={{ ...plain, sortBy: 'priceAsc', maxPrice: 20 }} priceBasis="paid" />);
    expect(screen.queryByText(NOTE)).toBeNull();
  });
});
