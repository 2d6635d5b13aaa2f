import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { readShop } from '../lib/config/shop-schema';
import source from '../shop.config';

const SHOP = readShop(source);

/**
 * Texts of the demo shop's merchant, members and providers. No language of the interface translates
 * them.
 */
const OTHERS_TEXTS = [
  ...['catalog', 'reviews', 'translations.he'].flatMap((name) =>
    stringsIn(
      JSON.parse(readFileSync(new URL(`../sandbox/seeds/ceramics/${name}.json`, import.meta.url), 'utf8')),
    ),
  ),
  ...(SHOP.features.currencies ?? []),
  ...stringsIn(
    SHOP.law?.productSafety ? [SHOP.law.productSafety.manufacturer, SHOP.law.productSafety.brands] : null,
  ),
  ...stringsIn(SHOP.law?.registers),
  'Google',
  'Facebook',
  'Wix',
  'GARAN',
  'WCAG',
  'europa.eu',
  'Halden',
  'Standard',
  'Express',
  'Studio pickup',
  'business days',
  'Ready in 1 business day',
  'Ada',
  'Lovelace',
  'Berg',
  'Main Street',
  'Warren Street',
  'Hudson, NY',
  'Hudson',
  'United States',
  'Visa',
  'Materials',
  'Dimensions',
  'Care',
  'bowl',
  'xylophone',
]
  .filter((text) => /[a-z]{2}/i.test(text))
  .sort((one, other) => other.length - one.length);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n\n');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Email addresses, time zones, and codes such as `NOSUCHCODE` that the test typed. */
const NOT_WORDS = /[\w.+-]+@[\w.-]+|\bGMT\b|\b[A-Z\d]{6,}\b/g;

/**
 * Returns the texts of the page that contain English words, in a language written in other letters.
 * They were not translated. Elements in another `lang` do not count.
 */
export async function leftOverTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(visibleTexts);
  return [...new Set(texts)].filter((text) => {
    const own = OTHERS_TEXTS.reduce((rest, phrase) => without(rest, phrase), text.replaceAll(NOT_WORDS, ''));
    return /[A-Za-z]{2}/.test(own);
  });
}

/** Removes a phrase in either case, because a sentence may need its own. */
function without(text: string, phrase: string): string {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase());
  return at < 0 ? text : without(text.slice(0, at) + text.slice(at + phrase.length), phrase);
}

/** Returns the texts that a shopper sees or hears. Runs in the browser. */
function visibleTexts(): string[] {
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[lang]') === document.documentElement;
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && isShown(parentElement) && !parentElement.closest('script, style'))
      texts.push(textContent ?? '');
  }
  const names = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder'];
  for (const name of names)
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isShown(element)) texts.push(element.getAttribute(name) ?? '');
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}
