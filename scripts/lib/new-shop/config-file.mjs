import { LOCALES } from '../../../lib/i18n/locales.mjs';
import { languageOf, listOf } from './questions.mjs';
import { lawEntry } from './regions.mjs';

/** @typedef {import('./questions.mjs').Answers} Answers */

/**
 * Returns the text of `shop.config.ts`, in the format that `npm run lint` expects.
 *
 * @param {Answers} answers
 */
export const configFile = (answers) => {
  const { name, email, country, currency, locales, timeZone } = answers;
  return `import type { ShopConfig } from '@/lib/config/shop-schema';

/**
 * Everything that makes this shop this shop. docs/customize.md explains every entry. A wrong one
 * stops the start and the build with its line.
 */
export default {
  name: ${quoted(name)},
  // One text for all languages, or one for each: about: { en: 'Soap', de: 'Seife' }.
  // title: '', description: '', about: '',
  favicon: 'icon.svg',
  contact: { email: ${quoted(email)} },

  // Colors and fonts: docs/customize.md#colors.
  // colors: { accent: '#97452a' },

  // The languages of the shop, the default one first, and the language of the products' texts.
  languages: [${listOf(locales).map(languageOf).map(quoted).join(', ')}],
  catalogLang: 'en',
  currency: ${quoted(currency)},
  country: ${quoted(country)},
  timeZone: ${quoted(timeZone)},
${formats(locales)}${lawEntry(answers, quoted)}
  // Delivery next to the buy button: as in the platform's rules, which decide what shoppers pay.
  // delivery: { cost: '6', days: '3–5' },

  // Reviews, a wishlist and more: docs/customize.md#features.
  // features: { reviews: true, wishlist: true },

  // The sections of the home page and their pictures: docs/customize.md#home-page.
  // home: { sections: [] },
} satisfies ShopConfig;
`;
};

/** @param {string} locales */
function formats(locales) {
  const rows = listOf(locales)
    .map((locale) => ({ locale, lang: /** @type {keyof typeof LOCALES} */ (languageOf(locale)) }))
    .filter(({ locale, lang }) => LOCALES[lang].dateLocale !== locale)
    .map(({ locale, lang }) => `    ${lang}: { dates: ${quoted(locale)}, numbers: ${quoted(locale)} },\n`);
  return rows.length > 0 ? `  formats: {\n${rows.join('')}  },\n` : '';
}

/**
 * Returns a text as a literal with as few escapes as the formatter uses.
 *
 * @param {string} text
 */
function quoted(text) {
  const mark = text.split("'").length > text.split('"').length ? '"' : "'";
  return mark + text.replaceAll(mark, `\\${mark}`) + mark;
}

/**
 * Returns an icon for a shop that has none yet: a plain disc in the color of its theme.
 *
 * @param {string} name
 */
export const icon = (name) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<title>${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
<style>circle{fill:#26221d}@media(prefers-color-scheme:dark){circle{fill:#f3efe8}}</style>
<circle cx="16" cy="16" r="13"/>
</svg>
`;

/**
 * Returns the text of `.env.local`: the earlier one with the id of the shop's OAuth app.
 *
 * @param {string} before
 * @param {string} clientId
 */
export function envFile(before, clientId) {
  const others = before.split('\n').filter((line) => !/^\s*WIX_CLIENT_ID\s*=/.test(line));
  return `${others.join('\n').trimEnd()}\nWIX_CLIENT_ID=${clientId}\n`.trimStart();
}
