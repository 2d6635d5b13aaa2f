import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { GiftCardForm } from '@/features/gift-cards/gift-card-form';
import { type FormState, IDLE } from '@/lib/forms/form-state';
import { press, render, the } from '../../components/render-shop';
import { beginMemberSession } from '../../components/session-role';

const retry = vi.fn();
const open = vi.hoisted(() => vi.fn());
vi.mock('@/lib/cart/client/commands', () => ({ cartCommands: () => ({ retry }) }));
vi.mock('@/components/cart/drawer-store', () => ({ openCartDrawer: open }));

const amounts = [
  { value: 'v25', label: '$25.00' },
  { value: 'v50', label: '$50.00 for $45.00' },
];

const form = (initial: FormState = IDLE, action = vi.fn(async () => IDLE)) => (
  <GiftCardForm amounts={amounts} bounds="From $10.00 to $500.00." action={action} initial={initial} />
);

it('starts with the first amount, for someone else', () => {
  render(form());
  expect(the('radio', '$25.00')).toBeChecked();
  expect(the('radio', 'Someone else')).toBeChecked();
});

it('shows what was sent with its errors beside the fields', () => {
  render(
    form({
      status: 'invalid',
      values: { amount: 'v50', recipient: 'someone', firstName: 'Grace', message: 'Hello', email: '' },
      errors: { email: 'Enter the recipient’s email.', amount: 'Choose an amount.' },
      message: null,
    }),
  );
  expect(the('radio', '$50.00 for $45.00')).toBeChecked();
  expect(the('group', 'Amount')).toHaveAccessibleDescription('Choose an amount.');
  expect(screen.getByLabelText('First name')).toHaveValue('Grace');
  expect(screen.getByLabelText('Message (optional)')).toHaveValue('Hello');
  expect(screen.getByLabelText('Recipient’s email')).toHaveAccessibleDescription(
    'Enter the recipient’s email.',
  );
});

/** Sends the form, which the shop answers with success. */
async function send(): Promise<void> {
  const done: FormState = { status: 'done', values: {}, errors: {}, message: 'Added to your cart: Card.' };
  const action = vi.fn(async () => done);
  render(form(IDLE, action));
  await press('Add to cart');
}

it('says that the browser blocks the cookie of a cart with the gift card', async () => {
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your browser blocks cookies');
  expect(screen.queryByText('Added to your cart: Card.')).not.toBeInTheDocument();
  expect(open).not.toHaveBeenCalled();
});

it('shows the cart after the gift card is added', async () => {
  beginMemberSession();
  await send();
  expect(await screen.findByText('Added to your cart: Card.')).toBeVisible();
  expect(retry).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledWith('Added to your cart: Card.');
});
