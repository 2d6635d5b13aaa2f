import { createConnection } from 'node:net';
import { Failure } from '../failure.mjs';
import { start } from '../processes/processes.mjs';
import { findProgram } from './system-package.mjs';

const STARTS_WITHIN_MS = 60_000;

/**
 * Starts a Redis that saves nothing, for tests.
 * @param {number} port
 * @param {string} folder for its working directory
 * @param {readonly string[]} [settings]
 * @returns {Promise<import('../processes/processes.mjs').Running>} once it accepts connections
 */
export async function startRedis(port, folder, settings = []) {
  const redis = start(
    'redis',
    findProgram('redis-server') ?? 'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...settings],
    { output: 'buffered' },
  );
  const end = Date.now() + STARTS_WITHIN_MS;
  while (!(await accepts(port))) {
    if (redis.alive() && Date.now() < end) continue;
    redis.flush();
    throw new Failure('Redis did not start.');
  }
  return redis;
}

/** @param {number} port @returns {Promise<boolean>} */
const accepts = (port) =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => setTimeout(resolve, 20, false));
    socket.once('connect', () => socket.destroy());
  });
