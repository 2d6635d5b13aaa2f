import { Failure } from './failure.mjs';
import { parsePort } from './ports.mjs';

/** The OAuth app of the sandbox: public and the same everywhere. */
const SANDBOX_CLIENT_ID = '5a4d8b0e-0000-4000-8000-5a4db0c0ffee';

/**
 * Where a shop and its platform are found, and the environment they are handed.
 *
 * @typedef {object} Settings
 * @property {boolean} sandboxed whether the platform is the sandbox: so when no `WIX_CLIENT_ID` is set
 * @property {number} port
 * @property {number} sandboxPort
 * @property {string} shopUrl on this machine
 * @property {string} sandboxUrl
 * @property {string} distDir the folder of the build, from the root
 * @property {NodeJS.ProcessEnv} env what Next.js is handed, when it builds as when it serves: pages are written at build
 *   time with these addresses inside
 */

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Settings}
 */
export function readSettings(environment) {
  const sandboxed = !environment.WIX_CLIENT_ID?.trim();
  const port = parsePort('PORT', environment.PORT, 3000);
  const sandboxPort = parsePort('SANDBOX_PORT', environment.SANDBOX_PORT, 4000);
  if (sandboxed && port === sandboxPort)
    throw new Failure(`PORT and SANDBOX_PORT are both ${port}; the shop and the sandbox need one each.`);
  const shopUrl = `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  return {
    sandboxed,
    port,
    sandboxPort,
    shopUrl,
    sandboxUrl,
    distDir: environment.NEXT_DIST_DIR || '.next',
    env: {
      NEXT_TELEMETRY_DISABLED: '1',
      ...environment,
      SITE_URL: environment.SITE_URL?.trim() || shopUrl,
      ...(sandboxed && {
        WIX_CLIENT_ID: SANDBOX_CLIENT_ID,
        WIX_API_ORIGIN: sandboxUrl,
        WIX_MEDIA_ORIGIN: sandboxUrl,
      }),
    },
  };
}
