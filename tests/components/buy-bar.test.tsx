import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BuyBox } from '@/components/catalog/buy-box';
import { ProductSelection } from '@/components/catalog/product-selection';
import type { CartApi } from '@/lib/cart/cart-api';
import type { Product } from '@/lib/catalog/types';
import { render } from './render-shop';
import { idleApi, plainProduct, product } from './shop-things';

const add = vi.fn<CartApi['add']>();
vi.mock('@/lib/cart/use-cart', () => ({ useCart: () => ({ ...idleApi, add }) }));

/** Scrolls the form's own button into sight or out of it. */
let button: (inSight: boolean) => void;

beforeEach(() => {
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
  it('comes when the button is out of sight, and goes when it is back', () => {
    render(page(plainProduct));
    button(true);
    expect(bar()).not.toBeInTheDocument();
    button(false);
    expect(bar()?.closest('.buy-bar')).not.toHaveAttribute('data-away');
    button(true);
    expect(bar()?.closest('.buy-bar')).toHaveAttribute('data-away');
  });

  it('says what is missing, and leads there', async () => {
    render(page(product));
    button(false);
    expect(bar()).toHaveTextContent('Choose a size');
    await userEvent.click(screen.getByRole('button', { name: 'Choose a size' }));
    expect(screen.getByRole('combobox', { name: 'Size' })).toHaveFocus();
    expect(add).not.toHaveBeenCalled();
  });

  it('says what it costs, and adds it', async () => {
    render(page(product));
    button(false);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Large');
    await userEvent.click(screen.getByRole('button', { name: 'Add for $38.00' }));
    expect(add).toHaveBeenCalledOnce();
  });

  it('is none for what cannot be bought, which leads to similar pieces instead', () => {
    render(page({ ...plainProduct, availability: 'sold-out' }));
    expect(bar()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See similar pieces' })).toHaveAttribute(
      'href',
      '#similar-ora-vase',
    );
  });

  it('speaks German as well', () => {
    render(page(product), 'de');
    button(false);
    expect(screen.getByRole('button', { name: 'Size wählen' })).toBeVisible();
  });
});
