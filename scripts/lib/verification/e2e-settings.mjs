import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parsePort } from '../processes/ports.mjs';
import { root } from '../project.mjs';
import { shopSeed } from '../settings/seed.mjs';
import { readSettings } from '../settings/settings.mjs';

/**
 * Number of parallel tests. Each one uses a browser, a shop and a sandbox, which take turns. Three
 * on two processors take as long.
 */
export const E2E_WORKERS = Math.min(4, availableParallelism());

/** The tests of the servers, which run at the same time, use the ports after those of the workers. */
export const SERVER_WORKERS = 2;
/** The shops that tests serve at the same time, each with its sandbox. */
export const TEST_SERVERS = E2E_WORKERS + SERVER_WORKERS;

/** With it the tests read which catalog a server shows. */
export const READINESS_SECRET = 'the-secret-of-the-end-to-end-tests';

/**
 * Returns the settings of the shop of the end-to-end tests: its own ports, build and platform, so
 * that it neither disturbs a running shop nor depends on `.env`. Each Playwright worker has its own
 * shop and sandbox, on the ports after the first one's.
 * @param {NodeJS.ProcessEnv} [environment] Playwright sets `TEST_PARALLEL_INDEX` in a worker
 * @param {Record<string, string>} [variables] of the shop, read when it starts
 */
export function e2eSettings(environment = process.env, variables = {}) {
  const worker = Number(environment.TEST_PARALLEL_INDEX || 0);
  return readSettings({
    ...environment,
    WIX_CLIENT_ID: '',
    SITE_URL: '',
    // One build serves the tests with analytics and those without.
    ANALYTICS: 'off',
    SANDBOX_SEED: shopSeed(),
    // The sandboxes of all tests resize a picture once. It takes longer than the rest of a response.
    SANDBOX_PICTURES: join(root, '.cache/test-pictures'),
    // Set by playwright.config.ts for the tests. The build and its server read the configuration.
    SHOP_LANGUAGES: '',
    // The tests sign in as the same few members repeatedly, from one address.
    LIMIT_FACTOR: '1000',
    READINESS_SECRET,
    // The tests change the catalog and request new lists more often per minute than shoppers do.
    PLATFORM_CALLS_PER_MINUTE: '20000',
    PORT: portOf('E2E_PORT', environment.E2E_PORT, 3100, worker),
    SANDBOX_PORT: portOf('E2E_SANDBOX_PORT', environment.E2E_SANDBOX_PORT, 4100, worker),
    NEXT_DIST_DIR: '.next-e2e',
    // One build serves all the deployments in tests/production.
    STANDALONE: 'on',
    ...variables,
  });
}

/**
 * @param {string} variable
 * @param {string | undefined} value
 * @param {number} fallback
 * @param {number} worker
 */
const portOf = (variable, value, fallback, worker) => String(parsePort(variable, value, fallback) + worker);
