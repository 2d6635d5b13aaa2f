import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SetThing } from '@/features/sets/read-set';
import { SetList } from '@/features/sets/set-list';
import { Spot } from '@/features/sets/spot';
import { en } from '@/lib/i18n/messages/en';
import { hrefOf, render, sentBy, the } from '../../components/render-shop';
import { plainPrice } from '../../fixtures/money';

const addSet = vi.hoisted(() => vi.fn(async (): Promise<string | null> => null));
vi.mock('@/features/sets/changes', async (original) => ({
  ...(await original<typeof import('@/features/sets/changes')>()),
  addSet,
}));

beforeEach(() => addSet.mockClear());

const thing = (name: string, changes: Partial<SetThing> = {}) => ({
  ...{ name, what: name, number: 1, at: [25, 50] as const, href: `/products/${name}`, picture: null },
  ...{ field: `thing:${name}?`, choices: [], quantity: 2, max: 12, left: null, price: plainPrice('28') },
  ...{ stock: { kind: 'in-stock' } as const, state: 'available' as const, request: null, note: 'In stock' },
  ...changes,
});

const BOWL = thing('bowl', { what: 'bowl, Oat', choices: [{ name: 'Glaze', value: 'Oat' }] });
const JAR = thing('jar', { number: 2, quantity: 1, price: plainPrice('148') });
const SOLD_OUT = { ...thing('lamp', { number: 3, state: 'sold-out' }), note: 'Sold out' };

const show = (...things: (typeof BOWL)[]) => render(<SetList things={things} lang="en" messages={en.sets} />);
const totals = () => screen.getByText(/^Total for/).parentElement;

describe('the list of a set', () => {
  it('has each thing with its price, stock and quantity, and names what is left out', () => {
    show(BOWL, JAR, SOLD_OUT);
    const rows = within(the('list', 'In this set')).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent(/Oat.*\$28\.00.*In stock/);
    expect(hrefOf('bowl')).toBe('/products/bowl');
    expect(the('combobox', 'Quantity: bowl, Oat')).toHaveValue('2');
    expect(screen.getAllByRole('combobox')).toHaveLength(2);
    expect(screen.getByText('Not included right now: lamp.')).toBeVisible();
    expect(totals()).toHaveTextContent('Total for 3 items$204.00');
  });

  it('follows the quantities with its total', async () => {
    show(BOWL, JAR);
    await userEvent.selectOptions(the('combobox', 'Quantity: jar'), '0');
    await waitFor(() => expect(totals()).toHaveTextContent('Total for 2 items$56.00'));
  });

  it('has no total where a price is not known, and no button where nothing is available', () => {
    const { unmount } = show(BOWL, thing('jar', { price: { kind: 'unknown' } }));
    expect(totals()).toHaveTextContent(/^Total for 4 items$/);
    unmount();
    show(SOLD_OUT);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('listitem')).toHaveTextContent('Sold out');
  });

  it('adds the set once, and shows why nothing was added', async () => {
    show(BOWL);
    let answer: (message: string | null) => void = () => {};
    addSet.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const button = the('button', 'Add the set');
    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => expect(addSet).toHaveBeenCalledOnce());
    await act(async () => answer('bowl is sold out.'));
    expect(screen.getByText('bowl is sold out.')).toHaveRole('status');
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it('is a form that works without a script', () => {
    show(BOWL);
    const form = { to: '/api/cart/set', returnTo: '/cart', 'thing:bowl?': '2' };
    expect(the('button', 'Add the set').closest('form')).toHaveAttribute('method', 'post');
    expect(sentBy(the('button', 'Add the set'))).toEqual(form);
  });
});

it('a number on the picture stands where the thing is, from the left in every language, and opens what it is', () => {
  render(<Spot thing={BOWL} id="set-1" />, 'he');
  const button = the('button', '1: bowl, Oat');
  expect(button.style.left).toBe('25%');
  expect(button.style.top).toBe('50%');
  const opened = document.getElementById('set-1');
  expect(button).toHaveAttribute('popovertarget', 'set-1');
  expect(opened).toHaveAttribute('popover', 'auto');
  expect(opened).toHaveTextContent(/bowl.*Oat.*In stock/);
  expect(opened?.querySelector('a')).toHaveAttribute('href', '/he/products/bowl');
});
