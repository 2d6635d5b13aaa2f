import { copyFileSync, cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_SHOP, SHOP_PARTS } from '../demo-shop.mjs';
import { Failure } from '../failure.mjs';
import { runNode } from '../processes/processes.mjs';
import { programs, root } from '../project.mjs';
import { runOwnTests } from './own-tests.mjs';
import { addRecipes, readRecipes, withEntries } from './recipes.mjs';
import { copyDemoShop } from './shop-copy.mjs';

/** A copy in which `npm run new-shop` has run, from the root. */
export const TRIAL_SHOP = '.cache/own-shop';

/** The configuration, own files and journeys of the trial. */
const WISHES = 'tests/trial-shop';
const OWN_SPECS = 'e2e/own-shop';
/** Of the seed, which the examples show as if they were the merchant's own. */
const PICTURES = ['shelf--bread.webp', 'shelf--rolls.webp', 'shelf--sweet.webp', 'shelf--hero.webp'];

/**
 * A shop that differs from the demo in every answer to `npm run new-shop`, and has every duty of
 * the law of Germany.
 */
const ANSWERS = {
  region: 'de',
  name: "Ona's Korn & Kruste",
  email: 'hallo@kruste.example',
  country: 'DE',
  currency: 'EUR',
  locale: 'de-DE,en-GB',
  'time-zone': 'Europe/Berlin',
  seed: 'bakery',
};

/** The answers as flags. */
export const TRIAL_ANSWERS = [
  ...Object.entries(ANSWERS).map(([flag, answer]) => `--${flag}=${answer}`),
  '--yes',
];

/**
 * Makes a shop of a merchant as CONTRIBUTING describes, with the wishes of a typical fork: only its
 * configuration, its own files and its own tests differ from the repository. Checks its types and
 * its own tests.
 *
 * @returns {Promise<{ folder: string, code: number }>} the exit code
 */
export async function makeTrialShop() {
  const folder = copyDemoShop(TRIAL_SHOP, { without: ['docs'], specs: /own-shop\.spec\.ts$/ });
  const core = coreFiles(folder);
  const made = await runNode('scripts/new-shop.mjs', TRIAL_ANSWERS, { cwd: folder });
  if (made !== 0) return { folder, code: made };
  const types = () => runNode(programs.tsc, ['--noEmit'], { cwd: folder });
  const file = join(folder, 'shop.config.ts');
  const config = readFileSync(file, 'utf8');
  // No entry may be missing for the types of the repository.
  writeFileSync(file, EMPTY_CONFIG);
  const code = (await runNode(programs.next, ['typegen'], { cwd: folder })) || (await types());
  if (code !== 0) return { folder, code };
  writeFileSync(file, config);
  addTrial(folder);
  await addRecipes(
    folder,
    readRecipes().filter(({ diff }) => diff === null),
  );
  for (const name of PICTURES)
    copyFileSync(
      join(root, 'sandbox/seeds', ANSWERS.seed, 'media', name),
      join(folder, 'content/images', name),
    );
  cpSync(join(root, WISHES, 'recipes.spec.ts'), join(folder, OWN_SPECS, 'recipes.spec.ts'));
  const after = coreFiles(folder);
  const changed = [...new Set([...core.keys(), ...after.keys()])].filter(
    (path) => !path.startsWith(`${OWN_SPECS}/`) && core.get(path) !== after.get(path),
  );
  if (changed.length > 0) throw new Failure(`The trial changes files of the core: ${changed.join(', ')}.`);
  console.log(`The wishes change none of the ${core.size} files of the core.`);
  return {
    folder,
    code: (await types()) || (await runOwnTests(folder)),
  };
}

/**
 * Adds the wishes to a shop that `npm run new-shop` has made.
 * @param {string} folder
 */
export function addTrial(folder) {
  const file = join(folder, 'shop.config.ts');
  writeFileSync(file, withWishes(readFileSync(file, 'utf8')));
  cpSync(join(root, WISHES, 'own'), join(folder, 'own'), { recursive: true });
  cpSync(join(root, WISHES, 'wishes.spec.ts'), join(folder, OWN_SPECS, 'wishes.spec.ts'));
}

/** Files that a shop has of its own, and what commands leave. */
const NOT_CORE = new RegExp(
  `^(?:\\.|(?:${SHOP_PARTS.join('|')}|node_modules|public|next-env\\.d\\.ts|${DEMO_SHOP})(?:/|$))`,
);

/**
 * @param {string} folder
 * @returns {Map<string, string>} the content of each file of the core
 */
const coreFiles = (folder) =>
  new Map(
    readdirSync(folder)
      .filter((name) => !NOT_CORE.test(name))
      .flatMap((name) => {
        const isFolder = statSync(join(folder, name)).isDirectory();
        const inside = isFolder ? readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }) : [];
        return isFolder ? inside.map((path) => `${name}/${path.replaceAll('\\', '/')}`) : [name];
      })
      .filter((path) => !NOT_CORE.test(path) && statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path), 'latin1')]),
  );

const EMPTY_CONFIG = `import type { ShopConfig } from '@/lib/config/shop-schema';

export default {} satisfies ShopConfig;
`;

/**
 * @param {string} config of `npm run new-shop`
 * @returns {string} with the entries of the wishes
 */
function withWishes(config) {
  const [, entries] =
    /export default \{\n([\s\S]+)\} satisfies/.exec(readFileSync(join(root, WISHES, 'entries.ts'), 'utf8')) ??
    [];
  if (entries === undefined) throw new Failure('The entries of the trial have another form.');
  return withEntries(config, entries.replaceAll(/^ {2}/gm, ''));
}
