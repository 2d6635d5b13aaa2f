import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { findBrowser } from '../../../scripts/lib/machine/browser.mjs';
import { run, start } from '../../../scripts/lib/processes/processes.mjs';
import { root } from '../../../scripts/lib/project.mjs';

/**
 * The last version for Node 20. It is large and only measurements need it, so it is not a
 * dependency.
 */
const VERSION = '12.8.2';
const FOLDER = `.cache/lighthouse-${VERSION}`;
const PROGRAM = `${FOLDER}/node_modules/lighthouse/cli/index.js`;
/** Sometimes the browser returns no trace of a page. The run is then repeated. */
const TRIES = 3;

export const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/**
 * @typedef {object} Report
 * @property {Record<typeof CATEGORIES[number], number>} scores 0 to 100
 * @property {number} lcp Largest Contentful Paint in ms
 * @property {number} tbt Total Blocking Time in ms
 * @property {number} cls Cumulative Layout Shift
 * @property {number} machine speed of the machine during this run, by Lighthouse's own measure
 * @property {string[]} failed ids of audits with a weight that did not pass
 */

/** Installs Lighthouse from the registry, once. */
export async function ensureLighthouse() {
  if (existsSync(join(root, PROGRAM))) return;
  mkdirSync(join(root, FOLDER), { recursive: true });
  const args = ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', `lighthouse@${VERSION}`];
  if ((await run('npm', args, { shell: process.platform === 'win32' })) !== 0)
    throw new Failure('Lighthouse could not be installed; npm says why above.');
}

/**
 * Runs Lighthouse once, with its own simulation of a phone on a slow line.
 * @param {string} url
 * @returns {Promise<Report>}
 */
export async function auditPage(url) {
  const file = join(root, FOLDER, 'report.json');
  const args = [
    PROGRAM,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors',
  ];
  const env = { ...process.env, ...(findBrowser() && { CHROME_PATH: findBrowser() }) };
  for (let tried = 1; ; tried++) {
    const audit = start('lighthouse', process.execPath, args, { env, output: 'buffered' });
    if ((await audit.exited) === 0) break;
    if (tried === TRIES) {
      audit.flush();
      throw new Failure(`Lighthouse could not audit ${url}.`);
    }
  }
  const { categories, audits, environment } = JSON.parse(readFileSync(file, 'utf8'));
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]);
  /** @type {{ auditRefs: { id: string, weight: number }[] }[]} */
  const judged = Object.values(categories);
  return {
    scores: /** @type {Report['scores']} */ (Object.fromEntries(scores)),
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    machine: environment.benchmarkIndex,
    failed: judged
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
      .map(({ id }) => id),
  };
}
