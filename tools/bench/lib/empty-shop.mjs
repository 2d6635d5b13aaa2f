import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { untilAnswers } from '../../../scripts/lib/processes/answers.mjs';
import { freePortFrom } from '../../../scripts/lib/processes/ports.mjs';
import { runNode, start, stop } from '../../../scripts/lib/processes/processes.mjs';
import { programs, root } from '../../../scripts/lib/project.mjs';

/** Inside the repository, because Node resolves the framework from there. */
const FOLDER = '.cache/empty-shop';

/**
 * @typedef {object} EmptyShop
 * @property {string} url
 * @property {string} distDir
 * @property {number} startMs
 * @property {() => Promise<void>} close
 */

/**
 * Builds and serves an app with one empty page, with the same framework settings as the shop. It
 * shows what the framework alone costs on this machine.
 *
 * @param {{ forTests?: boolean }} [options] `forTests` includes what Next.js adds to the build of
 * the end-to-end tests
 * @returns {Promise<EmptyShop>}
 */
export async function openEmptyShop({ forTests = false } = {}) {
  const files = {
    'package.json': '{ "type": "module" }',
    'next.config.mjs': `export default ${JSON.stringify({
      agentRules: false,
      cacheComponents: true,
      partialPrefetching: false,
      productionBrowserSourceMaps: true,
      experimental: { useOffline: true, exposeTestingApiInProductionBuild: forTests },
      // A copy of the demo shop has a link to the packages of its repository.
      turbopack: { root: dirname(realpathSync(join(root, 'node_modules'))) },
    })};`,
    'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
    'app/page.jsx': 'export default () => <p>Nothing</p>;',
  };
  mkdirSync(join(root, FOLDER, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, FOLDER, name), text);
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  delete env.NEXT_DIST_DIR;
  if ((await runNode(programs.next, ['build', FOLDER], { env })) !== 0)
    throw new Failure('The empty app could not be built.');

  const port = await freePortFrom(3300);
  const url = `http://localhost:${port}`;
  const began = Date.now();
  const args = [programs.next, 'start', FOLDER, '-p', String(port)];
  const server = start('empty shop', process.execPath, args, { env, output: 'buffered' });
  await untilAnswers(server, url);
  return { url, distDir: `${FOLDER}/.next`, startMs: Date.now() - began, close: () => stop([server]) };
}
