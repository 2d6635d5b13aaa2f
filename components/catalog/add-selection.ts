import { openCartDrawer } from '@/components/cart/drawer-store';
import { cartCommands } from '@/lib/cart/cart-commands';
import { nameWithChoices, whyNot } from '@/lib/catalog/rejection-message';
import { type Choices, chosenPrice, chosenVariant, missingOptions } from '@/lib/catalog/variant-selection';
import { format } from '@/lib/i18n/format';
import type { Lang } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import { productHref } from '@/lib/urls';
import { optionField, textField } from './field-names';
import type { SelectableProduct } from './selection-context';

/** Field → what is wrong with it; `form` is about the whole. `focus`: name of the field to go to. */
type Rejection = { ok: false; errors: Record<string, string>; focus?: string };
type Outcome = { ok: true; news: string } | Rejection;

type Selection = {
  product: SelectableProduct;
  choices: Choices;
  /** What the form holds. */
  data: FormData;
  messages: Messages['product'];
  lang: Lang;
  /** Words for when the shop is out of reach. */
  offline: string;
};

/** Puts what is chosen into the cart and opens its drawer; says by name what came in, or what stands in the way. */
export async function addSelection({
  product,
  choices,
  data,
  messages,
  lang,
  offline,
}: Selection): Promise<Outcome> {
  const customText = customTextOf(product, data);
  const rejection = rejectionOf();
  if (rejection) return rejection;

  const variant = chosenVariant(product, choices);
  const price = chosenPrice(product, choices);
  const what = nameWithChoices(product, choices);
  const outcome = await cartCommands(lang, offline).add(
    {
      productId: product.id,
      variantId: variant && Object.keys(variant.choices).length > 0 ? variant.id : null,
      choices,
      customText,
      quantity: Math.max(1, Number.parseInt(String(data.get('quantity')), 10) || 1),
    },
    {
      name: product.name,
      href: productHref(product.slug),
      price: price.kind === 'plain' || price.kind === 'sale' ? price.now : null,
      picture: pictureOf(product, choices),
    },
  );
  if (!outcome.ok) return { ok: false, errors: { form: outcome.message } };
  if (outcome.added === 0)
    return { ok: false, errors: { form: outcome.message ?? format(messages.notAdded, { what }) } };
  const news = [format(messages.added, { what }), outcome.message].filter(Boolean).join(' ');
  openCartDrawer(news);
  return { ok: true, news };

  function rejectionOf(): Rejection | null {
    const missing = missingOptions(product, choices);
    const [first] = missing;
    if (first) {
      const found = missing.map((option) => [
        option.name,
        whyNot(messages, lang, { ...product, options: [option] }, {}) ?? '',
      ]);
      return { ok: false, errors: Object.fromEntries(found), focus: optionField(first) };
    }
    const empty = product.customTextFields.find(({ title, required }) => required && !customText[title]);
    if (empty) {
      const field = textField(empty.title);
      return { ok: false, errors: { [field]: messages.fillIn }, focus: field };
    }
    const sold = whyNot(messages, lang, product, choices);
    return sold ? { ok: false, errors: { form: sold } } : null;
  }
}

function customTextOf(product: SelectableProduct, data: FormData): Record<string, string> {
  return Object.fromEntries(
    product.customTextFields.flatMap(({ title }) => {
      const text = String(data.get(textField(title)) ?? '').trim();
      return text ? [[title, text]] : [];
    }),
  );
}

/** The chosen color's picture, else the product's first. */
function pictureOf(product: SelectableProduct, choices: Choices) {
  const chosen = product.options.flatMap((option) =>
    option.choices.flatMap((choice) => (choice.name === choices[option.name] ? choice.pictures : [])),
  );
  return chosen[0] ?? product.pictures[0] ?? null;
}
