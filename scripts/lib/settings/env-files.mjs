import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';

/**
 * Returns the variables of `.env` files. Later files override earlier ones, and the real
 * environment overrides all, in the order of Next.js, which reads the same files itself. The
 * commands need some of the variables (`PORT`, `WIX_CLIENT_ID`) before Next.js runs.
 * @param {'production' | 'development'} mode
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} folder
 * @returns {NodeJS.ProcessEnv}
 */
export function withEnvFiles(mode, environment = process.env, folder = root) {
  const files = ['.env', `.env.${mode}`, '.env.local', `.env.${mode}.local`]
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => parseEnvFile(readFileSync(file, 'utf8')));
  return Object.assign({}, ...files, environment);
}

/**
 * Parses `NAME=value` lines. Removes quotes around a value, `export ` before a name and comments
 * after a blank.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function parseEnvFile(text) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line);
    if (!match) continue;
    const [, name = '', raw = ''] = match;
    const quoted = /^(["'`])(.*?)\1/.exec(raw);
    values[name] = quoted?.[2] ?? raw.replace(/(^|\s)#.*$/, '').trim();
  }
  return values;
}
