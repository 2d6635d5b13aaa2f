import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EmptyResults } from '@/components/catalog/empty-results';
import { ListToolbar } from '@/components/catalog/list-toolbar';
import { Pagination } from '@/components/catalog/pagination';
import { ProductGrid } from '@/components/catalog/product-grid';
import type { ProductQuery } from '@/lib/catalog/types';
import { render } from './render-shop';
import { picture, summary, usd } from './shop-things';

const went = vi.fn();
beforeEach(() => {
  went.mockClear();
  sessionStorage.clear();
  vi.spyOn(location, 'assign').mockImplementation(went);
});

const plain: ProductQuery = { minPrice: null, maxPrice: null, sortBy: 'newest', page: 1, search: null };
const bounds = { min: usd('6'), max: usd('224') };

function toolbar(query: ProductQuery, total = 32) {
  return <ListToolbar basePath="/products" query={query} total={total} bounds={bounds} />;
}

describe('a product card', () => {
  it('leads to the product by its name', () => {
    render(<ProductGrid products={[summary, { ...summary, id: '2', slug: 'b', name: 'B' }]} />);
    expect(screen.getByRole('link', { name: 'Lund Bowl' })).toHaveAttribute('href', '/products/lund-bowl');
    expect(within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('at the top of a page has its picture at once, before all others on telephones too', () => {
    const products = ['1', '2', '3', '4', '5'].map((id) => ({ ...summary, id, slug: id }));
    const ways = () =>
      screen
        .getAllByRole('img')
        .map((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')]);
    const { unmount } = render(<ProductGrid products={products} atTop />);
    expect(ways()).toEqual([
      ['eager', 'high'],
      ['eager', 'high'],
      ['eager', null],
      ['eager', null],
      ['lazy', null],
    ]);
    unmount();
    render(<ProductGrid products={products} />);
    expect(new Set(ways().flat())).toEqual(new Set(['lazy', null]));
  });

  it('says in words that it is sold out, and which colours there are', () => {
    const swatches = ['Oat', 'Ink'].map((name) => ({ name, color: '#000' }));
    render(<ProductGrid products={[{ ...summary, availability: 'sold-out', ribbon: 'New', swatches }]} />);
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Sold out');
    expect(card).not.toHaveTextContent('New');
    expect(card).toHaveTextContent('Colours: Oat, Ink');
  });

  it('keeps the second picture for those who point, silent for those who listen', () => {
    render(<ProductGrid products={[{ ...summary, secondPicture: picture('stack') }]} />);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });
});

describe('the list toolbar', () => {
  it('is a plain form with the names that shoppers and tests know', () => {
    render(toolbar({ ...plain, search: 'bowl' }));
    const button = screen.getByRole('button', { name: 'Apply filters' });
    expect(button.closest('form')).toHaveAttribute('action', '/products');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest');
    expect(screen.getByRole('textbox', { name: 'Minimum price' })).toHaveAttribute('inputmode', 'decimal');
    expect(screen.getByRole('textbox', { name: 'Maximum price' })).toHaveAttribute('placeholder', 'to $224');
    expect(new FormData(button.closest('form') ?? undefined).get('q')).toBe('bowl');
  });

  it('counts', () => {
    const { rerender } = render(toolbar(plain));
    expect(screen.getByText('32 products')).toBeVisible();
    rerender(toolbar(plain, 1));
    expect(screen.getByText('1 product')).toBeVisible();
  });

  it('applies an order at once and leaves empty fields out of the address', async () => {
    render(toolbar(plain));
    await userEvent.type(screen.getByRole('textbox', { name: 'Maximum price' }), '50');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'priceDesc');
    expect(went).toHaveBeenCalledExactlyOnceWith('/products?sortBy=priceDesc&maxPrice=50');
  });

  it('gives the focus to the same field of the next page', async () => {
    const { unmount } = render(toolbar(plain));
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    select.focus();
    await userEvent.selectOptions(select, 'priceAsc');
    unmount();
    render(toolbar({ ...plain, sortBy: 'priceAsc' }));
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
  });

  it('goes to the plain address when nothing is asked for', async () => {
    render(toolbar({ ...plain, minPrice: 20 }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Minimum price' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply filters' }));
    expect(went).toHaveBeenCalledExactlyOnceWith('/products');
  });

  it('shows its own list again when it comes back out of the history', async () => {
    render(toolbar({ ...plain, minPrice: 20 }));
    const minimum = screen.getByRole('textbox', { name: 'Minimum price' });
    await userEvent.clear(minimum);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'priceAsc');
    const comeBack = new Event('pageshow');
    Object.assign(comeBack, { persisted: true });
    act(() => void dispatchEvent(comeBack));
    expect(minimum).toHaveValue('20');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest');
  });

  it('shows every filter with a way to take it off and keep the rest', () => {
    render(toolbar({ ...plain, minPrice: 20, maxPrice: 99.5, sortBy: 'nameAsc', page: 3 }));
    expect(screen.getByRole('link', { name: 'Remove filter: Minimum price $20' })).toHaveAttribute(
      'href',
      '/products?maxPrice=99.5&sortBy=nameAsc',
    );
    expect(screen.getByRole('link', { name: 'Remove filter: Maximum price $99.50' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute(
      'href',
      '/products?sortBy=nameAsc',
    );
  });
});

describe('pages', () => {
  it('lead on and back, and keep the filters', () => {
    render(<Pagination basePath="/products" query={{ ...plain, minPrice: 20 }} page={2} pageCount={3} />);
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      '/products?minPrice=20',
    );
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/products?minPrice=20&page=3',
    );
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
  });

  it('are not mentioned when there is one', () => {
    const { container } = render(<Pagination basePath="/products" query={plain} page={1} pageCount={1} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('an empty list', () => {
  it('offers to clear the filters, and other ways on', () => {
    const categories = [{ name: 'Vases', href: '/categories/vases' }];
    render(<EmptyResults basePath="/products" query={{ ...plain, maxPrice: 1 }} categories={categories} />);
    expect(screen.getByRole('link', { name: 'Clear the filters' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: 'Vases' })).toHaveAttribute('href', '/categories/vases');
  });
});
