import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BuyBox } from '@/components/catalog/buy-box';
import { ProductSelection } from '@/components/catalog/product-selection';
import type { CartApi } from '@/lib/cart/cart-api';
import type { Product } from '@/lib/catalog/types';
import type { Lang } from '@/lib/i18n/lang';
import { render } from './render-shop';
import { plainProduct, product } from './shop-things';

const add = vi.fn<CartApi['add']>();
vi.mock('@/lib/cart/cart-commands', () => ({ cartCommands: () => ({ add }) }));

/** Scrolls the form's own button into sight or out of it. */
let button: (inSight: boolean) => void;

/** Draws the buy box, and waits until the bar watches its button. */
async function show(shown: Product, lang?: Lang) {
  button = () => {};
  const before = button;
  render(page(shown), lang);
  await waitFor(() => expect(button).not.toBe(before));
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  add.mockReset().mockResolvedValue({ ok: true, added: 1, message: null });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        button = (inSight) => act(() => callback([{ isIntersecting: inSight }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

const page = (shown: Product) => (
  <ProductSelection product={shown}>
    <BuyBox />
  </ProductSelection>
);

const bar = () => screen.queryByRole('button', { name: /^(?:Add for|Choose)/ });

describe('the bar with the button', () => {
  it('comes when the button is out of sight, and goes when it is back', async () => {
    await show(plainProduct);
    button(true);
    expect(bar()).not.toBeInTheDocument();
    button(false);
    expect(bar()?.closest('.buy-bar')).not.toHaveAttribute('data-away');
    button(true);
    expect(bar()?.closest('.buy-bar')).toHaveAttribute('data-away');
  });

  it('says what is missing, and leads there', async () => {
    await show(product);
    button(false);
    expect(bar()).toHaveTextContent('Choose a size');
    await userEvent.click(screen.getByRole('button', { name: 'Choose a size' }));
    // What looks through the form comes when it is wanted.
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Size' })).toHaveFocus());
    expect(add).not.toHaveBeenCalled();
  });

  it('says what it costs, and adds it', async () => {
    await show(product);
    button(false);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Large');
    await userEvent.click(screen.getByRole('button', { name: 'Add for $38.00' }));
    await waitFor(() => expect(add).toHaveBeenCalledOnce());
  });

  it('is none for what cannot be bought, which leads to similar pieces instead', () => {
    render(page({ ...plainProduct, availability: 'sold-out' }));
    expect(bar()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See similar pieces' })).toHaveAttribute(
      'href',
      '#similar-ora-vase',
    );
  });

  it('speaks German as well', async () => {
    await show(product, 'de');
    button(false);
    expect(screen.getByRole('button', { name: 'Size wählen' })).toBeVisible();
  });
});
