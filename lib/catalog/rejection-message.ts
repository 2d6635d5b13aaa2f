import type { emptyFields } from '@/lib/model/buy-fields';
import { labelOf } from '@/lib/model/product';
import {
  type Choices,
  isBuyable,
  missingOptions,
  type Selectable,
  shownChoice,
  stockState,
} from '@/lib/model/variant-selection';
import { format } from '../i18n/format';
import { type Lang, LOCALES } from '../i18n/lang';
import type { Messages } from '../i18n/messages/en';

/** Null when the selection can be bought. */
export function rejectionMessage(
  messages: Messages['product'],
  lang: Lang,
  product: Selectable,
  choices: Choices,
): string | null {
  const missing = missingOptions(product, choices);
  if (missing.length > 0) {
    const options = missing.map((option) => inSentence(messages, labelOf(option)));
    return format(messages.chooseOptions, { options: listOf(lang, options) });
  }
  const stock = stockState(product, choices);
  if (isBuyable(stock)) return null;
  const name = nameWithChoices(product, choices);
  return format(stock.kind === 'sold-out' ? messages.thisSoldOut : messages.thisNotAvailable, { name });
}

export const fieldMessages = (
  messages: Messages['product'],
  fields: ReturnType<typeof emptyFields>,
): [field: string, message: string][] =>
  fields.map(({ field, title = messages.howOften, isTyped }) => [
    field,
    isTyped
      ? format(messages.fillIn, { field: title })
      : format(messages.chooseOptions, { options: inSentence(messages, title) }),
  ]);

/** "Blue Bowl – Oat, Small, 18 cm", and without options only the name. */
export function nameWithChoices(product: Pick<Selectable, 'name' | 'options'>, choices: Choices): string {
  const chosen = product.options.flatMap((option) => shownChoice(option, choices) ?? []);
  return chosen.length > 0 ? `${product.name} – ${chosen.join(', ')}` : product.name;
}

/** "a glaze" in English. Where the article depends on the gender of the name, the name as it is written. */
export function inSentence({ option }: Pick<Messages['product'], 'option'>, name: string): string {
  const message = /^[aeiou]/i.test(name) ? option.beforeVowel : option.other;
  return format(message, { name: message === '{name}' ? name : name.toLowerCase() });
}

const listOf = (lang: Lang, names: string[]): string =>
  new Intl.ListFormat(LOCALES[lang].dateLocale, { type: 'conjunction' }).format(names);
