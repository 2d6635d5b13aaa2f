import { generationOfVersion } from '../../../lib/wix/catalog/catalog-version.mjs';
import { catalogVersionOf, visitSite } from '../doctor/site.mjs';
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
  const version = await visitSite(env, TIMEOUT_MS)
    .then(catalogVersionOf)
    .catch(() => undefined);
  if (version === undefined) return;
  const found = generationOfVersion(version);
  if (found.generation === null) throw new Failure(`${found.problem}.`);
  const stated = env.WIX_CATALOG?.trim() || 'auto';
  if (stated !== 'auto' && stated !== found.generation)
    throw new Failure(
      `WIX_CATALOG is ${stated}, but the catalog of the site is ${found.generation}: set it to auto.`,
    );
}
