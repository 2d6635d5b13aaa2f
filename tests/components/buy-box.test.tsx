import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeCartDrawer, useCartDrawer } from '@/components/cart/drawer-store';
import { BuyBox } from '@/components/catalog/buy-box';
import { ExtraFields } from '@/components/catalog/extra-fields';
import { ProductSelection } from '@/components/catalog/product-view';
import { LiveOfferUpdate, SelectionInStock } from '@/components/catalog/selection-context';
import type { AddOutcome, CartApi } from '@/lib/cart/client/store';
import { MessagesProvider } from '@/lib/i18n/client-messages';
import { en } from '@/lib/i18n/messages/en';
import type { LiveOffer, Product } from '@/lib/model/product';
import { usd } from '../fixtures/money';
import { aChoice, aProduct, aVariant, plainProduct, product } from '../fixtures/products';
import { render } from './render-shop';

const add = vi.fn<CartApi['add']>();
vi.mock('@/lib/cart/client/commands', () => ({ cartCommands: () => ({ add }) }));

beforeEach(() => {
  closeCartDrawer();
  add.mockReset().mockResolvedValue({ ok: true, added: 1, message: null });
});

function DrawerWitness() {
  const { open, message } = useCartDrawer();
  return <output aria-label="Drawer">{open ? `open: ${message}` : 'closed'}</output>;
}

function page(shown: Product, offer: LiveOffer | null = null) {
  return (
    <ProductSelection product={shown}>
      <LiveOfferUpdate offer={offer} />
      <BuyBox extras={<ExtraFields product={shown} start={undefined} />} />
      <DrawerWitness />
    </ProductSelection>
  );
}

const size = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });

const addButton = () => screen.getByRole('button', { name: 'Add to cart' });

/**
 * The code that adds to the cart is loaded on demand, so the button is busy until there is a
 * response.
 */
async function pressAdd() {
  await userEvent.click(addButton());
  await waitFor(() => expect(addButton()).not.toHaveAttribute('aria-busy'));
}

const drawer = () => screen.getByRole('status', { name: 'Drawer' });

describe('the buy box without scripts', () => {
  it('is a form that is complete by itself', () => {
    render(
      <div
        ref={(element) =>
          void element?.insertAdjacentHTML(
            'beforeend',
            renderToStaticMarkup(
              <MessagesProvider lang="en" messages={en}>
                {page(product)}
              </MessagesProvider>,
            ),
          )
        }
      />,
    );
    const form = addButton().closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/cart/items');
    expect(form).not.toHaveAttribute('novalidate');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
      productId: 'bowl',
      'option:Glaze': 'Oat',
      quantity: '1',
    });
    const sizes = within(screen.getByRole('group', { name: 'Size' })).getAllByRole('radio');
    expect(sizes).toHaveLength(2);
    for (const size of sizes) {
      expect(size).toBeRequired();
      expect(size).not.toBeChecked();
      expect(size).toHaveAttribute('name', 'option:Size');
    }
  });
});

describe('the buy box of a form that was returned', () => {
  it('has the submitted values, and an error beside each option without a choice', async () => {
    const custom = aProduct({
      customTextFields: [{ key: 'Engraving', title: 'Engraving', maxLength: 20, required: false }],
    });
    const start = {
      choices: { Size: 'Small' },
      customText: { Engraving: 'For Ada' },
      quantity: 3,
      errors: { Glaze: 'Please choose a glaze.' },
    };
    render(
      <ProductSelection product={custom} start={start}>
        <BuyBox extras={<ExtraFields product={custom} start={start} />} />
      </ProductSelection>,
    );
    expect(screen.getByRole('group', { name: 'Glaze' })).toHaveAccessibleDescription(
      'Please choose a glaze.',
    );
    for (const glaze of within(screen.getByRole('group', { name: 'Glaze' })).getAllByRole('radio'))
      expect(glaze).not.toBeChecked();
    expect(size('Small')).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Engraving/ })).toHaveValue('For Ada');
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
    await userEvent.click(screen.getByRole('radio', { name: 'Ink' }));
    await pressAdd();
    expect(add).toHaveBeenCalledWith(
      expect.objectContaining({ variantId: 'Ink-Small', customText: { Engraving: 'For Ada' }, quantity: 3 }),
      expect.anything(),
    );
    expect(screen.queryByText('Please choose a glaze.')).toBeNull();
  });
});

describe('the buy box', () => {
  it('adds the selected variant, names it, and opens the drawer', async () => {
    render(page(product));
    await userEvent.click(screen.getByRole('radio', { name: 'Ink' }));
    await userEvent.click(size('Small'));
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await pressAdd();

    expect(add).toHaveBeenCalledExactlyOnceWith(
      {
        productId: 'bowl',
        variantId: 'Ink-Small',
        choices: { Glaze: 'Ink', Size: 'Small' },
        customText: {},
        modifiers: {},
        quantity: 2,
      },
      expect.objectContaining({
        name: 'Lund Bowl',
        href: '/products/lund-bowl',
        choices: [
          { name: 'Glaze', value: 'Ink' },
          { name: 'Size', value: 'Small' },
        ],
        price: usd('28'),
        picture: expect.objectContaining({ alt: 'A picture of ink' }),
      }),
    );
    expect(drawer()).toHaveTextContent('open: Added to your cart: Lund Bowl – Ink, Small.');
  });

  it('names the missing option beside it and moves the focus there', async () => {
    render(page(product));
    await pressAdd();
    const sizes = screen.getByRole('group', { name: 'Size' });
    expect(size('Small')).toHaveFocus();
    expect(sizes).toHaveAccessibleDescription('Please choose a size.');
    expect(add).not.toHaveBeenCalled();
    await userEvent.click(size('Small'));
    await pressAdd();
    expect(sizes).not.toHaveAccessibleDescription();
    expect(add).toHaveBeenCalledOnce();
  });

  it('shows price and stock of the selection', async () => {
    render(page(product));
    expect(screen.getByText('From $28.00')).toBeVisible();
    await userEvent.click(size('Large'));
    expect(screen.getByText('$38.00')).toBeVisible();
    expect(screen.getByText('Only 3 left')).toBeVisible();
  });

  it('shows immediate availability for a digital product, whatever is still open', async () => {
    render(page(aProduct({ kind: 'digital' })));
    expect(screen.getByText('Available instantly')).toBeVisible();
    await userEvent.click(size('Small'));
    expect(screen.getByText('Available instantly')).toBeVisible();
  });

  it('labels a sold-out choice, allows it to be selected, and rejects it only when it is added', async () => {
    render(page(product));
    expect(size('Small')).toHaveAccessibleName('Small');
    expect(size('Large')).toHaveAccessibleName('Large +$10.00');
    await userEvent.click(size('Large'));
    const ink = screen.getByRole('radio', { name: 'Ink (sold out)' });
    await userEvent.click(ink);
    expect(ink).toBeChecked();
    expect(size('Large')).toBeChecked();
    expect(size('Large')).toHaveAccessibleName('Large (sold out) +$10.00');
    expect(addButton()).toBeEnabled();
    await pressAdd();
    expect(screen.getByText(/sold out: Lund Bowl – Ink, Large/)).toBeVisible();
    expect(add).not.toHaveBeenCalled();
    // The shopper is not stuck: one step back makes the product available again.
    await userEvent.click(size('Small'));
    await pressAdd();
    expect(add).toHaveBeenCalledOnce();
  });

  it('keeps the drawer closed and gives the reason when nothing was added', async () => {
    add.mockResolvedValue({ ok: false, message: 'Sorry, this has just sold out.' });
    render(page(plainProduct));
    await pressAdd();
    expect(screen.getByText('Sorry, this has just sold out.')).toBeVisible();
    expect(drawer()).toHaveTextContent('closed');

    add.mockResolvedValue({ ok: true, added: 0, message: null });
    await pressAdd();
    expect(screen.getByText('Ora Vase could not be added.')).toBeVisible();
    expect(drawer()).toHaveTextContent('closed');
  });

  it('adds once, however often it is submitted while it waits', async () => {
    let answer = (_: AddOutcome): void => {};
    add.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    render(page(plainProduct));
    await userEvent.click(addButton());
    expect(addButton()).toHaveAttribute('aria-busy', 'true');
    const form = addButton().closest('form');
    if (form) fireEvent.submit(form);
    await userEvent.click(addButton());
    await waitFor(() => expect(add).toHaveBeenCalled());
    answer({ ok: true, added: 1, message: null });
    await waitFor(() => expect(drawer()).toHaveTextContent('open: Added to your cart: Ora Vase.'));
    expect(add).toHaveBeenCalledOnce();
  });

  it('reports when less was added than requested', async () => {
    add.mockResolvedValue({ ok: true, added: 1, message: 'Only 1 could be added.' });
    render(page(plainProduct));
    await pressAdd();
    expect(drawer()).toHaveTextContent('Added to your cart: Ora Vase. Only 1 could be added.');
  });

  it('requires a mandatory text and sends it', async () => {
    render(
      page({
        ...plainProduct,
        customTextFields: [{ key: 'initials', title: 'Initials', maxLength: 3, required: true }],
      }),
    );
    await pressAdd();
    const field = screen.getByRole('textbox', { name: 'Initials' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Up to 3 characters Please fill in “Initials”.');
    await userEvent.type(field, 'IHXX');
    await pressAdd();
    expect(add.mock.lastCall?.[0]).toMatchObject({ variantId: '0000', customText: { initials: 'IHX' } });
    expect(add.mock.lastCall?.[1].choices).toEqual([{ name: 'Initials', value: 'IHX' }]);
  });

  it('requires a mandatory modifier, names the added prices, and sends the choice by its key', async () => {
    const modifiers: Product['modifiers'] = [
      {
        key: 'finish',
        name: 'Finish',
        kind: 'drop-down',
        required: true,
        choices: [
          { key: 'oil', name: 'Natural oil', color: null, addedPrice: null },
          { key: 'wax', name: 'Dark wax', color: null, addedPrice: usd('8') },
        ],
      },
      {
        key: 'ribbon',
        name: 'Gift ribbon',
        kind: 'color',
        required: false,
        choices: [{ key: 'rust', name: 'Rust', color: '#A4552E', addedPrice: usd('3') }],
      },
    ];
    render(page({ ...plainProduct, modifiers }));
    await pressAdd();
    const finish = screen.getByRole('combobox', { name: 'Finish' });
    expect(finish).toHaveFocus();
    expect(finish).toHaveAccessibleDescription('Please choose a finish.');
    expect(add).not.toHaveBeenCalled();
    await userEvent.selectOptions(finish, 'Dark wax (+$8.00)');
    expect(screen.getByRole('radio', { name: 'None' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Rust (+$3.00)' }));
    await pressAdd();
    expect(add.mock.lastCall?.[1].price).not.toBeNull();
    expect(add.mock.lastCall?.[0]).toMatchObject({ modifiers: { finish: 'wax', ribbon: 'rust' } });
    expect(add.mock.lastCall?.[1].choices).toEqual([
      { name: 'Finish', value: 'Dark wax' },
      { name: 'Gift ribbon', value: 'Rust' },
    ]);
  });

  it('sends a subscription with its id, and nothing for a single purchase', async () => {
    const subscriptions = {
      plans: [{ id: 's1', title: 'Monthly', description: 'Cancel at any time.' }],
      isOptional: true,
    };
    const price = plainProduct.price;
    const variants = [aVariant({}, { price, subscriptionPrices: { s1: usd('5.10') } })];
    render(page({ ...plainProduct, variants, subscriptions }));
    await pressAdd();
    expect(add.mock.lastCall?.[0].subscriptionId).toBeUndefined();
    await userEvent.click(screen.getByRole('radio', { name: /^Monthly Save 94% \$5\.10 per delivery/ }));
    expect(await screen.findAllByText('$5.10 per delivery')).toHaveLength(2);
    await pressAdd();
    expect(add.mock.lastCall?.[0]).toMatchObject({ subscriptionId: 's1' });
    expect(add.mock.lastCall?.[1].price).toEqual(usd('5.10'));
  });

  it('offers a pre-order with the message of the merchant', async () => {
    const variants = [aVariant({}, { id: 'later', inStock: false, preOrder: true })];
    const preOrderMessage = 'Ships in about five weeks.';
    render(page({ ...plainProduct, availability: 'pre-order', variants, preOrderMessage }));
    expect(screen.getByText('Ships in about five weeks.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pre-order' }));
    expect(add.mock.lastCall?.[0]).toMatchObject({ variantId: 'later', preOrder: true });
  });

  it('is disabled only when the whole product is sold out', () => {
    render(page(aProduct({ availability: 'sold-out' })));
    expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('takes the current price and stock without losing a choice', async () => {
    const { rerender } = render(page(product));
    await userEvent.click(size('Small'));
    rerender(
      page(product, {
        productId: 'bowl',
        availability: 'in-stock',
        price: product.price,
        variants: [{ id: 'Oat-Small', price: { kind: 'plain', now: usd('30') }, inStock: true, quantity: 1 }],
      }),
    );
    expect(screen.getByText('$30.00')).toBeVisible();
    expect(screen.getByText('Only 1 left')).toBeVisible();
    expect(size('Small')).toBeChecked();
  });

  it('is a drop-down for more than eight choices', async () => {
    const names = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
    const choices = names.map((name) => aChoice(name));
    const variants = names.map((name) => aVariant({ Height: name }, { id: `v${name}` }));
    const options = [{ name: 'Height', kind: 'drop-down' as const, choices }];
    render(page({ ...plainProduct, options, variants }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Height' }), '9');
    await pressAdd();
    expect(add.mock.lastCall?.[0]).toMatchObject({ variantId: 'v9', choices: { Height: '9' } });
  });
});

it('names the days of a delivery for a choice that can be sent now, and for no other', async () => {
  const days = '3 business days.';
  render(
    <ProductSelection product={product}>
      <BuyBox />
      <SelectionInStock>
        <p>{days}</p>
      </SelectionInStock>
    </ProductSelection>,
  );
  await userEvent.click(size('Large'));
  expect(screen.getByText(days, { exact: false })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /^Ink/ }));
  expect(screen.queryByText(days, { exact: false })).toBeNull();
  await userEvent.click(size('Small'));
  expect(screen.getByText(days, { exact: false })).toBeInTheDocument();
});
