import { openCartDrawer } from '@/components/cart/drawer-store';
import { cartCommands } from '@/lib/cart/cart-commands';
import { nameWithChoices, whyNot } from '@/lib/catalog/refusal-words';
import { type Choices, chosenPrice, chosenVariant, missingOptions } from '@/lib/catalog/variant-selection';
import { productHref } from '@/lib/urls';
import type { Words } from '@/lib/words/en';
import { fill } from '@/lib/words/format';
import type { Lang } from '@/lib/words/lang';
import { optionField, textField } from './field-names';
import type { SelectableProduct } from './selection-context';

/** Field → what is wrong with it; `form` is about the whole. `focus`: name of the field to go to. */
type Refusal = { ok: false; errors: Record<string, string>; focus?: string };
type Outcome = { ok: true; news: string } | Refusal;

type Selection = {
  product: SelectableProduct;
  choices: Choices;
  /** What the form holds. */
  data: FormData;
  words: Words['product'];
  lang: Lang;
  /** Words for when the shop is out of reach. */
  offline: string;
};

/** Puts what is chosen into the cart and opens its drawer; says by name what came in, or what stands in the way. */
export async function addSelection({
  product,
  choices,
  data,
  words,
  lang,
  offline,
}: Selection): Promise<Outcome> {
  const customText = customTextOf(product, data);
  const refusal = refusalOf();
  if (refusal) return refusal;

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
    return { ok: false, errors: { form: outcome.message ?? fill(words.notAdded, { what }) } };
  const news = [fill(words.added, { what }), outcome.message].filter(Boolean).join(' ');
  openCartDrawer(news);
  return { ok: true, news };

  function refusalOf(): Refusal | null {
    const missing = missingOptions(product, choices);
    const [first] = missing;
    if (first) {
      const found = missing.map((option) => [
        option.name,
        whyNot(words, lang, { ...product, options: [option] }, {}) ?? '',
      ]);
      return { ok: false, errors: Object.fromEntries(found), focus: optionField(first) };
    }
    const empty = product.customTextFields.find(({ title, required }) => required && !customText[title]);
    if (empty) {
      const field = textField(empty.title);
      return { ok: false, errors: { [field]: words.fillIn }, focus: field };
    }
    const sold = whyNot(words, lang, product, choices);
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

/** The chosen colour's picture, else the product's first. */
function pictureOf(product: SelectableProduct, choices: Choices) {
  const chosen = product.options.flatMap((option) =>
    option.choices.flatMap((choice) => (choice.name === choices[option.name] ? choice.pictures : [])),
  );
  return chosen[0] ?? product.pictures[0] ?? null;
}
