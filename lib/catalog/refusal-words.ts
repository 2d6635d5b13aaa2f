import type { Words } from '../words/en';
import { fill } from '../words/format';
import { type Lang, LOCALES } from '../words/lang';
import { type Choices, isBuyable, missingOptions, type Selectable, stockState } from './variant-selection';

/** Why what is chosen cannot be bought, in words; null when it can. */
export function whyNot(
  words: Words['product'],
  lang: Lang,
  product: Selectable,
  choices: Choices,
): string | null {
  const missing = missingOptions(product, choices);
  if (missing.length > 0) {
    const options = missing.map(({ name }) => inSentence(lang, name));
    return fill(words.chooseOptions, { options: listOf(lang, options) });
  }
  const stock = stockState(product, choices);
  if (isBuyable(stock)) return null;
  const name = nameWithChoices(product, choices);
  return fill(stock.kind === 'sold-out' ? words.thisSoldOut : words.thisNotMade, { name });
}

/** "Lund Bowl – Oat, Small, 18 cm"; the name alone without options. */
export function nameWithChoices(product: Pick<Selectable, 'name' | 'options'>, choices: Choices): string {
  const chosen = product.options.flatMap(({ name }) => choices[name] ?? []);
  return chosen.length > 0 ? `${product.name} – ${chosen.join(', ')}` : product.name;
}

/** An option within a sentence: English has its article and no capital, German only its name, whatever its gender. */
export const inSentence = (lang: Lang, name: string): string =>
  lang === 'de' ? name : `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`;

const listOf = (lang: Lang, words: string[]): string =>
  new Intl.ListFormat(LOCALES[lang], { type: 'conjunction' }).format(words);
