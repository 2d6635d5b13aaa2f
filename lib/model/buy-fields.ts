import { own } from './own';
import type { Modifier, Product, ProductOption } from './product';

export const optionField = (option: ProductOption): string => `option:${option.name}`;

export const textField = (key: string): string => `text:${key}`;

export const modifierField = ({ key }: Pick<Modifier, 'key'>): string => `modifier:${key}`;

/** Empty for a single purchase. */
export const SUBSCRIPTION_FIELD = 'subscriptionId';

type Fields = Pick<Product, 'modifiers' | 'customTextFields' | 'subscriptions'>;
type Values = {
  customText: Record<string, string>;
  modifiers?: Record<string, string>;
  subscriptionId?: string | null;
};

/** A subscription has no title. The shopper types into a field with `isTyped`. */
type EmptyField = { field: string; title?: string; isTyped?: true };

/** Fields without a valid value, in the order of the form. */
export function emptyFields(product: Fields, values: Values): EmptyField[] {
  const { modifiers = [], customTextFields, subscriptions } = product;
  const isMissing = ({ key, required, choices }: Modifier) =>
    required && !choices.some((choice) => choice.key === own(values.modifiers, key));
  return [
    ...modifiers
      .filter(isMissing)
      .map((modifier) => ({ field: modifierField(modifier), title: modifier.name })),
    ...customTextFields.flatMap(({ key, title, required, minLength = 0 }): EmptyField[] => {
      const length = own(values.customText, key)?.length ?? 0;
      const isTooShort = length === 0 ? required : length < minLength;
      return isTooShort ? [{ field: textField(key), title, isTyped: true }] : [];
    }),
    ...(subscriptions && !subscriptions.isOptional && !values.subscriptionId
      ? [{ field: SUBSCRIPTION_FIELD }]
      : []),
  ];
}
