import { LIVE_API_ORIGIN } from '../../../lib/config/platform-origins.mjs';
import { generationOfVersion } from '../../../lib/wix/catalog/catalog-version.mjs';
import { Failure } from '../failure.mjs';

/** In milliseconds, for each of the two calls. */
const TIMEOUT_MS = 10_000;

/**
 * Checks before a build that the site has a catalog that the shop supports. Without this check each
 * page of the build would fail with a stack trace of its own.
 *
 * Passes when the platform does not report a version: a visitor may not be allowed to read it, and
 * the build itself reports a platform that cannot be reached.
 *
 * @param {Record<string, string | undefined>} env of the build
 * @throws {Failure} that says what to do
 */
export async function requireSupportedCatalog(env) {
  const version = await readVersion(env).catch(() => undefined);
  if (version === undefined) return;
  const found = generationOfVersion(version);
  if (found.generation === null) throw new Failure(`${found.problem}.`);
  const stated = env.WIX_CATALOG?.trim() || 'auto';
  if (stated !== 'auto' && stated !== found.generation)
    throw new Failure(
      `WIX_CATALOG is ${stated}, but the catalog of the site is ${found.generation}: set it to auto.`,
    );
}

/**
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<string | undefined>} undefined when the platform does not report one
 */
async function readVersion(env) {
  const origin = env.WIX_API_ORIGIN?.trim() || LIVE_API_ORIGIN;
  const tokens = await answerOf(
    fetch(new URL('/oauth2/token', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: env.WIX_CLIENT_ID, grantType: 'anonymous' }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
  const { catalogVersion } = await answerOf(
    fetch(new URL('/stores/v3/provision/version', origin), {
      headers: { authorization: String(tokens.access_token) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
  return typeof catalogVersion === 'string' ? catalogVersion : undefined;
}

/**
 * @param {Promise<Response>} request
 * @returns {Promise<Record<string, unknown>>}
 */
async function answerOf(request) {
  const response = await request;
  return response.ok ? Object(await response.json()) : {};
}
