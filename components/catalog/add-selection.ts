import { openCartDrawer } from '@/components/cart/drawer-store';
import { cartCommands } from '@/lib/cart/client/commands';
import { fieldMessages, nameWithChoices, rejectionMessage } from '@/lib/catalog/rejection-message';
import { format } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import { emptyFields, optionField } from '@/lib/model/buy-fields';
import { extraValues, priceWithExtras } from '@/lib/model/extra-price';
import { latinNumber } from '@/lib/model/latin-number';
import { own } from '@/lib/model/own';
import type { Product } from '@/lib/model/product';
import { labelOf } from '@/lib/model/product';
import {
  type Choices,
  chosenPicture,
  chosenVariant,
  missingOptions,
  shownChoice,
} from '@/lib/model/variant-selection';
import { productHref } from '@/lib/urls';
import type { SelectableProduct } from './selection-context';

/** `errors` has messages by field, and that of the whole form as `form`. `focus` names a field. */
type Rejection = { ok: false; errors: Record<string, string>; focus?: string };
type Outcome = { ok: true; message: string } | Rejection;

type Selection = {
  product: SelectableProduct;
  choices: Choices;
  data: FormData;
  messages: Messages['product'];
  lang: Lang;
  /** Message for an unreachable shop. */
  offline: string;
};

/** Opens the drawer. Returns a message with the added item, or errors by field. */
export async function addSelection({
  product,
  choices,
  data,
  messages,
  lang,
  offline,
}: Selection): Promise<Outcome> {
  const extras = extraValues(product, data);
  const { customText, modifiers, subscriptionId } = extras;
  const rejection = rejectionOf();
  if (rejection) return rejection;

  const variant = chosenVariant(product, choices);
  const price = priceWithExtras(product, choices, extras);
  const what = nameWithChoices(product, choices);
  const outcome = await cartCommands(lang, offline).add(
    {
      productId: product.id,
      variantId: variant?.id ?? null,
      choices,
      customText,
      modifiers,
      subscriptionId: subscriptionId ?? undefined,
      preOrder: (variant?.preOrder && !variant.inStock) || undefined,
      quantity: Math.max(1, Number.parseInt(latinNumber(String(data.get('quantity'))), 10) || 1),
    },
    {
      name: product.name,
      href: productHref(product.slug),
      choices: shownChoices(product, { choices, modifiers, customText }),
      price: price.kind === 'plain' || price.kind === 'sale' ? price.now : null,
      picture: chosenPicture(product, choices),
    },
  );
  if (!outcome.ok) return { ok: false, errors: { form: outcome.message } };
  if (outcome.added === 0)
    return { ok: false, errors: { form: outcome.message ?? format(messages.notAdded, { what }) } };
  const message = [format(messages.added, { what }), outcome.message].filter(Boolean).join(' ');
  openCartDrawer(message);
  return { ok: true, message };

  function rejectionOf(): Rejection | null {
    const missing = missingOptions(product, choices);
    const fields = emptyFields(product, { customText, modifiers, subscriptionId });
    const first = missing[0] ? optionField(missing[0]) : fields[0]?.field;
    if (first !== undefined) {
      const ofOptions = missing.map((option) => [
        option.name,
        rejectionMessage(messages, lang, { ...product, options: [option] }, {}) ?? '',
      ]);
      return {
        ok: false,
        errors: Object.fromEntries([...ofOptions, ...fieldMessages(messages, fields)]),
        focus: first,
      };
    }
    const sold = rejectionMessage(messages, lang, product, choices);
    return sold ? { ok: false, errors: { form: sold } } : null;
  }
}

type Fields = Pick<Product, 'options' | 'modifiers' | 'customTextFields'>;
type Chosen = { choices: Choices; modifiers: Record<string, string>; customText: Record<string, string> };

/** As a line of the cart shows them, by the platform's names. Requests have keys instead. */
export function shownChoices(
  { options, modifiers: fields = [], customTextFields }: Fields,
  { choices, modifiers, customText }: Chosen,
): { name: string; value: string }[] {
  const entry = (name: string, value: string | undefined) => (value ? [{ name, value }] : []);
  return [
    ...options.flatMap((option) => entry(labelOf(option), shownChoice(option, choices))),
    ...fields.flatMap((field) =>
      entry(field.name, field.choices.find(({ key }) => key === own(modifiers, field.key))?.name),
    ),
    ...customTextFields.flatMap(({ key, title }) => entry(title, own(customText, key))),
  ];
}
