import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CartNote } from '@/components/cart/cart-view';
import type { CodeOutcome } from '@/lib/cart/client/store';
import { render } from './render-shop';

const field = () => screen.getByRole('textbox', { name: 'Your note' });

function draw({ note = undefined as string | undefined, failed = null as string | null, ok = true } = {}) {
  const outcome: CodeOutcome = ok ? { ok } : { ok, message: 'You seem to be offline.' };
  const onSave = vi.fn(async () => outcome);
  const { container } = render(<CartNote note={note} failed={failed} form="checkout" onSave={onSave} />);
  const details = container.querySelector('details');
  if (failed === null && details) details.open = true;
  return { onSave, container };
}

it('belongs to the checkout form and is limited to what the platform stores', () => {
  draw({ note: 'Ring twice' });
  expect(field()).toHaveValue('Ring twice');
  expect(field()).toHaveAttribute('form', 'checkout');
  expect(field()).toHaveAttribute('maxlength', '1000');
  expect(field()).toHaveAccessibleDescription('Up to 1,000 characters.');
});

it('is saved once when the shopper leaves the field', async () => {
  const { onSave } = draw();
  await userEvent.type(field(), 'Ring twice');
  await userEvent.tab();
  expect(await screen.findByText('Note saved.')).toBeVisible();
  await userEvent.click(field());
  await userEvent.tab();
  expect(onSave.mock.calls).toEqual([['Ring twice']]);
});

it('keeps the text of a failed save, and the button retries', async () => {
  const { onSave } = draw({ ok: false });
  await userEvent.type(field(), 'Ring twice');
  await userEvent.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
  expect(field()).toHaveValue('Ring twice');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(onSave).toHaveBeenCalledTimes(2);
});

it('is open with the text of a plain form that failed', () => {
  const { container } = draw({ note: 'Old', failed: 'New' });
  expect(container.querySelector('details')).toHaveAttribute('open');
  expect(field()).toHaveValue('New');
});
