import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../project.mjs';
import { readSeed, shopSeed } from '../settings/seed.mjs';

/** The folder for the logs of the end-to-end shops, one for each worker, from the root. */
export const SHOP_LOGS = 'test-results/shop-logs';
const FOLDER = join(root, SHOP_LOGS);

/** Removes the logs of the previous test run. */
export function clearShopLogs() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

/**
 * @param {number} port of the shop
 * @returns {string} the file. A restarted worker appends to it
 */
export const shopLog = (port) => join(FOLDER, `${port}.log`);

const REGEXP_SYNTAX = /[\\^$.*+?()[\]{}|]/g;

/**
 * @param {string[]} texts
 * @returns {string} a pattern for any of them, which matches nothing where there is none
 */
const anyOf = (texts) => texts.map((text) => text.replace(REGEXP_SYNTAX, '\\$&')).join('|') || '(?!)';

/**
 * Returns patterns that no log may contain. The card comes from the tests.
 *
 * @param {{ members: { password: string }[], coupons: { code: string }[], giftCards?: { code: string }[] }} seed
 * @returns {Record<string, RegExp>} by the kind of secret
 */
export const secretsOf = ({ members, coupons, giftCards = [] }) => ({
  'a mail address': /[\w.+-]+(?:@|%40)[\w-]+\.[a-z]{2,}/i,
  'a token': /\bJWS\.|\beyJ[\w-]{10}|\bIST\.\w|\bOauthNG\b/,
  'a password': new RegExp(
    `${anyOf(members.map(({ password }) => password))}|"(?:new)?password"\\s*:\\s*"(?!\\[secret\\])`,
    'i',
  ),
  'a code of a coupon or a gift card': new RegExp(
    `(?<!\\w)(?:${anyOf([...coupons, ...giftCards].map(({ code }) => code))})(?!\\w)`,
  ),
  'a card': /4242[ -]?4242/,
  'a code of a sign-in': /[?&](?:code|state|sessionToken)=(?!\[secret\])[^&\s"]/,
});

const SECRETS = secretsOf(readSeed(shopSeed()));

/**
 * @param {string} log
 * @param {Record<string, RegExp>} [secrets] by their kind
 * @returns {string[]} each line with a secret, and the kind of secret
 */
export const findSecrets = (log, secrets = SECRETS) =>
  log
    .split('\n')
    .flatMap((line) =>
      Object.entries(secrets).flatMap(([what, pattern]) => (pattern.test(line) ? [`${what}: ${line}`] : [])),
    );

/**
 * @param {string} [folder] of the logs
 * @throws {Failure} when a shop has logged a secret, or almost nothing
 */
export async function checkShopLogs(folder = FOLDER) {
  const logs = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const counts = logs.map((log) => log.split('\n').filter((line) => line.startsWith('{')).length);
  // A worker may get only tests that cause no log.
  if (Math.max(0, ...counts) < 10)
    throw new Failure(`The logs of the shops are incomplete: lines ${counts.join(', ') || 'none'}.`);
  const found = logs.flatMap((log) => findSecrets(log));
  if (found.length > 0) throw new Failure(`The logs hold\n${found.slice(0, 10).join('\n')}`);
  console.log(`${counts.join(' + ')} lines of ${logs.length} shops, no secret in them.`);
}
