import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CartView } from '@/components/cart/cart-view';
import type { CartApi } from '@/lib/cart/client/store';
import { type Cart, EMPTY_CART } from '@/lib/model/cart';
import { SUBDIVISIONS } from '@/lib/model/subdivisions';
import { render } from './render-shop';
import { cart, firstChoice, idleApi, line, usd } from './shop-things';

let api: CartApi = idleApi;
vi.mock('@/lib/cart/client/use-cart', () => ({ useCart: () => api }));
vi.mock('@/lib/cart/client/use-cart-estimate', () => ({
  useCartEstimate: () => ({ estimate: null, status: 'ready' }),
}));

const mug = { ...line, id: 'line-2', name: 'Solveig Mug' };
const two: Cart = { ...cart, lines: [line, mug], count: 4, subtotal: usd('112') };
const page = {
  initialCart: two,
  initialEstimate: null,
  initialChoice: firstChoice,
  taxSubdivisions: SUBDIVISIONS,
};

beforeEach(() => {
  api = { ...idleApi, cart: two };
  localStorage.clear();
});

describe('a line that has left the catalog', () => {
  const hidden: Cart['lines'][number] = {
    ...line,
    availability: 'not-found',
    available: 0,
    price: usd('20'),
    fullPrice: null,
    href: null,
    addRequest: null,
  };

  it('has one message, and blocks the checkout until it is removed', () => {
    const { rerender } = render(<CartView {...page} />);
    api = { ...api, cart: { ...two, lines: [hidden, mug] } };
    rerender(<CartView {...page} />);
    expect(screen.queryByText('Your cart has changed')).not.toBeInTheDocument();
    const article = screen.getByRole('article', { name: 'Lund Bowl' });
    expect(article).toHaveTextContent('No longer available. Please remove it to check out.');
    expect(article).not.toHaveTextContent(/sold out|each|Was|\$20\.00/i);
    const checkOut = screen.getByRole('button', { name: 'Check out' });
    expect(checkOut).toBeDisabled();
    expect(checkOut).toHaveAccessibleDescription('To check out, please remove what is no longer available.');

    api = { ...api, cart: { ...two, lines: [mug] } };
    rerender(<CartView {...page} />);
    expect(screen.getByRole('button', { name: 'Check out' })).toBeEnabled();
  });

  it('is reported as available again when it returns, at the price that was seen before', async () => {
    const { rerender } = render(<CartView {...page} />);
    api = { ...api, cart: { ...two, lines: [hidden, mug] } };
    rerender(<CartView {...page} />);
    api = { ...api, cart: two };
    rerender(<CartView {...page} />);
    expect(await screen.findByText('Lund Bowl is available again.')).toBeVisible();
    expect(screen.queryByText(/now costs/)).not.toBeInTheDocument();
  });
});

describe('undo', () => {
  it('takes the place and the focus of the removed line, and restores it with its choices', async () => {
    const user = userEvent.setup();
    const add = vi.fn(async () => ({ ok: true as const, added: 2, message: null }));
    api = { ...api, add };
    const { rerender } = render(<CartView {...page} />);
    await user.click(screen.getByRole('button', { name: 'Remove Lund Bowl' }));
    api = { ...api, cart: { ...two, lines: [mug] } };
    rerender(<CartView {...page} />);

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
    const { rerender } = render(<CartView {...page} initialCart={cart} />);
    await user.click(screen.getByRole('button', { name: 'Remove Lund Bowl' }));
    api = {
      ...api,
      cart: EMPTY_CART,
      add: async () => ({ ok: false, message: 'Sorry, this has just sold out.' }),
    };
    rerender(<CartView {...page} initialCart={cart} />);
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('Sorry, this has just sold out.')).toBeVisible();
  });
});

describe('changes of the cart by the shop', () => {
  const now = (lines: Cart['lines']) => ({ ...api, cart: { ...two, lines } });

  it('are reported until they are dismissed', async () => {
    const { rerender } = render(<CartView {...page} />);
    api = now([
      { ...line, price: usd('30') },
      { ...mug, availability: 'unavailable' },
    ]);
    rerender(<CartView {...page} />);
    expect(screen.getByText('Lund Bowl now costs $30.00 instead of $28.00.')).toBeVisible();
    expect(screen.getByText('Solveig Mug has sold out.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(/instead of/)).not.toBeInTheDocument();
  });

  it('are reported once, also on another visit', () => {
    render(<CartView {...page} />).unmount();
    api = now([{ ...line, price: usd('30') }, mug]);
    const { unmount } = render(<CartView {...page} />);
    expect(screen.getByText('Lund Bowl now costs $30.00 instead of $28.00.')).toBeVisible();
    unmount();
    render(<CartView {...page} />);
    expect(screen.queryByText(/instead of/)).not.toBeInTheDocument();
  });

  it('exclude those of the shopper, here and in another tab', async () => {
    const { rerender } = render(<CartView {...page} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Lund Bowl' }));
    api = now([{ ...mug, quantity: 5 }]);
    rerender(<CartView {...page} />);
    expect(screen.queryByText('Your cart has changed')).not.toBeInTheDocument();
  });

  it('are reported in German', () => {
    const { rerender } = render(<CartView {...page} />, 'de');
    api = now([{ ...line, price: usd('30') }, mug]);
    rerender(<CartView {...page} />);
    expect(screen.getByText('Lund Bowl kostet jetzt 30,00 $ statt 28,00 $.')).toBeVisible();
  });
});

describe('free delivery', () => {
  it.each([
    ['56', '$19.00 away from free shipping (United States).', '74'],
    ['74.99', '$0.01 away from free shipping (United States).', '99'],
    ['75.00', 'You’ve got free shipping (United States).', '100'],
  ])('with %s in the cart: %s', (amount, messages, percent) => {
    api = { ...api, cart: { ...two, subtotal: usd(amount) } };
    render(<CartView {...page} />);
    expect(screen.getByRole('progressbar', { name: messages })).toHaveAttribute('value', percent);
  });

  it('is about so far away where the page shows another currency', () => {
    const subtotal = { amount: '50.40', currency: 'EUR' };
    api = { ...api, cart: { ...two, subtotal, charged: usd('56') } };
    render(<CartView {...page} />);
    const text = 'About €17.10 away from free shipping (United States).';
    expect(screen.getByRole('progressbar', { name: text })).toHaveAttribute('value', '74');
  });

  it('is not promised for a cart without deliveries', () => {
    api = { ...api, cart: { ...two, lines: [{ ...line, kind: 'digital' }] } };
    render(<CartView {...page} />);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
