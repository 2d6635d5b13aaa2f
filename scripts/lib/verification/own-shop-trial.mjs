import { runNode } from '../processes/processes.mjs';
import { copyDemoShop } from './shop-copy.mjs';

/** A copy in which `npm run new-shop` has run, from the root. */
export const TRIAL_SHOP = '.cache/own-shop';

/**
 * A shop that differs from the demo in every answer to `npm run new-shop`, and has every duty of
 * the law of Germany.
 */
const ANSWERS = {
  region: 'de',
  name: "Ona's Fold & Thread",
  email: 'hello@fold.example',
  country: 'DE',
  currency: 'EUR',
  locale: 'de-DE,en-GB',
  'time-zone': 'Europe/Berlin',
  seed: 'fashion',
};

/**
 * Makes a shop of a merchant as CONTRIBUTING describes, for the journeys that every shop must
 * allow.
 *
 * @returns {Promise<{ folder: string, code: number }>} the exit code of `npm run new-shop`
 */
export async function makeTrialShop() {
  const folder = copyDemoShop(TRIAL_SHOP, {
    without: ['docs', 'tests', 'tools'],
    specs: /own-shop\.spec\.ts$/,
  });
  const flags = Object.entries(ANSWERS).map(([flag, answer]) => `--${flag}=${answer}`);
  return { folder, code: await runNode('scripts/new-shop.mjs', [...flags, '--yes'], { cwd: folder }) };
}
