import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../failure.mjs';

/** @typedef {import('./processes.mjs').Running} Running */

/**
 * Waits until a program's URL responds (with any status below 500).
 * @param {Running} program
 * @param {string} url
 * @param {number} [limit] ms
 * @throws {Failure} when the program ends first, or the limit passes. The program's output is
 * printed before
 */
export async function untilAnswers(program, url, limit = 60_000) {
  const end = Date.now() + limit;
  while (program.alive() && Date.now() < end) {
    if (((await statusOf(url)) ?? 500) < 500) return;
    await Promise.race([delay(50), program.exited]);
  }
  program.flush();
  throw new Failure(
    program.alive()
      ? `The ${program.name} does not answer at ${url}.`
      : `The ${program.name} ended before it answered at ${url}.`,
  );
}

/**
 * @param {string} url
 * @returns {Promise<number | undefined>} the status; undefined without a response
 */
export async function statusOf(url) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
