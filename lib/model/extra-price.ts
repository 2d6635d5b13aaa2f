import { modifierField, SUBSCRIPTION_FIELD, textField } from './buy-fields';
import { addMoney, type Money } from './money';
import { own } from './own';
import type { CustomTextField, Modifier, Price, Product, Variant } from './product';
import { type Choices, chosenPrice, type Selectable } from './variant-selection';

export type ExtraValues = {
  customText: Record<string, string>;
  modifiers: Record<string, string>;
  subscriptionId: string | null;
};

type Extensible = Selectable & { modifiers?: Modifier[]; customTextFields: CustomTextField[] };

/** As the platform charges one item: a plan's price replaces the single one, and added prices come on top. */
export function priceWithExtras(product: Extensible, choices: Choices, values: ExtraValues): Price {
  const price = chosenPrice(ofPlan(product, values.subscriptionId), choices);
  return addedPrices(product, values).reduce(plus, price);
}

function ofPlan(product: Extensible, planId: string | null): Extensible {
  if (planId === null) return product;
  const priceOf = ({ price, subscriptionPrices = {} }: Variant): Price => {
    const now = own(subscriptionPrices, planId);
    if (!now) return price;
    const unit = 'unit' in price && price.unit;
    // As `unitPriceAt` of the server, in fewer bytes.
    const perUnit = unit && { ...now, amount: `${+now.amount / unit.contained}` };
    return { kind: 'plain', now, eachTime: true, unit: perUnit ? { ...unit, price: perUnit } : undefined };
  };
  const variants = product.variants.map((variant) => ({ ...variant, price: priceOf(variant) }));
  const [only] = variants;
  return { ...product, variants, price: only && variants.length === 1 ? only.price : product.price };
}

function addedPrices(
  { modifiers = [], customTextFields }: Extensible,
  { modifiers: chosen, customText }: ExtraValues,
): Money[] {
  return [
    ...modifiers.flatMap(
      ({ key, choices }) => choices.find((choice) => choice.key === own(chosen, key))?.addedPrice ?? [],
    ),
    ...customTextFields.flatMap(({ key, addedPrice }) =>
      own(customText, key) && addedPrice ? [addedPrice] : [],
    ),
  ];
}

function plus(price: Price, added: Money): Price {
  switch (price.kind) {
    case 'plain':
      return { ...price, now: addMoney(price.now, added) };
    case 'sale':
      return { ...price, now: addMoney(price.now, added), was: addMoney(price.was, added) };
    case 'range':
      return { ...price, from: addMoney(price.from, added), to: addMoney(price.to, added) };
    case 'unknown':
      return price;
  }
}

type Fields = Pick<Product, 'modifiers' | 'customTextFields'>;

/** Without the options. Empty values are absent. */
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
