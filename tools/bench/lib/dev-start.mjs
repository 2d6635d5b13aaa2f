import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { start, stop } from '../../../scripts/lib/processes/processes.mjs';
import { programs, root } from '../../../scripts/lib/project.mjs';

/**
 * Measures the time until the development server listens, and from then until the home page is
 * compiled and served. The platform must be running.
 * @param {import('../../../scripts/lib/settings/settings.mjs').Settings} settings
 * @param {{ cold: boolean }} options cold: removes everything that an earlier start left
 * @returns {Promise<{ readyMs: number, firstPageMs: number }>}
 */
export async function measureDevStart({ env, port, shopUrl, distDir }, { cold }) {
  if (cold) rmSync(join(root, distDir, 'dev'), { recursive: true, force: true });
  const began = Date.now();
  const server = start('development server', process.execPath, [programs.next, 'dev', '-p', String(port)], {
    env: { ...env, NODE_ENV: 'development' },
    output: 'buffered',
  });
  while (!(await listens(port))) {
    if (!server.alive()) {
      server.flush();
      throw new Failure('The development server ended before it listened.');
    }
    await delay(20);
  }
  const ready = Date.now();
  const answer = await fetch(shopUrl);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Failure(`The development server answered ${answer.status}.`);
  const answered = Date.now();
  await stop([server]);
  return { readyMs: ready - began, firstPageMs: answered - ready };
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    const tell = (/** @type {boolean} */ open) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => tell(true)).once('error', () => tell(false));
  });
