import { isIP } from 'node:net';
import { Failure } from '../failure.mjs';
import { parsePort } from '../processes/ports.mjs';
import { shopSeed } from './seed.mjs';

/** The OAuth app of the sandbox: public and the same everywhere. */
const SANDBOX_CLIENT_ID = '5a4d8b0e-0000-4000-8000-5a4db0c0ffee';

/**
 * The demo shop has members with public passwords, so other machines may reach it only if HOST
 * allows it.
 */
const LOOPBACK = '127.0.0.1';

/**
 * The addresses of a shop and its platform, and their environment.
 * @typedef {object} Settings
 * @property {boolean} sandboxed whether the platform is the sandbox: true when no `WIX_CLIENT_ID`
 * is set
 * @property {string | undefined} host the address that the shop listens on; undefined: every
 * address of this machine
 * @property {number} port
 * @property {number} sandboxPort
 * @property {string} shopUrl on this machine
 * @property {string} sandboxUrl
 * @property {string} distDir the folder of the build, from the root
 * @property {NodeJS.ProcessEnv} env the environment of Next.js for builds and for serving: pages
 * are written at build time with these addresses inside
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
  const host = environment.HOST?.trim() || (sandboxed ? LOOPBACK : undefined);
  if (host !== undefined && isIP(host) === 0)
    throw new Failure(
      `HOST must be an IP address of this machine such as 127.0.0.1 or 0.0.0.0, not "${host}".`,
    );
  const shopUrl = `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  return {
    sandboxed,
    host,
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
        SANDBOX_SEED: environment.SANDBOX_SEED?.trim() || shopSeed(),
      }),
    },
  };
}

/**
 * Checks that a build has an explicit platform. A host on which `WIX_CLIENT_ID` was forgotten must
 * not serve the demo shop.
 * @param {Settings} settings
 * @param {readonly string[]} args of `npm run build`; `--demo` requests the demo shop
 * @throws {Failure} that names what is missing
 */
export function requirePlatform({ sandboxed }, args) {
  const unknown = args.find((arg) => arg !== '--demo');
  if (unknown !== undefined) throw new Failure(`npm run build knows only --demo, not ${unknown}.`);
  const isDemo = args.includes('--demo');
  if (sandboxed && !isDemo)
    throw new Failure(
      'WIX_CLIENT_ID is not set: it names the shop to build (see .env.example). The demo shop is built by: npm run build -- --demo',
    );
  if (!sandboxed && isDemo)
    throw new Failure(
      'WIX_CLIENT_ID is set, and --demo asks for the shop that has none. Leave out one of them.',
    );
}
