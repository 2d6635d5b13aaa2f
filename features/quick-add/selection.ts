import type { SelectableProduct } from '@/components/catalog/selection-context';
import type { Messages } from '@/lib/i18n/messages/en';
import { own } from '@/lib/model/own';
import type { ProductOption } from '@/lib/model/product';
import { type Choices, initialChoices } from '@/lib/model/variant-selection';
import { COLOR_PARAMETER, VARIANT_PARAMETER } from '@/lib/urls';

/** What the browser needs for the form of a product. The messages are on product pages only. */
export type Selection = {
  /** Null when the law requires more beside the button than a card or a sheet has. */
  product: SelectableProduct | null;
  /** The choices that the product's page begins with. */
  initial: Choices;
  messages: Pick<Messages, 'product' | 'quickAdd'>;
};

/** As many choices of an option as the product's page shows in tiles. */
const MAX_ON_CARD = 8;

/** What a card's link chooses: a saved variant, or the color that the card shows. */
export function choicesOf({ options, variants }: SelectableProduct, href: string): Choices {
  const query = new URL(href).searchParams;
  const variant = variants.find(({ id }) => id === query.get(VARIANT_PARAMETER));
  const color = query.get(COLOR_PARAMETER) ?? '';
  const option = options.find(({ choices }) => choices.some(({ name }) => name === color));
  return variant?.choices ?? (option ? { [option.name]: color } : {});
}

type Step =
  /** Nothing is open. `single`: the choices of options that have no other. */
  { kind: 'add' | 'sheet'; single: Choices } | { kind: 'card'; single: Choices; option: ProductOption };

/** The step after a press. @param chosen by the card's link */
export function stepOf(product: SelectableProduct, chosen: Choices): Step {
  const { options, customTextFields, modifiers = [], subscriptions, availability } = product;
  const single = initialChoices({
    ...product,
    options: options.filter(({ choices }) => choices.length === 1),
  });
  const [option, ...others] = options.filter(({ name }) => !own(single, name));
  // A subscription that is optional does not stop a single purchase. A pre-order has terms to read.
  const hasFields = customTextFields.length + modifiers.length > 0 || subscriptions?.isOptional === false;
  if (hasFields || availability === 'pre-order' || others.length > 0) return { kind: 'sheet', single };
  if (!option) return { kind: 'add', single };
  // The sheet shows what is chosen, and the plans of a subscription.
  const fits = option.choices.length <= MAX_ON_CARD && !subscriptions && !own(chosen, option.name);
  return fits ? { kind: 'card', single, option } : { kind: 'sheet', single };
}
