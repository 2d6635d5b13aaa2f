import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { untilAnswers } from './answers.mjs';
import { Failure } from './failure.mjs';
import { runNode, start, stop } from './processes.mjs';
import { programs, root } from './project.mjs';
import { scriptWeight } from './script-weight.mjs';

/** Inside the repository, since the framework is found from there. */
const FOLDER = '.cache/empty-shop';
const FILES = {
  'package.json': '{ "type": "module" }',
  'next.config.mjs': `export default { agentRules: false, turbopack: { root: ${JSON.stringify(root)} } };`,
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.jsx': 'export default () => <p>Nothing</p>;',
};

/**
 * What the framework costs by itself on this machine: an app with one empty page, built and served like the shop.
 *
 * @param {number} port
 * @returns {Promise<{ startMs: number, scriptBytes: number }>}
 */
export async function measureEmptyShop(port) {
  mkdirSync(join(root, FOLDER, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, FOLDER, name), text);
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  delete env.NEXT_DIST_DIR;
  if ((await runNode(programs.next, ['build', FOLDER], { env })) !== 0)
    throw new Failure('The empty app could not be built.');

  const began = Date.now();
  const url = `http://localhost:${port}`;
  const args = [programs.next, 'start', FOLDER, '-p', String(port)];
  const server = start('empty shop', process.execPath, args, { env, output: 'kept' });
  await untilAnswers(server, url);
  const startMs = Date.now() - began;
  const scriptBytes = await scriptWeight(url, '/', `${FOLDER}/.next`);
  await stop([server]);
  return { startMs, scriptBytes };
}
