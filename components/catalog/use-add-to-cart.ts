'use client';

import { type SubmitEvent, useState } from 'react';
import { useLang, useWords } from '#words';
import { openCartDrawer } from '@/components/cart/drawer-store';
import { useCart } from '@/lib/cart/use-cart';
import { nameWithChoices, whyNot } from '@/lib/catalog/selection-words';
import { chosenPrice, chosenVariant, missingOptions } from '@/lib/catalog/variant-selection';
import { productHref } from '@/lib/urls';
import { fill } from '@/lib/words/format';
import { optionField } from './option-picker';
import { type SelectableProduct, useSelection } from './selection-context';

/** Field → what is wrong with it; `form` is about the whole. */
type Errors = Record<string, string>;

/** Puts what is chosen into the cart; says by name what came in, or what stands in the way. */
export function useAddToCart() {
  const words = useWords('product');
  const lang = useLang();
  const { product, choices } = useSelection();
  const { add } = useCart();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [done, setDone] = useState<string | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const customText = customTextOf(product, data);
    setDone(null);

    const problem = problemOf();
    setErrors(problem?.errors ?? {});
    if (problem) {
      const field = [...form.elements].find((element) => element.getAttribute('name') === problem.focus);
      if (field instanceof HTMLElement) field.focus();
      return;
    }

    const variant = chosenVariant(product, choices);
    const price = chosenPrice(product, choices);
    const what = nameWithChoices(product, choices);
    setPending(true);
    const outcome = await add(
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
    setPending(false);

    if (!outcome.ok) return setErrors({ form: outcome.message });
    if (outcome.added === 0) return setErrors({ form: outcome.message ?? fill(words.notAdded, { what }) });
    const news = [fill(words.added, { what }), outcome.message].filter(Boolean).join(' ');
    setDone(news);
    openCartDrawer(news);

    /** `focus`: name of the field to go to. */
    function problemOf(): { errors: Errors; focus: string } | null {
      const missing = missingOptions(product, choices);
      const [first] = missing;
      if (first) {
        const found = missing.map((option) => [
          option.name,
          whyNot(words, lang, { ...product, options: [option] }, {}) ?? '',
        ]);
        return { errors: Object.fromEntries(found), focus: optionField(first) };
      }
      const index = product.customTextFields.findIndex(
        ({ title, required }) => required && !customText[title],
      );
      const empty = product.customTextFields[index];
      if (empty) return { errors: { [textKey(empty.title)]: words.fillIn }, focus: textKey(empty.title) };
      const sold = whyNot(words, lang, product, choices);
      return sold ? { errors: { form: sold }, focus: '' } : null;
    }
  }

  return { submit, pending, errors, done };
}

/** Name of a text's field in the form. */
export const textKey = (title: string): string => `text:${title}`;

function customTextOf(product: SelectableProduct, data: FormData): Record<string, string> {
  return Object.fromEntries(
    product.customTextFields.flatMap(({ title }) => {
      const text = String(data.get(textKey(title)) ?? '').trim();
      return text ? [[title, text]] : [];
    }),
  );
}

/** The chosen colour's picture, else the product's first. */
function pictureOf(product: SelectableProduct, choices: Record<string, string>) {
  const chosen = product.options.flatMap((option) =>
    option.choices.flatMap((choice) => (choice.name === choices[option.name] ? choice.pictures : [])),
  );
  return chosen[0] ?? product.pictures[0] ?? null;
}
