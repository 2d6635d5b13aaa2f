import { languageOf, listOf } from './questions.mjs';

/**
 * Returns what `npm run new-shop` prints once it is done.
 * @param {Pick<import('./questions.mjs').Answers, 'name' | 'locales'>} answers
 * @param {readonly string[]} tasks what the law of the region needs and only a person can write
 */
export function nextSteps({ name, locales }, tasks) {
  const law = tasks.map((task) => `  - ${task}\n`).join('');
  return `
✔ ${name} is in shop.config.ts and content/. The demo shop is in tests/demo-shop.

  1. npm run dev          opens your shop. Change shop.config.ts and content/images (docs/customize.md).
  2. content/*/*.md       complete the places in [[ ]], and remove "status: draft" (docs/pages.md).
  3. npm test -- --own    checks your files, then git commit. npm test checks the shop's own code, too.
  4. npm run doctor       compares your Wix site with it before it goes live (docs/deploy.md).

Its languages: ${listOf(locales).map(languageOf).join(', ')}. Another one begins with \`languages\` in shop.config.ts, or with lib/i18n/locales.mjs
where the shop has no texts in it yet (docs/languages.md).
${law && `\nThe law of your region also needs (docs/consumer-law.md):\n\n${law}`}`;
}
