import { describe, expect, it } from 'vitest';
import { emptyFields, textField } from '@/lib/model/buy-fields';
import { priceWithExtras } from '@/lib/model/extra-price';
import { translateForm } from '@/lib/model/site-form';
import { addedPrices, chosenVariant, initialChoices, missingOptions } from '@/lib/model/variant-selection';
import { usd } from '../../fixtures/money';
import { aChoice, aProduct, aVariant } from '../../fixtures/products';
import { INHERITED_NAMES } from '../../traps/trap-seed';

const plain = (amount: string) => ({ kind: 'plain' as const, now: usd(amount) });

/** React and zod leave `__proto__` out of objects, so the shop has another name for it. */
const NAMES = INHERITED_NAMES.filter((name) => name !== '__proto__');

describe.each(NAMES)('a merchant’s “%s”', (name) => {
  const variants = [name, 'Plain'].map((one, index) =>
    aVariant({ [name]: one }, { price: plain(String(10 + index)), inStock: index > 0 }),
  );
  const option = { name, kind: 'drop-down' as const, choices: [aChoice(name), aChoice('Plain')] };
  const product = aProduct({ name, price: plain('10'), options: [option], variants });
  const field = { key: name, title: name, maxLength: 10, required: true };

  it('is an option without a choice until the shopper chooses', () => {
    expect(initialChoices(product)).toEqual({});
    expect(missingOptions(product, {})).toEqual([option]);
    expect(chosenVariant(product, {})).toBeNull();
    expect(chosenVariant(product, { [name]: 'Plain' })?.id).toBe('Plain');
  });

  it('costs nothing more as the cheapest choice', () => {
    expect([...addedPrices(product, {}, option).keys()]).toEqual(['Plain']);
  });

  it('is an empty field until the shopper fills it in', () => {
    const fields = { customTextFields: [field], modifiers: [] };
    expect(emptyFields(fields, { customText: {} })).toMatchObject([{ field: textField(name), title: name }]);
    expect(emptyFields(fields, { customText: { [name]: 'Ada' } })).toEqual([]);
    const priced = { ...product, customTextFields: [{ ...field, addedPrice: usd('5') }] };
    const values = { customText: {}, modifiers: {}, subscriptionId: null };
    expect(priceWithExtras(priced, { [name]: name }, values)).toEqual(plain('10'));
  });

  it('is no text that a form has in another language', () => {
    const form = { id: 'form', title: name, isOpen: true, items: [], submit: name, thanks: null };
    expect(translateForm(form, {})).toEqual(form);
  });
});
