import type { Modifier, Product, ProductOption } from './product';

/** Names of the fields of a product's form. */

export const optionField = (option: ProductOption): string => `option:${option.name}`;

/** Returns the name of a custom text's field. */
export const textField = (key: string): string => `text:${key}`;

/** Returns the name of a modifier's field. */
export const modifierField = ({ key }: Pick<Modifier, 'key'>): string => `modifier:${key}`;

/** The field of a subscription. Empty for a single purchase. */
export const SUBSCRIPTION_FIELD = 'subscriptionId';

type Fields = Pick<Product, 'modifiers' | 'customTextFields' | 'subscriptions'>;
type Values = {
  customText: Record<string, string>;
  modifiers?: Record<string, string>;
  subscriptionId?: string | null;
};

/** Returns the names of required fields without a valid value, in the order of the form. */
export function emptyFields(product: Fields, values: Values): string[] {
  const { modifiers = [], customTextFields, subscriptions } = product;
  const isMissing = ({ key, required, choices }: Modifier) =>
    required && !choices.some((choice) => choice.key === values.modifiers?.[key]);
  return [
    ...modifiers.filter(isMissing).map(modifierField),
    ...customTextFields.flatMap(({ key, required, minLength = 0 }) => {
      const length = values.customText[key]?.length ?? 0;
      const isTooShort = length === 0 ? required : length < minLength;
      return isTooShort ? [textField(key)] : [];
    }),
    ...(subscriptions && !subscriptions.isOptional && !values.subscriptionId ? [SUBSCRIPTION_FIELD] : []),
  ];
}
