import { readSettings } from './settings.mjs';

/**
 * The shop of the end-to-end tests: its own ports, its own build and its own platform, so that it neither disturbs a
 * running shop nor is disturbed by what is in `.env`.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function e2eSettings(environment = process.env) {
  return readSettings({
    ...environment,
    WIX_CLIENT_ID: '',
    SITE_URL: '',
    // The tests sign in as the same few members over and over, from one address.
    LIMIT_FACTOR: '1000',
    // They change the catalog, and make up lists, more often in a minute than shoppers do.
    PLATFORM_CALLS_PER_MINUTE: '20000',
    PORT: environment.E2E_PORT || '3100',
    SANDBOX_PORT: environment.E2E_SANDBOX_PORT || '4100',
    NEXT_DIST_DIR: '.next-e2e',
  });
}
