import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvFile } from '../settings/env-files.mjs';

/**
 * Top-level folders and files that no build reads. Everything else counts, because a forgotten file
 * would mean a stale shop.
 */
const NOT_BUILT = new Set([
  'docs',
  'e2e',
  'node_modules',
  'scripts',
  'server',
  'skills',
  'tests',
  'tools',
  'coverage',
  'playwright-report',
  'screenshots',
  'test-results',
  'biome.json',
  'knip.json',
  'next-env.d.ts',
  'playwright.config.ts',
  'vitest.config.ts',
]);
const SANDBOX_TESTS = 'sandbox/tests';
const ROOT_FILES = /\.(?:[cm]?[jt]s|tsx|json)$/;

/**
 * The inputs of a build: a hash for each file and each setting.
 * @typedef {Record<string, string>} Fingerprint
 */

/**
 * @param {string} folder the repository
 * @param {NodeJS.ProcessEnv} env
 * @returns {Fingerprint}
 */
export function fingerprint(folder, env) {
  /** @type {Fingerprint} */
  const prints = {};
  for (const file of sourceFiles(folder)) prints[file] = hash(readFileSync(join(folder, file)));
  for (const name of buildVariables(folder, env)) prints[`the setting ${name}`] = hash(env[name] ?? '');
  return prints;
}

/**
 * Returns the variables that a build contains: the public ones, and the ones in the shop's schema.
 * `.env.example` lists the schema before its section of variables that are read at the start.
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 */
function buildVariables(folder, env) {
  const text = readFileSync(join(folder, '.env.example'), 'utf8');
  const [shop = ''] = text.split(TOOLS_SECTION).flatMap((part) => part.split(RUNTIME_SECTION));
  const declared = Object.keys(parseEnvFile(shop.replaceAll(/^# ?(?=[A-Z_]+=)/gm, '')));
  const open = Object.keys(env).filter((name) => name.startsWith('NEXT_PUBLIC_'));
  // The sandbox's products are in the prerendered pages.
  return [...new Set([...declared, ...open, 'SANDBOX_SEED'])].sort();
}

/** The line of `.env.example` after which no variable is part of a build. */
export const RUNTIME_SECTION = '# --- Read when the server starts';

/** The line of `.env.example` after which the variables belong to the commands. */
export const TOOLS_SECTION = '# --- The commands';

/**
 * Returns the reason why a build made from one state does not fit another, as a sentence; undefined
 * when it fits.
 * @param {Fingerprint} before
 * @param {Fingerprint} now
 * @returns {string | undefined}
 */
export function difference(before, now) {
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  const [first, ...others] = names.filter((name) => before[name] !== now[name]);
  if (first === undefined) return undefined;
  const verb = !(first in before) ? 'is new' : !(first in now) ? 'is gone' : 'changed';
  return `${first} ${verb}${others.length > 0 ? `, and ${others.length} more` : ''}`;
}

/** @param {string} folder */
function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !NOT_BUILT.has(name))
    .flatMap((entry) => {
      if (entry.isDirectory()) return filesBelow(folder, entry.name);
      return ROOT_FILES.test(entry.name) ? [entry.name] : [];
    })
    .sort();
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(folder, path) {
  return readdirSync(join(folder, path), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && `${path}/${name}` !== SANDBOX_TESTS)
    .flatMap((entry) => {
      const inner = `${path}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(folder, inner) : [inner];
    });
}

/** @param {string | Buffer} content */
function hash(content) {
  return createHash('sha1').update(content).digest('base64url');
}
