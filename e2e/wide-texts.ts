import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import shop from '../shop.config';

/** A word of 60 letters without a place to break it. */
const WORD = 'Straßenbahnhaltestellenverzeichnisseitenumbruchsvermeidungen';
/** An email of 60 characters, which is as long in a footer or an account. */
const EMAIL = 'kundenbetreuungsabteilung.straßenbahn@haltestellenverzeichnis.example';

const SEED = 'sandbox/seeds/ceramics';

/**
 * Returns every text of the demo shop that a merchant or a shopper has written: the catalog, its
 * translations, members, orders, reviews and the entries of the shop.
 */
export function writtenTexts(): string[] {
  const files = readdirSync(SEED).filter((name) => name.endsWith('.json'));
  const values = files.map((name): unknown => JSON.parse(readFileSync(join(SEED, name), 'utf8')));
  const texts = new Set([...values, shop].flatMap(textsIn));
  // Longer texts first, because they contain the shorter ones.
  return [...texts].filter((text) => text.length > 2).sort((a, b) => b.length - a.length);
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value.trim()]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) => [name, ...textsIn(one)])
      : [];

/**
 * Puts a word of 60 letters into the place of each text that a merchant or a shopper has written,
 * and a long email into that of each email. Returns the number of places.
 */
export const fillLongWords = (page: Page, texts: readonly string[]): Promise<number> =>
  page.evaluate(
    ({ known, word, email }) => {
      const written = new Set(known);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let count = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        if (text === '' || node.parentElement?.closest('script, style, noscript, title, option')) continue;
        const isWritten = written.has(text) || known.some((one) => one.length > 5 && text.includes(one));
        const next = text.includes('@') ? email : isWritten ? `${word} ${text}` : null;
        if (next === null) continue;
        node.textContent = next;
        count++;
      }
      return count;
    },
    { known: texts, word: WORD, email: EMAIL },
  );

/**
 * Returns the elements that are wider than the window, the innermost ones, as their classes and
 * texts. Those in a box that scrolls or cuts by itself do not count.
 */
export const widerThanWindow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const isOutside = (element: Element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 0 && (right > width + 1 || left < -1);
    };
    const isBoxed = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    const outside = [...document.querySelectorAll('body *')].filter(
      (element) => isOutside(element) && !isBoxed(element),
    );
    const inner = outside.filter(
      (element) => !outside.some((one) => one !== element && element.contains(one)),
    );
    const named = inner.map(
      (element) =>
        `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent?.trim().slice(0, 80)}`,
    );
    return named.length > 0 ? named : [`the page is ${document.documentElement.scrollWidth} px wide`];
  });
