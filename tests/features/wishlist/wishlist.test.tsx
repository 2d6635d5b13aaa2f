import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Heart } from '@/features/wishlist/heart';
import type { WishlistItem } from '@/features/wishlist/wishlist-item';
import { wishlist } from '@/features/wishlist/wishlist-link';
import { WishlistStatus } from '@/features/wishlist/wishlist-status';
import { WishlistView } from '@/features/wishlist/wishlist-view';
import type { ProductSummary } from '@/lib/model/product';
import { checkRole } from '@/lib/session/session-channel';
import { press, render, the } from '../../components/render-shop';
import { beginMemberSession } from '../../components/session-role';
import { plainPrice, usd } from '../../fixtures/money';
import { aSummary, summary } from '../../fixtures/products';

const add = vi.fn();
vi.mock('@/lib/cart/client/commands', () => ({ cartCommands: () => ({ add }) }));

let products: ProductSummary[];
let isOnline: boolean;

const item = (changes: Partial<WishlistItem> = {}): WishlistItem => ({
  variantId: null,
  choices: {},
  price: usd('38'),
  ...changes,
});
const save = (...keys: string[]) =>
  wishlist.set(keys.map((key, index) => ({ key, addedAt: 100 - index, item: item(), isLocal: true })));
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  isOnline = true;
  add.mockReset();
  products = [summary];
  vi.stubGlobal('fetch', async (path: string) => {
    if (!isOnline) throw new TypeError('offline');
    const ids = new URL(path, 'https://shop.test').searchParams.getAll('id');
    return Response.json({ products: products.filter(({ id }) => ids.includes(id)) });
  });
});

it('the heart of a card adds and removes the product, with its price, and announces it', async () => {
  render(
    <>
      <Heart id="bowl" name="Lund Bowl" price={usd('38.00')} />
      <WishlistStatus />
    </>,
  );
  const heart = screen.getByRole('button', { name: 'Save Lund Bowl to the wishlist', pressed: false });
  await userEvent.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Lund Bowl is on your wishlist.');
  expect(wishlist.get()).toMatchObject([{ key: 'bowl', item: { price: usd('38.00') } }]);
  await userEvent.click(heart);
  expect(wishlist.get()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('Lund Bowl is no longer on your wishlist.');
});

it('the heart of a card reports a full list and removes nothing from it', async () => {
  save(...Array.from({ length: 100 }, (_, at) => `p${at}`));
  render(
    <>
      <Heart id="bowl" name="Lund Bowl" price={null} />
      <WishlistStatus />
    </>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toContain('100');
  expect(wishlist.get()).toHaveLength(100);
});

describe('the wishlist', () => {
  it('shows what changed since a product was added', async () => {
    products = [
      aSummary({ id: 'cheaper', name: 'Cheaper', price: plainPrice('30') }),
      aSummary({ id: 'dearer', name: 'Dearer', price: plainPrice('40.5') }),
      aSummary({ id: 'same', name: 'Same', price: plainPrice('38.00') }),
      aSummary({ id: 'sold', name: 'Sold', availability: 'sold-out' }),
    ];
    save('cheaper', 'dearer', 'same', 'sold', 'gone');
    render(<WishlistView initial={null} />);
    const cards = within(await screen.findByRole('list', { name: 'Products on your wishlist' }));
    await waitFor(() => expect(cards.getAllByRole('listitem')).toHaveLength(5));
    const [cheaper, dearer, same, sold, gone] = await waitFor(() => {
      const texts = cards.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
      expect(texts[0]).toContain('Cheaper');
      return texts;
    });
    expect(cheaper).toContain('Price dropped from $38.00');
    expect(dearer).toContain('Price went up from $38.00');
    expect(same).not.toContain('from $38.00');
    expect(sold).toContain('Sold out');
    expect(cards.queryByRole('button', { name: 'Move to cart Sold' })).toBeNull();
    expect(gone).toContain('no longer available');
  });

  it('shows the chosen variant and leads to the choice', async () => {
    products = [aSummary({ hasChoices: true })];
    const picture = { base: 'https://static.test/oat.jpg', width: 800, height: 1000, alt: '' };
    const chosen = item({ variantId: 'oat-small', choices: { Glaze: 'Oat' }, picture });
    wishlist.set([{ key: 'bowl', addedAt: 1, item: chosen, isLocal: true }]);
    const { container } = render(<WishlistView initial={null} />);
    const link = await screen.findByRole('link', { name: 'View your selection Lund Bowl' });
    expect(container.querySelector('img')?.src).toContain('/oat.jpg');
    expect(link.getAttribute('href')).toBe('/products/lund-bowl?variant=oat-small');
    expect(screen.getByText('Oat')).toBeTruthy();
  });

  it('removes a product and restores it in its place', async () => {
    products = ['a', 'b', 'c'].map((id) => aSummary({ id, name: id }));
    save('a', 'b', 'c');
    render(<WishlistView initial={null} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove b' }));
    expect(names()).toEqual(['a', 'c']);
    const undo = the('button', 'Undo b');
    expect(document.activeElement).toBe(undo);
    await userEvent.click(undo);
    expect(names()).toEqual(['a', 'b', 'c']);
    expect(the('list', 'Products on your wishlist')).toHaveFocus();
  });

  it('shows a product again whose removal the account does not take, without undo', async () => {
    onTestFinished(checkRole);
    beginMemberSession();
    checkRole();
    products = ['a', 'b'].map((id) => aSummary({ id, name: id }));
    save('a', 'b');
    render(<WishlistView initial={null} />);
    await screen.findByRole('button', { name: 'Remove b' });
    isOnline = false;
    await press('Remove b');
    await waitFor(() => expect(names()).toEqual(['a', 'b']));
    expect(screen.queryByRole('button', { name: 'Undo b' })).not.toBeInTheDocument();
    expect(the('list', 'Products on your wishlist')).toHaveFocus();
  });

  it('moves a product only when the cart has it', async () => {
    save('bowl');
    render(<WishlistView initial={null} />);
    const move = await screen.findByRole('button', { name: 'Move to cart Lund Bowl' });
    add.mockResolvedValue({ ok: false, message: 'The shop is busy.' });
    await userEvent.click(move);
    expect(await screen.findByText('The shop is busy.')).toBeTruthy();
    expect(wishlist.get()).toHaveLength(1);
    add.mockResolvedValue({ ok: true, added: 1, message: null });
    await userEvent.click(move);
    await waitFor(() => expect(wishlist.get()).toEqual([]));
  });

  it('stays when its products cannot be loaded, and loads them again', async () => {
    isOnline = false;
    save('bowl');
    render(<WishlistView initial={null} />);
    expect(await screen.findByText('The products could not be loaded.')).toBeTruthy();
    isOnline = true;
    await press('Try again');
    await waitFor(() => expect(names()).toEqual(['Lund Bowl']));
  });

  it('is the account’s list for a member, before any script runs', () => {
    const initial = { items: [{ key: 'bowl', addedAt: 1, item: item() }], products };
    render(<WishlistView initial={initial} />);
    expect(names()).toEqual(['Lund Bowl']);
  });
});
