import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CountryFields } from '@/components/account/address-book';
import { BuyBox } from '@/components/catalog/buy-box';
import { ProductSelection } from '@/components/catalog/product-view';
import { SearchForm } from '@/components/layout/site-header';
import { SearchInput } from '@/components/search/search-input';
import { QuantityField } from '@/components/ui/quantity-field';
import type { CartApi } from '@/lib/cart/client/store';
import { MessagesProvider } from '@/lib/i18n/client-messages';
import { en } from '@/lib/i18n/messages/en';
import type { Product } from '@/lib/model/product';
import { aProduct, product } from '../fixtures/products';

const add = vi.fn<CartApi['add']>();
// The suggestions, which the focus loads, open pages.
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({}),
}));
vi.mock('@/lib/cart/client/commands', () => ({ cartCommands: () => ({ add }) }));
beforeEach(() => {
  add.mockReset().mockResolvedValue({ ok: true, added: 1, message: null });
});

let root: Root | undefined;
let place: HTMLElement | undefined;
afterEach(() => {
  act(() => root?.unmount());
  place?.remove();
});

/** Renders a component on the server, lets a shopper fill it in, and only then hydrates it. */
async function hydrateAfter(part: ReactNode, fillIn: () => Promise<unknown>): Promise<void> {
  const whole = (
    <MessagesProvider lang="en" messages={en}>
      {part}
    </MessagesProvider>
  );
  const server = document.createElement('div');
  server.innerHTML = renderToString(whole);
  document.body.append(server);
  place = server;
  await fillIn();
  await act(async () => {
    root = hydrateRoot(server, whole);
  });
}

const buyBox = (shown: Product) => (
  <ProductSelection product={shown}>
    <BuyBox />
  </ProductSelection>
);
const pressAdd = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(add).toHaveBeenCalled());
};

describe('a choice made before hydration', () => {
  it('is added by the buy box', async () => {
    await hydrateAfter(buyBox(product), async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Ink' }));
      await userEvent.click(screen.getByRole('radio', { name: /^Small/ }));
      await userEvent.clear(screen.getByRole('textbox', { name: 'Quantity' }));
      await userEvent.type(screen.getByRole('textbox', { name: 'Quantity' }), '3');
    });
    expect(screen.getByText('$28.00')).toBeVisible();
    await pressAdd();
    expect(add).toHaveBeenCalledWith(
      expect.objectContaining({
        variantId: 'Ink-Small',
        choices: { Glaze: 'Ink', Size: 'Small' },
        quantity: 3,
      }),
      expect.anything(),
    );
  });

  it('sets the color of a product without other options', async () => {
    const [glaze] = product.options;
    await hydrateAfter(buyBox(aProduct({ options: glaze ? [glaze] : [] })), () =>
      userEvent.click(screen.getByRole('radio', { name: 'Ink' })),
    );
    expect(screen.getByRole('radio', { name: 'Ink' })).toBeChecked();
    await pressAdd();
    expect(add).toHaveBeenCalledWith(
      expect.objectContaining({ choices: { Glaze: 'Ink' } }),
      expect.anything(),
    );
  });

  it('is used when the browser restores it after hydration', async () => {
    await hydrateAfter(buyBox(product), async () => {});
    const ink = screen.getByRole('radio', { name: 'Ink' });
    if (ink instanceof HTMLInputElement) ink.checked = true;
    await act(async () => {
      dispatchEvent(new PageTransitionEvent('pageshow'));
    });
    expect(ink).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^Small/ }));
    await pressAdd();
    expect(add).toHaveBeenCalledWith(expect.objectContaining({ variantId: 'Ink-Small' }), expect.anything());
  });

  it('determines the states of an address', async () => {
    const field = (name: string) => ({
      id: name,
      name,
      defaultValue: name === 'country' ? 'US' : '',
      error: null,
    });
    const countries = ['US', 'DE'].map((value) => ({ value, label: value }));
    await hydrateAfter(<CountryFields field={field} address={null} countries={countries} />, () =>
      userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'DE'),
    );
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('DE');
    expect(screen.getByRole('textbox', { name: /State or region/ })).toBeVisible();
  });
});

describe('text typed before hydration', () => {
  it('stays in the search field of a results page', async () => {
    history.replaceState(null, '', '/search?q=bowl');
    await hydrateAfter(<SearchForm />, () => userEvent.type(screen.getByRole('searchbox'), 'lamp'));
    // It becomes a combobox once its suggestions have loaded.
    expect(screen.getByLabelText('Search')).toHaveValue('lamp');
    history.replaceState(null, '', '/');
  });

  it('is reported by a quantity field that lost focus', async () => {
    const onQuantity = vi.fn(async () => true);
    await hydrateAfter(<QuantityField value={1} onQuantity={onQuantity} />, async () => {
      await userEvent.clear(screen.getByRole('textbox'));
      await userEvent.type(screen.getByRole('textbox'), '9');
      await userEvent.tab();
      await userEvent.click(document.body);
    });
    expect(onQuantity).toHaveBeenCalledExactlyOnceWith(9);
    expect(screen.getByRole('textbox')).toHaveValue('9');
  });

  it('is reported by a quantity field that still has the focus', async () => {
    const onQuantity = vi.fn(async () => true);
    await hydrateAfter(<QuantityField value={1} onQuantity={onQuantity} />, async () => {
      await userEvent.clear(screen.getByRole('textbox'));
      await userEvent.type(screen.getByRole('textbox'), '3');
    });
    expect(onQuantity).toHaveBeenCalledExactlyOnceWith(3);
  });

  it('is not cut off in a quantity field that still has the focus', async () => {
    const onQuantity = vi.fn(async () => true);
    await hydrateAfter(<QuantityField value={1} onQuantity={onQuantity} />, () =>
      userEvent.clear(screen.getByRole('textbox')),
    );
    expect(onQuantity).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox'), '4');
    expect(onQuantity).toHaveBeenCalledExactlyOnceWith(4);
  });
});

describe('the search field', () => {
  const search = <SearchInput />;

  beforeEach(() => history.replaceState(null, '', '/search?q=lund'));
  afterEach(() => history.replaceState(null, '', '/'));

  it('stays empty under the cursor of a shopper who is about to type', async () => {
    await hydrateAfter(search, () => userEvent.click(screen.getByLabelText('Search')));
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });
});
