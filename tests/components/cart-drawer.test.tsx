import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CartDrawer } from '@/components/cart/cart-drawer';
import { CartLink } from '@/components/cart/cart-link';
import { closeCartDrawer, openCartDrawer } from '@/components/cart/drawer-store';
import type { CartApi } from '@/lib/cart/client/store';
import { type CartEstimate, EMPTY_CART } from '@/lib/model/cart';
import { aCart, anEstimate, idleApi } from '../fixtures/carts';
import { usd } from '../fixtures/money';
import { hrefOf, press, render, the } from './render-shop';

let api: CartApi = idleApi;
vi.mock('@/lib/cart/client/use-cart', () => ({ useCart: () => api }));
vi.mock('@/lib/cart/client/store', () => ({ useCartState: () => api, useCartNeeded: () => false }));

let estimate: CartEstimate | null;
const estimateFor = vi.fn();
vi.mock('@/lib/cart/client/use-cart-estimate', () => ({
  useCartEstimate: (request: unknown) => {
    estimateFor(request);
    return { estimate, status: estimate ? 'ready' : 'unreachable' };
  },
}));

beforeEach(() => {
  api = idleApi;
  estimate = null;
  history.replaceState(null, '', '/products');
  closeCartDrawer();
});

const both = () => (
  <>
    <CartLink />
    <CartDrawer />
  </>
);

describe('the cart link', () => {
  it.each([
    [0, 'Cart'],
    [1, 'Cart, 1 item'],
    [3, 'Cart, 3 items'],
  ])('with %i items is called "%s"', (count, name) => {
    api = { ...idleApi, cart: aCart({ count }) };
    render(<CartLink />);
    expect(hrefOf(name)).toBe('/cart');
  });

  it('opens the drawer on a plain click', async () => {
    render(both());
    await userEvent.click(the('link', 'Cart, 2 items'));
    const dialog = await screen.findByRole('dialog', { name: 'Cart' });
    expect(await within(dialog).findByRole('article', { name: 'Lund Bowl' })).toBeVisible();
    // The total of the line and the subtotal.
    expect(within(dialog).getAllByText('$56.00')).toHaveLength(2);
    expect(within(dialog).getByRole('button', { name: 'Check out' })).toBeVisible();
  });

  it.each([
    [{}, 'Shipping and tax are calculated at checkout.'],
    [{ isTaxIncluded: true }, 'Tax included. Shipping is calculated at checkout.'],
  ] as const)('says whether prices with %j include tax', async (terms, text) => {
    api = { ...idleApi, cart: aCart(terms) };
    render(both());
    await userEvent.click(the('link', 'Cart, 2 items'));
    const dialog = await screen.findByRole('dialog', { name: 'Cart' });
    expect(await within(dialog).findByText(text)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  });

  it('leads to the page in a shop without the drawer, as adding a product does', async () => {
    vi.stubGlobal('FEATURES', { cartPage: true });
    const opened = vi.spyOn(location, 'assign').mockImplementation(() => {});
    history.replaceState(null, '', '/de/products');
    openCartDrawer('Added to your cart: Lund Bowl – Oat.');
    expect(opened).toHaveBeenCalledWith('/de/cart');
    render(both());
    await userEvent.click(the('link', 'Cart, 2 items'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays closed on the cart page, which shows an added product itself, and stays a link', async () => {
    history.replaceState(null, '', '/de/cart');
    render(both());
    act(() => openCartDrawer('Added to your cart: Lund Bowl – Oat.'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    history.replaceState(null, '', '/cart');
    await userEvent.click(the('link', 'Cart, 2 items'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the drawer', () => {
  it.each([
    ['8', '$8.00'],
    ['0', 'Free'],
  ])('shows shipping of %s as the page of the cart does', async (amount, shown) => {
    estimate = anEstimate({ shipping: usd(amount) });
    render(both());
    act(() => openCartDrawer());
    expect((await screen.findByText('Shipping')).nextSibling).toHaveTextContent(shown);
    expect(screen.getByText('Any tax is calculated at checkout.')).toBeVisible();
    // The choice that the shopper has made on that page.
    expect(estimateFor).toHaveBeenLastCalledWith({ cart: api.cart, choice: null, isShown: true });
  });

  it('names the added product until a line is removed', async () => {
    render(both());
    act(() => openCartDrawer('Added to your cart: Lund Bowl – Oat.'));
    const added = await screen.findByText('Added to your cart: Lund Bowl – Oat.');
    expect(added).toBeVisible();
    await press(/^Remove/);
    expect(added).not.toBeInTheDocument();
    expect(the('button', /^Undo/)).toBeVisible();
  });

  it('closes by its button, by Back, and by a link to another page', async () => {
    const user = userEvent.setup();
    render(both());
    act(() => openCartDrawer());
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    act(() => openCartDrawer());
    expect(the('dialog', 'Cart')).toBeVisible();
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    act(() => openCartDrawer());
    await user.click(the('link', 'Lund Bowl'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('distinguishes an empty cart from an unknown one and an unreachable one', async () => {
    api = { ...idleApi, cart: EMPTY_CART, status: 'unknown' };
    const { rerender } = render(both());
    act(() => openCartDrawer());
    expect(await screen.findByText('Loading your cart')).toBeInTheDocument();
    api = { ...idleApi, cart: EMPTY_CART };
    rerender(both());
    act(() => openCartDrawer('again'));
    expect(the('link', 'Continue shopping')).toBeVisible();
    api = { ...idleApi, cart: EMPTY_CART, status: 'unreachable' };
    act(() => openCartDrawer('and again'));
    expect(screen.getByRole('alert')).toHaveTextContent('We can’t load your cart right now');
  });
});
