import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './project.mjs';

/** What the shop has said while the end-to-end tests ran. */
const SHOP_LOG = join(root, 'test-results/shop.log');

/** @returns {string} the file, empty */
export function newShopLog() {
  mkdirSync(dirname(SHOP_LOG), { recursive: true });
  writeFileSync(SHOP_LOG, '');
  return SHOP_LOG;
}

/** What no log may hold. The passwords and the card are those that the tests use. */
const SECRETS = {
  'a mail address': /[\w.+-]+(?:@|%40)[\w-]+\.[a-z]{2,}/i,
  'a token': /\bJWS\.|\beyJ[\w-]{10}|\bIST\.\w|\bOauthNG\b/,
  'a password': /halden-[a-z]+-\d|"(?:new)?password"\s*:\s*"(?!\[secret\])/i,
  'a card': /4242[ -]?4242/,
  'a code of a sign-in': /[?&](?:code|state|sessionToken)=(?!\[secret\])[^&\s"]/,
};

/**
 * @param {string} log
 * @returns {string[]} each line with something secret, and what it is
 */
export const findSecrets = (log) =>
  log
    .split('\n')
    .flatMap((line) =>
      Object.entries(SECRETS).flatMap(([what, pattern]) => (pattern.test(line) ? [`${what}: ${line}`] : [])),
    );

/** @throws {Failure} when the shop has said a secret, or nothing at all */
export async function checkShopLog() {
  const log = readFileSync(SHOP_LOG, 'utf8');
  const lines = log.split('\n').filter((line) => line.startsWith('{')).length;
  if (lines < 10) throw new Failure(`The log has ${lines} lines: it was not kept.`);
  const found = findSecrets(log);
  if (found.length > 0) throw new Failure(`The log holds\n${found.slice(0, 10).join('\n')}`);
  console.log(`${lines} lines of the shop, no secret in them.`);
}
