import { modifierField, SUBSCRIPTION_FIELD, textField } from './buy-fields';
import type { ExtraValues } from './extra-price';
import type { Product } from './product';

type Fields = Pick<Product, 'modifiers' | 'customTextFields'>;

/** Returns the values of the fields beside the options. Empty ones are absent. */
export function extraValues({ modifiers = [], customTextFields }: Fields, data: FormData): ExtraValues {
  const read = (name: string): string => String(data.get(name) ?? '').trim();
  const filled = (fields: [key: string, name: string][]) =>
    Object.fromEntries(fields.map(([key, name]) => [key, read(name)]).filter(([, value]) => value));
  return {
    customText: filled(customTextFields.map(({ key }) => [key, textField(key)])),
    modifiers: filled(modifiers.map((modifier) => [modifier.key, modifierField(modifier)])),
    subscriptionId: read(SUBSCRIPTION_FIELD) || null,
  };
}
