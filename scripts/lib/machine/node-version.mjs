import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../project.mjs';

/**
 * @param {string} version e.g. `20.11.1` or `v20.11.1`
 * @param {string} range only the form `>=20.19.0`
 */
export function satisfies(version, range) {
  const have = numbers(version);
  const want = numbers(range);
  for (let i = 0; i < 3; i++) {
    const difference = (have[i] ?? 0) - (want[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** @param {string} text */
function numbers(text) {
  return (/(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(text) ?? []).slice(1).map((part) => Number(part ?? 0));
}

/** @throws {Failure} when this Node is older than `engines` in package.json requires */
export function requireNode() {
  const range = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
  if (satisfies(process.version, range)) return;
  throw new Failure(
    `Node ${range.replace('>=', '')} or newer is needed; this is ${process.version}. See https://nodejs.org`,
  );
}
