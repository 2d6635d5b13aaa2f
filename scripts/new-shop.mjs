import { runCommand } from './lib/failure.mjs';
import { readAnswers, usage } from './lib/new-shop/answers.mjs';
import { nextSteps } from './lib/new-shop/next-steps.mjs';
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
  console.log(nextSteps(answers, writeNewShop(answers)));
});
