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
import { plainPrice, usd } from '../fixtures/money';
import { aChoice, aProduct, aVariant, plainProduct, product } from '../fixtures/products';
import { expectVisible, press, render, sentBy, the } from './render-shop';

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

const size = (name: string) => the('radio', new RegExp(`^${name}`));

const addButton = () => the('button', 'Add to cart');

/**
 * The code that adds to the cart is loaded on demand, so the button is busy until there is a
 * response.
 */
async function pressAdd() {
  await userEvent.click(addButton());
  await waitFor(() => expect(addButton()).not.toHaveAttribute('aria-busy'));
}

const drawer = () => the('status', 'Drawer');

it('the buy box without scripts is a form that is complete by itself', () => {
  const html = renderToStaticMarkup(
    <MessagesProvider lang="en" messages={en}>
      {page(product)}
    </MessagesProvider>,
  );
  render(<div ref={(element) => void element?.insertAdjacentHTML('beforeend', html)} />);
  const form = addButton().closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).not.toHaveAttribute('novalidate');
  const sent = { to: '/api/cart/items', productId: 'bowl', 'option:Glaze': 'Oat', quantity: '1' };
  expect(sentBy(addButton())).toMatchObject(sent);
  const sizes = within(the('group', 'Size')).getAllByRole('radio');
  expect(sizes).toHaveLength(2);
  for (const size of sizes) {
    expect(size).toBeRequired();
    expect(size).not.toBeChecked();
    expect(size).toHaveAttribute('name', 'option:Size');
  }
});

it('the buy box of a form that was returned has the submitted values, and an error beside each option without a choice', async () => {
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
  expect(the('group', 'Glaze')).toHaveAccessibleDescription('Please choose a glaze.');
  for (const glaze of within(the('group', 'Glaze')).getAllByRole('radio')) expect(glaze).not.toBeChecked();
  expect(size('Small')).toBeChecked();
  expect(the('textbox', /Engraving/)).toHaveValue('For Ada');
  expect(the('textbox', 'Quantity')).toHaveValue('3');
  await userEvent.click(the('radio', 'Ink'));
  await pressAdd();
  expect(add).toHaveBeenCalledWith(
    expect.objectContaining({ variantId: 'Ink-Small', customText: { Engraving: 'For Ada' }, quantity: 3 }),
    expect.anything(),
  );
  expect(screen.queryByText('Please choose a glaze.')).toBeNull();
});

describe('the buy box', () => {
  it('adds the selected variant, names it, and opens the drawer', async () => {
    render(page(product));
    await userEvent.click(the('radio', 'Ink'));
    await userEvent.click(size('Small'));
    await press('Increase quantity');
    await pressAdd();
    const choices = { Glaze: 'Ink', Size: 'Small' };
    expect(add).toHaveBeenCalledExactlyOnceWith(
      { productId: 'bowl', variantId: 'Ink-Small', choices, customText: {}, modifiers: {}, quantity: 2 },
      expect.objectContaining({
        name: 'Lund Bowl',
        href: '/products/lund-bowl',
        choices: Object.entries(choices).map(([name, value]) => ({ name, value })),
        price: usd('28'),
        picture: expect.objectContaining({ alt: 'A picture of ink' }),
      }),
    );
    expect(drawer()).toHaveTextContent('open: Added to your cart: Lund Bowl – Ink, Small.');
  });

  it('names the missing option beside it and moves the focus there', async () => {
    render(page(product));
    await pressAdd();
    const sizes = the('group', 'Size');
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
    expectVisible('$38.00', 'Only 3 left');
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
    const ink = the('radio', 'Ink (sold out)');
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
    const text = { key: 'initials', title: 'Initials', maxLength: 3, required: true };
    render(page({ ...plainProduct, customTextFields: [text] }));
    await pressAdd();
    const field = the('textbox', 'Initials');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Up to 3 characters Please fill in “Initials”.');
    await userEvent.type(field, 'IHXX');
    await pressAdd();
    expect(add.mock.lastCall?.[0]).toMatchObject({ variantId: '0000', customText: { initials: 'IHX' } });
    expect(add.mock.lastCall?.[1].choices).toEqual([{ name: 'Initials', value: 'IHX' }]);
  });

  it('requires a mandatory modifier, names the added prices, and sends the choice by its key', async () => {
    const choice = (key: string, name: string, amount?: string, color: string | null = null) => ({
      key,
      name,
      color,
      addedPrice: amount === undefined ? null : usd(amount),
    });
    const finishes = [choice('oil', 'Natural oil'), choice('wax', 'Dark wax', '8')];
    const ribbons = [choice('rust', 'Rust', '3', '#A4552E')];
    const modifiers: Product['modifiers'] = [
      { key: 'finish', name: 'Finish', kind: 'drop-down', required: true, choices: finishes },
      { key: 'ribbon', name: 'Gift ribbon', kind: 'color', required: false, choices: ribbons },
    ];
    render(page({ ...plainProduct, modifiers }));
    await pressAdd();
    const finish = the('combobox', 'Finish');
    expect(finish).toHaveFocus();
    expect(finish).toHaveAccessibleDescription('Please choose a finish.');
    expect(add).not.toHaveBeenCalled();
    await userEvent.selectOptions(finish, 'Dark wax (+$8.00)');
    expect(the('radio', 'None')).toBeChecked();
    await userEvent.click(the('radio', 'Rust (+$3.00)'));
    await pressAdd();
    const [request, preview] = add.mock.lastCall ?? [];
    expect(request).toMatchObject({ modifiers: { finish: 'wax', ribbon: 'rust' } });
    expect(preview?.price).not.toBeNull();
    expect(preview?.choices).toEqual([
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
    await userEvent.click(the('radio', /^Monthly Save 94% \$5\.10 per delivery/));
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
    await press('Pre-order');
    expect(add.mock.lastCall?.[0]).toMatchObject({ variantId: 'later', preOrder: true });
  });

  it('is disabled only when the whole product is sold out', () => {
    render(page(aProduct({ availability: 'sold-out' })));
    expect(the('button', 'Sold out')).toBeDisabled();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('takes the current price and stock without losing a choice', async () => {
    const { rerender } = render(page(product));
    await userEvent.click(size('Small'));
    const variants = [{ id: 'Oat-Small', price: plainPrice('30'), inStock: true, quantity: 1 }];
    rerender(page(product, { productId: 'bowl', availability: 'in-stock', price: product.price, variants }));
    expectVisible('$30.00', 'Only 1 left');
    expect(size('Small')).toBeChecked();
  });

  it('is a drop-down for more than eight choices', async () => {
    const names = [...'123456789'];
    const variants = names.map((name) => aVariant({ Height: name }, { id: `v${name}` }));
    const options = [
      { name: 'Height', kind: 'drop-down' as const, choices: names.map((name) => aChoice(name)) },
    ];
    render(page({ ...plainProduct, options, variants }));
    await userEvent.selectOptions(the('combobox', 'Height'), '9');
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
  await userEvent.click(the('radio', /^Ink/));
  expect(screen.queryByText(days, { exact: false })).toBeNull();
  await userEvent.click(size('Small'));
  expect(screen.getByText(days, { exact: false })).toBeInTheDocument();
});
