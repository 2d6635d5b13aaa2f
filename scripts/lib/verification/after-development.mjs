import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { temporaryFolder } from '../machine/temporary-folder.mjs';
import { statusOf, untilAnswers } from '../processes/answers.mjs';
import { start, stop } from '../processes/processes.mjs';
import { e2eSettings } from './e2e-settings.mjs';
import { copyDemoShop } from './shop-copy.mjs';

const COPY = '.cache/after-development';
/** Every shop has the same routes and types, so the smallest one will do. It is built twice. */
const CONFIG = `import type { ShopConfig } from '@/lib/config/shop-schema';

export default { languages: ['en'] } satisfies ShopConfig;
`;
const SEED = 'bakery';

/**
 * Runs the commands of a developer's day in a copy of the shop, in the state that `npm run dev`
 * leaves: types, a build, a start with that build, and a release. Development has routes of its own,
 * whose types once broke each of them.
 *
 * @throws {Failure} that names the command that failed
 */
export async function runCommandsAfterDevelopment() {
  const cwd = copyDemoShop(COPY, { without: ['docs'], specs: /^$/ });
  writeFileSync(join(cwd, 'shop.config.ts'), CONFIG);
  const { shopUrl, port, sandboxPort } = e2eSettings();
  const env = {
    ...process.env,
    WIX_CLIENT_ID: '',
    SITE_URL: '',
    NEXT_DIST_DIR: '',
    SANDBOX_SEED: SEED,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
  };
  const npm = process.env.npm_execpath;
  const [command, before] = npm ? [process.execPath, [npm]] : ['npm', []];
  /** @param {string[]} args */
  const begin = (...args) =>
    start(`npm ${args.join(' ')}`, command, [...before, ...args], {
      cwd,
      env,
      output: 'buffered',
      shell: !npm && process.platform === 'win32',
    });

  /** @param {string} script @param {string[]} args */
  async function finish(script, ...args) {
    const began = Date.now();
    const ran = begin('run', script, ...args);
    const code = await ran.exited;
    if (code !== 0) ran.flush();
    report(ran, began);
    if (code !== 0) throw new Failure(`After npm run dev, ${ran.name} failed.`);
  }

  /** Starts the shop, reads a page, and ends it. @param {string} script @param {string} page */
  async function open(script, page) {
    const began = Date.now();
    const shop = begin('run', script);
    try {
      // Development compiles the page first.
      await untilAnswers(shop, `${shopUrl}${page}`, 240_000);
      if ((await statusOf(`${shopUrl}${page}`)) !== 200)
        throw new Failure(`${shop.name} does not show ${page}.`);
    } finally {
      await stop([shop]);
    }
    report(shop, began);
  }

  const release = temporaryFolder();
  try {
    await open('dev', '/design');
    await finish('types');
    await finish('build', '--', '--demo');
    await open('start', '/products');
    await finish('release', '--', join(release.path, '1'), '--demo');
  } finally {
    release.remove();
  }
}

/** @param {import('../processes/processes.mjs').Running} ran @param {number} began */
const report = ({ name }, began) => console.log(`  ${name}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
