import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressBook, type AddressEntry } from '@/components/account/address-book';
import { BuyAgain } from '@/components/account/buy-again';
import { DeleteForm } from '@/components/account/delete-form';
import { PasswordForm } from '@/components/account/password-form';
import { PrivacyForm, ProfileForm } from '@/components/account/profile-form';
import { type FormState, IDLE } from '@/lib/forms/form-state';
import { idleApi } from '../../fixtures/carts';
import { hrefOf, press, render, the } from '../render-shop';
import { beginMemberSession } from '../session-role';

const cart = vi.hoisted(() => ({ retry: vi.fn() }));
vi.mock('@/lib/cart/client/use-cart', () => ({ useCart: () => ({ ...idleApi, retry: cart.retry }) }));
vi.mock('@/lib/members/use-member', () => ({ useRoleCheckOnLeave: () => {} }));

beforeEach(() => cart.retry.mockClear());

const done = (message: string): FormState => ({ status: 'done', values: {}, errors: {}, message });
/** An action that records its input and returns the response that a test sets. */
function answering(answer: (data: FormData) => FormState) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const action = async (_: FormState, data: FormData): Promise<FormState> => {
    sent.push(Object.fromEntries(data));
    return answer(data);
  };
  return { action, sent };
}
const invalid =
  (errors: Record<string, string>) =>
  (data: FormData): FormState => ({
    status: 'invalid',
    values: Object.fromEntries([...data].map(([name, value]) => [name, String(value)])),
    errors,
    message: null,
  });

describe('the profile form', () => {
  const member = { firstName: 'Ada', lastName: '', nickname: 'ada', phones: ['+1 555 0100', '555'] };

  it('has the field names of the contract and the stored values', () => {
    render(<ProfileForm member={member} action={answering(() => done('')).action} initial={IDLE} />);
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Last name')).toHaveValue('');
    expect(screen.getByLabelText('Nickname')).toHaveValue('ada');
    expect(screen.getByLabelText('Phone')).toHaveValue('+1 555 0100');
    expect(screen.getByLabelText('Other number')).toHaveValue('555');
    expect(the('button', 'Save')).toBeVisible();
  });

  it('keeps the input, and shows errors beside the fields and in a summary', async () => {
    const { action, sent } = answering(invalid({ phone: 'No number.' }));
    render(<ProfileForm member={member} action={action} initial={IDLE} />);
    await userEvent.type(screen.getByLabelText('Last name'), `O'B <b>`);
    await userEvent.clear(screen.getByLabelText('Phone'));
    await userEvent.type(screen.getByLabelText('Phone'), 'abc');
    await press('Save');
    expect(await screen.findByRole('link', { name: 'No number.' })).toHaveAttribute(
      'href',
      `#${screen.getByLabelText('Phone').id}`,
    );
    expect(sent[0]).toMatchObject({ lastName: `O'B <b>`, phone: 'abc' });
    expect(screen.getByLabelText('Phone')).toHaveValue('abc');
    expect(screen.getByLabelText('Phone')).toBeInvalid();
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('No number.');
    expect(screen.getByLabelText('Last name')).toHaveValue(`O'B <b>`);
  });

  it('shows an error of the phone number when the field loses focus, until it is corrected', async () => {
    const { action, sent } = answering(() => done(''));
    render(<ProfileForm member={member} action={action} initial={IDLE} />);
    const phone = screen.getByLabelText('Phone');
    await userEvent.clear(phone);
    await userEvent.type(phone, '12');
    expect(phone).not.toBeInvalid();
    await userEvent.tab();
    expect(phone).toHaveAccessibleDescription('Enter a number like +1 212 555 0100.');
    await userEvent.type(phone, '345');
    expect(phone).not.toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('does not unfold a message below a pointer that presses the button', async () => {
    const user = userEvent.setup();
    const { action, sent } = answering(invalid({ phone: 'No number.' }));
    render(<ProfileForm member={member} action={action} initial={IDLE} />);
    const phone = screen.getByLabelText('Phone');
    await user.type(phone, 'abc');
    const button = the('button', 'Save');
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    expect(phone).not.toHaveFocus();
    expect(phone).not.toBeInvalid();
    await user.pointer({ keys: '[/MouseLeft]', target: button });
    expect(await screen.findByRole('link', { name: 'No number.' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('clears the shop’s error of a field when it is corrected', async () => {
    const { action } = answering(invalid({ phone: 'No number.' }));
    render(<ProfileForm member={member} action={action} initial={IDLE} />);
    await press('Save');
    expect(await screen.findByRole('link', { name: 'No number.' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Phone'), '1');
    expect(screen.getByLabelText('Phone')).not.toBeInvalid();
    expect(screen.queryByRole('link', { name: 'No number.' })).not.toBeInTheDocument();
  });
});

const address: AddressEntry = {
  id: 'a1',
  line1: '412 Warren Street',
  line2: '',
  city: 'Hudson',
  subdivision: 'US-NY',
  country: 'US',
  postalCode: '12534',
  lines: ['412 Warren Street', 'Hudson NY 12534', 'United States'],
  form: IDLE,
};
const COUNTRIES = [
  { value: 'CA', label: 'Canada' },
  { value: 'IE', label: 'Ireland' },
  { value: 'US', label: 'United States' },
];

describe('the address book', () => {
  const book = (
    addresses: AddressEntry[],
    save = answering(() => done('Saved.')),
    remove = answering(() => done('Gone.')),
  ) => {
    render(
      <AddressBook
        addresses={addresses}
        countries={COUNTRIES}
        save={save.action}
        remove={remove.action}
        forms={{ fresh: IDLE, removal: IDLE }}
      />,
    );
    return { save, remove };
  };

  it('shows a message when it is empty', () => {
    book([]);
    expect(screen.getByText(/No saved addresses yet/)).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('writes an address out, removes it by its id and confirms it', async () => {
    const { remove } = book([address]);
    expect(within(the('list', 'Addresses')).getByText('Hudson NY 12534')).toBeVisible();
    await press(/Remove\s412 Warren Street/);
    expect(await screen.findByRole('status')).toHaveTextContent('Gone.');
    expect(remove.sent).toEqual([{ id: 'a1', lang: 'en' }]);
  });

  it('edits an address with all its fields', async () => {
    const { save } = book([address]);
    await userEvent.click(screen.getByText('Edit'));
    const form = the('form', 'Edit 412 Warren Street');
    expect(within(form).getByRole('combobox', { name: 'State or province' })).toHaveValue('US-NY');
    await userEvent.clear(within(form).getByRole('textbox', { name: 'City' }));
    await userEvent.type(within(form).getByRole('textbox', { name: 'City' }), 'Troy');
    await userEvent.click(within(form).getByRole('button', { name: 'Update address' }));
    await waitFor(() => expect(save.sent).toHaveLength(1));
    expect(save.sent[0]).toMatchObject({ id: 'a1', city: 'Troy', subdivision: 'US-NY', country: 'US' });
    await waitFor(() => expect(form.closest('details')).not.toHaveAttribute('open'));
  });

  it('has the states of the selected country, and a text field without a list', async () => {
    book([]);
    await userEvent.click(screen.getByText('Add an address', { selector: 'summary' }));
    await userEvent.selectOptions(the('combobox', 'Country'), 'CA');
    expect(the('option', 'Ontario')).toBeInTheDocument();
    await userEvent.selectOptions(the('combobox', 'Country'), 'IE');
    expect(the('textbox', 'State or region (optional)')).toHaveValue('');
  });

  it('stays open with its input after an error', async () => {
    book([], answering(invalid({ city: 'Which city?' })));
    const summary = screen.getByText('Add an address', { selector: 'summary' });
    await userEvent.click(summary);
    await userEvent.type(the('textbox', 'Address'), '1 Way');
    await press('Add address');
    expect(await screen.findByRole('link', { name: 'Which city?' })).toBeVisible();
    expect(summary.closest('details')).toHaveAttribute('open');
    expect(the('textbox', 'Address')).toHaveValue('1 Way');
  });
});

it('the privacy form sends the selection', async () => {
  const { action, sent } = answering(() => done('Public now.'));
  render(<PrivacyForm privacy="private" action={action} initial={IDLE} />);
  expect(the('radio', /^Private/)).toBeChecked();
  await userEvent.click(the('radio', /^Public/));
  await press('Update privacy');
  expect(await screen.findByRole('status')).toHaveTextContent('Public now.');
  expect(sent).toEqual([{ privacy: 'public', lang: 'en' }]);
});

it('the password can be shown, and the field is for a new one', async () => {
  const { action, sent } = answering(() => done('Changed.'));
  render(<PasswordForm email="ada@example.com" action={action} initial={IDLE} />);
  const field = screen.getByLabelText('New password');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  const present = screen.getByLabelText('Current password');
  expect(present).toHaveAttribute('autocomplete', 'current-password');
  const [, showNew] = screen.getAllByRole('button', { name: 'Show password' });
  if (showNew) await userEvent.click(showNew);
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.type(present, 'the present one');
  await userEvent.type(field, 'a long one');
  await press('Change password');
  expect(await screen.findByRole('status')).toHaveTextContent('Changed.');
  expect(sent[0]).toMatchObject({ password: 'the present one', newPassword: 'a long one' });
  expect(field).toHaveValue('');
});

it('deletion requires a checkbox and can be canceled', async () => {
  const { action, sent } = answering(invalid({ confirm: 'Check the box to continue.' }));
  render(<DeleteForm email="ada@example.com" action={action} initial={IDLE} />);
  expect(hrefOf('Keep my account')).toBe('/account');
  await press('Delete my account');
  expect(await screen.findByRole('link', { name: 'Check the box to continue.' })).toBeVisible();
  const rest = { lang: 'en', username: 'ada@example.com' };
  expect(sent).toEqual([{ ...rest, password: '' }]);
  await userEvent.type(screen.getByLabelText('Current password'), 'the present one');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Delete my account');
  await waitFor(() => expect(sent[1]).toEqual({ ...rest, password: 'the present one', confirm: 'yes' }));
});

it('reordering reports what was added, links to the cart and makes it reload', async () => {
  beginMemberSession();
  const { action, sent } = answering(() => done('1 item is in your cart.'));
  render(<BuyAgain orderId="o1" action={action} initial={IDLE} />);
  await press('Buy again');
  expect(await screen.findByRole('status')).toHaveTextContent('1 item is in your cart.');
  expect(hrefOf('View cart')).toBe('/cart');
  expect(sent).toEqual([{ orderId: 'o1', lang: 'en' }]);
  expect(cart.retry).toHaveBeenCalledOnce();
});

it('reordering reports when nothing was added', async () => {
  render(
    <BuyAgain
      orderId="o1"
      action={answering(invalid({ order: 'Nothing was added.' })).action}
      initial={IDLE}
    />,
  );
  await press('Buy again');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was added.');
  expect(cart.retry).not.toHaveBeenCalled();
});
