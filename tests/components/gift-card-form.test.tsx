import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { GiftCardForm } from '@/components/gift-card/gift-card-form';
import { type FormState, IDLE } from '@/lib/forms/form-state';
import { render } from './render-shop';

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
  expect(screen.getByRole('radio', { name: '$25.00' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Someone else' })).toBeChecked();
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
  expect(screen.getByRole('radio', { name: '$50.00 for $45.00' })).toBeChecked();
  expect(screen.getByRole('group', { name: 'Amount' })).toHaveAccessibleDescription('Choose an amount.');
  expect(screen.getByLabelText('First name')).toHaveValue('Grace');
  expect(screen.getByLabelText('Message (optional)')).toHaveValue('Hello');
  expect(screen.getByLabelText('Recipient’s email')).toHaveAccessibleDescription(
    'Enter the recipient’s email.',
  );
});

it('shows the cart after the gift card is added', async () => {
  const done: FormState = { status: 'done', values: {}, errors: {}, message: 'Added to your cart: Card.' };
  render(
    form(
      IDLE,
      vi.fn(async () => done),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText('Added to your cart: Card.')).toBeVisible();
  expect(retry).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledWith('Added to your cart: Card.');
});
