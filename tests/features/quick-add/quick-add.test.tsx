import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeCartDrawer, useCartDrawer } from '@/components/cart/drawer-store';
import { AddButton } from '@/components/catalog/add-button';
import { toSelectable } from '@/components/catalog/selectable-product';
import { AddForms } from '@/features/quick-add/add-forms';
import { QuickAdd } from '@/features/quick-add/quick-add';
import type { CartApi } from '@/lib/cart/client/store';
import { en } from '@/lib/i18n/messages/en';
import type { Product } from '@/lib/model/product';
import { initialChoices } from '@/lib/model/variant-selection';
import { render, the } from '../../components/render-shop';
import { deferred } from '../../deferred';
import { plainPrice, usd } from '../../fixtures/money';
import { aChoice, aProduct, aVariant, plainProduct, product } from '../../fixtures/products';

const add = vi.fn<CartApi['add']>();
vi.mock('@/lib/cart/client/commands', () => ({ cartCommands: () => ({ add }) }));

/** What the shop answers for the product of the card. */
let answer: () => Response;
let requested: string[];

function sell(sold: Product, { needsPage = false } = {}) {
  answer = () =>
    Response.json({
      product: needsPage ? null : toSelectable(sold),
      initial: initialChoices(sold),
      messages: { product: en.product, quickAdd: en.quickAdd },
    });
}

beforeEach(() => {
  history.replaceState(null, '', '/products');
  closeCartDrawer();
  add.mockReset().mockResolvedValue({ ok: true, added: 1, message: null });
  requested = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path);
    return path.endsWith('/offer') ? Response.json({ offer: null }) : answer();
  });
});

function DrawerWitness() {
  const { open, message } = useCartDrawer();
  return <output aria-label="Drawer">{open ? `open: ${message}` : 'closed'}</output>;
}

const drawer = () => the('status', 'Drawer');

/** @param query of the card's link */
function renderCard(sold: Product, query = '') {
  sell(sold);
  render(
    <>
      <article className="card">
        <div className="card-top">
          <AddButton product={sold.options.length > 0 ? { ...sold, hasChoices: true } : sold} />
        </div>
        <a href={`/products/${sold.slug}${query}`}>{sold.name}</a>
      </article>
      <AddForms />
      <QuickAdd />
      <DrawerWitness />
    </>,
  );
}

const card = () => screen.getByRole('article');
const button = () => within(card()).getByRole('button', { name: /^(?:Add|Choose options for) / });
const pressButton = () => userEvent.click(button());

const oneSize = (large = aVariant({ Size: 'Large' })) =>
  aProduct({
    options: [{ name: 'Size', kind: 'drop-down', choices: [aChoice('Small'), aChoice('Large')] }],
    variants: [aVariant({ Size: 'Small' }), large],
  });

it('the button of a card without a script sends the form of the page for a product without choices', () => {
  renderCard(plainProduct);
  const { form, name, value } = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Add Ora Vase to cart',
  });
  expect([form?.method, form?.getAttribute('action'), name, value]).toEqual([
    'post',
    '/api/cart/items',
    'productId',
    'vase',
  ]);
  expect(new FormData(form ?? undefined).get('returnTo')).toBe('/cart');
});

it('the button of a card without a script leads to the page of a product with choices', () => {
  renderCard(product);
  const found = screen.getByRole<HTMLButtonElement>('button', { name: 'Choose options for Lund Bowl' });
  expect(found).toHaveAttribute('formaction', '/products/lund-bowl');
  expect(found.form?.method).toBe('get');
  expect([...new FormData(found.form ?? undefined)]).toEqual([]);
});

it('the button of a card without a script is absent where the product is sold out', () => {
  renderCard({ ...plainProduct, availability: 'sold-out' });
  expect(within(card()).queryByRole('button')).not.toBeInTheDocument();
});

describe('a product without choices', () => {
  it('is added by one press, and the drawer says so', async () => {
    renderCard(plainProduct);
    await pressButton();
    await waitFor(() => expect(drawer()).toHaveTextContent('open: Added to your cart: Ora Vase.'));
    expect(requested).toEqual(['/api/products/ora-vase/selection?lang=en']);
    expect(add).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ productId: 'vase', variantId: '0000', quantity: 1 }),
      expect.objectContaining({ name: 'Ora Vase', price: usd('86') }),
    );
    expect(
      screen.getByText('Added to your cart: Ora Vase.', { selector: '[role=status]' }),
    ).toBeInTheDocument();
  });

  it('needs no press for an option with a single choice', async () => {
    renderCard(
      aProduct({
        options: [{ name: 'Size', kind: 'drop-down', choices: [aChoice('Small')] }],
        variants: [aVariant({ Size: 'Small' })],
      }),
    );
    await pressButton();
    await waitFor(() => expect(add).toHaveBeenCalledOnce());
    expect(add.mock.lastCall?.[0]).toMatchObject({ variantId: 'Small', choices: { Size: 'Small' } });
  });

  it('is added once, however often the button is pressed meanwhile', async () => {
    const { promise, resolve } = deferred<Awaited<ReturnType<CartApi['add']>>>();
    add.mockReturnValue(promise);
    renderCard(plainProduct);
    await pressButton();
    await waitFor(() => expect(add).toHaveBeenCalledOnce());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await pressButton();
    resolve({ ok: true, added: 1, message: null });
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    expect(add).toHaveBeenCalledOnce();
  });

  it('leads to its page where the law requires more beside the button', async () => {
    const opened = vi.spyOn(location, 'assign').mockImplementation(() => {});
    renderCard(plainProduct);
    sell(plainProduct, { needsPage: true });
    await pressButton();
    await waitFor(() => expect(opened).toHaveBeenCalledWith(`${location.origin}/products/ora-vase`));
    expect(add).not.toHaveBeenCalled();
  });
});

it('an error of the platform stands on the card, and the next press tries again', async () => {
  add.mockResolvedValueOnce({ ok: false, message: 'Sorry, this is sold out.' });
  renderCard(plainProduct);
  await pressButton();
  expect(await within(card()).findByRole('alert')).toHaveTextContent('Sorry, this is sold out.');
  expect(drawer()).toHaveTextContent('closed');
  await pressButton();
  await waitFor(() => expect(drawer()).toHaveTextContent('open'));
  expect(within(card()).queryByRole('alert')).not.toBeInTheDocument();
});

it('an error says that nothing was added where the stock allows no more', async () => {
  add.mockResolvedValueOnce({ ok: true, added: 0, message: null });
  renderCard(plainProduct);
  await pressButton();
  expect(await within(card()).findByRole('alert')).toHaveTextContent('Ora Vase could not be added.');
});

it.each([
  ['an unreachable shop', () => Promise.reject(new TypeError('offline')), en.failure.offline],
  [
    'a product that has gone',
    async () => Response.json({ error: { code: 'not-found' } }, { status: 404 }),
    en.errors['not-found'],
  ],
])('an error names %s, and closes', async (_, respond, text) => {
  renderCard(plainProduct);
  vi.stubGlobal('fetch', respond);
  await pressButton();
  expect(await within(card()).findByRole('alert')).toHaveTextContent(text);
  await userEvent.click(within(card()).getByRole('button', { name: 'Close' }));
  expect(within(card()).queryByRole('alert')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

describe('a product with one option', () => {
  it('shows its choices on the card, and adds the one that is pressed', async () => {
    renderCard(oneSize(aVariant({ Size: 'Large' }, { price: plainPrice('38') })));
    await pressButton();
    const group = await within(card()).findByRole('group', { name: 'Size: Lund Bowl' });
    expect(within(group).getByRole('button', { name: 'Small' })).toHaveFocus();
    await userEvent.click(within(group).getByRole('button', { name: 'Large +$10.00' }));
    await waitFor(() => expect(drawer()).toHaveTextContent('open: Added to your cart: Lund Bowl – Large.'));
    expect(add).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ productId: 'bowl', variantId: 'Large', choices: { Size: 'Large' } }),
      expect.objectContaining({ price: usd('38') }),
    );
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('disables a choice that is sold out', async () => {
    renderCard(oneSize(aVariant({ Size: 'Large' }, { inStock: false })));
    await pressButton();
    expect(await within(card()).findByRole('button', { name: 'Large (sold out)' })).toBeDisabled();
  });

  it('keeps its choices beside an error', async () => {
    add.mockResolvedValueOnce({ ok: false, message: 'Sorry, this is sold out.' });
    renderCard(oneSize());
    await pressButton();
    await userEvent.click(await within(card()).findByRole('button', { name: 'Small' }));
    expect(await within(card()).findByRole('alert')).toHaveTextContent('Sorry, this is sold out.');
    expect(within(card()).getByRole('button', { name: 'Small' })).toBeEnabled();
  });

  it('closes them by Escape and by a press elsewhere', async () => {
    renderCard(oneSize());
    await pressButton();
    await within(card()).findByRole('group');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    await pressButton();
    await within(card()).findByRole('group');
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});

it('a product with more to choose opens its form in a sheet, which the cart’s drawer replaces', async () => {
  renderCard(product);
  await pressButton();
  const sheet = await screen.findByRole('dialog', { name: 'Lund Bowl' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Add to cart' }));
  expect(await within(sheet).findByRole('alert')).toHaveTextContent('Please choose a size.');
  expect(within(sheet).getByRole('link', { name: 'View details' })).toHaveAttribute(
    'href',
    '/products/lund-bowl',
  );
  await userEvent.click(within(sheet).getByRole('radio', { name: /^Small/ }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(drawer()).toHaveTextContent('open: Added to your cart: Lund Bowl'));
  expect(add.mock.lastCall?.[0]).toMatchObject({ choices: { Glaze: 'Oat', Size: 'Small' } });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a product with more to choose begins with the color that the card shows', async () => {
  renderCard(product, '?color=Ink');
  await pressButton();
  expect(await screen.findByRole('radio', { name: 'Ink' })).toBeChecked();
});

it.each([
  [
    'a text to fill in',
    { customTextFields: [{ key: 'name', title: 'Name', maxLength: 20, required: true }] },
  ],
  ['a pre-order', { availability: 'pre-order' as const }],
])('a product with more to choose such as %s opens the sheet, too', async (_, changes) => {
  renderCard({ ...oneSize(), ...changes });
  await pressButton();
  expect(await screen.findByRole('dialog', { name: 'Lund Bowl' })).toBeVisible();
});
