import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderFields } from '@/features/order-fields/order-fields';
import { render, the } from '../../components/render-shop';

const options = [{ value: '2026-11-27', label: 'Friday, November 27' }];
const bell = { name: 'field:bell', label: 'Name at the door', hint: 'As on the bell' };
const FIELDS = [
  { name: 'field:day', label: 'Delivery day', isRequired: true, input: { options } },
  { ...bell, isRequired: false, input: { maxLength: 20 } },
];
const draw = (values = {}, errors = {}) =>
  render(
    <OrderFields
      fields={FIELDS}
      values={values}
      errors={errors}
      form="checkout"
      choose="Choose one"
      optional={(label) => `${label} (optional)`}
    />,
  );

it('belong to the checkout form, and the browser itself asks for what is required', () => {
  draw();
  const day = the('combobox', 'Delivery day');
  expect(day).toBeRequired();
  expect(day).toBeInvalid();
  expect(day).toHaveAttribute('form', 'checkout');
  const bell = the('textbox', 'Name at the door (optional)');
  expect(bell).not.toBeRequired();
  expect(bell).toHaveAttribute('maxlength', '20');
  expect(bell).toHaveAccessibleDescription('As on the bell');
});

it('keep what was sent, and name what is wrong at its field', () => {
  draw({ 'field:day': '2026-11-27', 'field:bell': 'Ona' }, { 'field:bell': 'Fill in this.' });
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Friday, November 27');
  expect(screen.getByRole('textbox')).toHaveValue('Ona');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('As on the bell Fill in this.');
  expect(screen.getByRole('combobox')).toBeValid();
});
