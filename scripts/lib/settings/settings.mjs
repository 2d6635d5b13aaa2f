import { isIP, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
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
 * @property {string} sandboxUrl on this machine
 * @property {string | undefined} networkUrl of the shop for other machines, such as a phone; undefined
 * where none can open it
 * @property {string} distDir the folder of the build, from the root
 * @property {NodeJS.ProcessEnv} env the environment of Next.js for builds and for serving: pages
 * are written at build time with these addresses inside
 */

/** The values of HOST that mean every address of this machine. */
const EVERY_ADDRESS = ['0.0.0.0', '::'];

/**
 * Returns the name of this machine in URLs that other machines open, or undefined where the shop
 * listens on the loopback only.
 * @param {string | undefined} host
 */
function networkName(host) {
  if (host === undefined || host === '::1' || host.startsWith('127.')) return undefined;
  if (!EVERY_ADDRESS.includes(host)) return isIPv6(host) ? `[${host}]` : host;
  const addresses = Object.values(networkInterfaces()).flatMap((known) => known ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

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
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const network = sandboxed ? networkName(host) : undefined;
  const networkUrl = network === undefined ? undefined : `http://${network}:${port}`;
  const isOneAddress = network !== undefined && !EVERY_ADDRESS.includes(host ?? '');
  const shopUrl = networkUrl && isOneAddress ? networkUrl : `http://localhost:${port}`;
  // Pages name the sandbox's pictures and forms, so a browser on another machine must reach them.
  const sandboxOrigin =
    environment.SANDBOX_ORIGIN?.trim() || (network ? `http://${network}:${sandboxPort}` : sandboxUrl);
  return {
    sandboxed,
    host,
    port,
    sandboxPort,
    shopUrl,
    sandboxUrl,
    networkUrl,
    distDir: environment.NEXT_DIST_DIR || '.next',
    env: {
      NEXT_TELEMETRY_DISABLED: '1',
      ...environment,
      SITE_URL: environment.SITE_URL?.trim() || networkUrl || shopUrl,
      ...(sandboxed && {
        WIX_CLIENT_ID: SANDBOX_CLIENT_ID,
        WIX_API_ORIGIN: sandboxOrigin,
        WIX_MEDIA_ORIGIN: sandboxOrigin,
        ...(network && {
          SANDBOX_ORIGIN: sandboxOrigin,
          // Its controls answer this machine only, by the loopback.
          SANDBOX_HOST: environment.SANDBOX_HOST?.trim() || (isIPv6(host ?? '') ? '::' : '0.0.0.0'),
        }),
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
