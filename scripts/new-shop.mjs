import { runCommand } from './lib/failure.mjs';
import { readAnswers, usage } from './lib/new-shop/answers.mjs';
import { requireNewShopPossible, writeNewShop } from './lib/new-shop/write-shop.mjs';

/**
 * `npm run new-shop`: replaces the demo shop with the merchant's own, after a few questions or with
 * flags. The demo shop moves to tests/demo-shop, where the core tests find it.
 */
await runCommand(async () => {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg === '--help' || arg === '-h')) return console.log(usage());
  requireNewShopPossible();
  const answers = await readAnswers(args);
  const tasks = writeNewShop(answers);
  console.log(`
✔ ${answers.name} is in shop.config.ts and content/. The demo shop is in tests/demo-shop.

  1. npm run dev       opens your shop. Change shop.config.ts and content/images (docs/customize.md).
  2. content/*/*.md    complete the places in [[ ]], and remove "status: draft" (docs/pages.md).
  3. npm test          checks your shop, then git commit.
  4. npm run doctor    compares your Wix site with it before it goes live (docs/deploy.md).
${tasks.length > 0 ? `\nThe law of your region also needs (docs/consumer-law.md):\n\n${tasks.map((task) => `  - ${task}\n`).join('')}` : ''}`);
});
