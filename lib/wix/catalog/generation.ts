import 'server-only';
import { env } from '@/lib/config/env';
import { PlatformError, UnsupportedCatalogError } from '@/lib/errors/platform-error';
import { processState } from '@/lib/process-state';
import { browse } from '../browse-client';
import { codeOf } from '../platform-error';
import { generationOfVersion, NO_STORES } from './catalog-version.mjs';

export type Generation = 'v1' | 'v3';

/**
 * A site may be migrated from V1 to V3 at any time, never back. A V1 site's version is read again after this
 * time, because some V1 calls still answer after a migration, without variants.
 */
const RECHECK_V1_MS = 10 * 60_000;

type Known = { generation: Generation; until: number };

type State = { known?: Known | undefined; pending?: Promise<Known> | undefined; hasChanged: boolean };
const state = processState('catalog-generation', (): State => ({ hasChanged: false }));

/** Reads it once, unless `WIX_CATALOG` states it. @throws UnsupportedCatalogError, PlatformError */
export async function catalogGeneration(): Promise<Generation> {
  if (env.WIX_CATALOG !== 'auto') return env.WIX_CATALOG;
  const { known } = state;
  if (known && performance.now() < known.until) return known.generation;
  try {
    return (await reread()).generation;
  } catch (error) {
    // The last known generation serves on while the platform is unavailable.
    if (known && error instanceof PlatformError) return known.generation;
    throw error;
  }
}

/**
 * For use after the platform rejected a call, because the site has been migrated under the running shop.
 * @throws UnsupportedCatalogError when `WIX_CATALOG` states the rejected generation
 */
export async function rereadGeneration(rejected: Generation): Promise<Generation> {
  if (env.WIX_CATALOG !== 'auto') throw contradiction();
  // A concurrent call may have been rejected first and have read the new generation already.
  if (state.known && state.known.generation !== rejected) return state.known.generation;
  return (await reread()).generation;
}

/**
 * As `catalogGeneration`, but compares a generation that `WIX_CATALOG` states with the site's.
 * @throws as `catalogGeneration`, and UnsupportedCatalogError when the site has another generation
 */
export async function checkedGeneration(): Promise<Generation> {
  const stated = await catalogGeneration();
  if (env.WIX_CATALOG === 'auto') return stated;
  const { known } = state;
  const { generation } = known && performance.now() < known.until ? known : await reread();
  if (generation !== stated) throw contradiction();
  return stated;
}

const contradiction = () =>
  new UnsupportedCatalogError(
    `WIX_CATALOG is ${env.WIX_CATALOG}, but the site has another catalog: set it to auto`,
  );

/** Concurrent callers share one call. */
function reread(): Promise<Known> {
  state.pending ??= fetchGeneration()
    .then((generation) => {
      const lifetime = generation === 'v1' ? RECHECK_V1_MS : Number.POSITIVE_INFINITY;
      if (state.known && state.known.generation !== generation) state.hasChanged = true;
      state.known = { generation, until: performance.now() + lifetime };
      return state.known;
    })
    .finally(() => {
      state.pending = undefined;
    });
  return state.pending;
}

/** True once after the generation has changed. Caches then hold ids and prices of the old catalog. */
export function takeGenerationChange(): boolean {
  const { hasChanged } = state;
  state.hasChanged = false;
  return hasChanged;
}

async function fetchGeneration(): Promise<Generation> {
  try {
    const { catalogVersion } = await browse(
      ({ catalogVersioning }) => catalogVersioning.getCatalogVersion(),
      // Carts need it, too.
      'reserved',
    );
    return supported(catalogVersion);
  } catch (error) {
    // Whether a visitor may read the version is not documented: the catalog itself shows it.
    if (error instanceof PlatformError && isDenied(error)) return probeGeneration();
    throw error;
  }
}

function supported(version: string | undefined): Generation {
  const found = generationOfVersion(version);
  if (found.generation === null) throw new UnsupportedCatalogError(found.problem);
  return found.generation;
}

const isDenied = (error: PlatformError): boolean =>
  error.isForbidden || error.isUnauthenticated || error.isNotFound;

/** A new site may claim to have V1 for a minute. The first rejected call corrects the result. */
async function probeGeneration(): Promise<Generation> {
  try {
    await browse(({ productsV3 }) =>
      productsV3.searchProducts({ cursorPaging: { limit: 1 } }, { fields: [] }),
    );
    return 'v3';
  } catch (error) {
    if (wrongGeneration(error) === 'v3') return 'v1';
    if (codeOf(error) === 'REQUIRED_APP_NOT_INSTALLED') throw new UnsupportedCatalogError(NO_STORES);
    throw error;
  }
}

/** Both spellings of the platform: `CATALOG_V3_CALLING_…` and `CATALOG_V1_SITE_CALLING_…`. */
const WRONG_GENERATION = /^CATALOG_V[13]_(?:SITE_)?CALLING_CATALOG_(V[13])_API$/;

/** The generation of a call that the platform rejected because the site has another one. */
export function wrongGeneration(error: unknown): Generation | null {
  const [, called] = WRONG_GENERATION.exec(codeOf(error) ?? '') ?? [];
  if (called === undefined) return null;
  return called === 'V3' ? 'v3' : 'v1';
}
