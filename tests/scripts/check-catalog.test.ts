import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { requireSupportedCatalog } from '../../scripts/lib/build/check-catalog.mjs';
import { listen } from '../listen';

let close: (() => void) | undefined;
afterEach(() => close?.());

/**
 * Starts a platform that reports a version of the catalog, or rejects the question with a status.
 */
async function platform(version: string | number): Promise<Record<string, string>> {
  const server = createServer((request, response) => {
    const isToken = request.url === '/oauth2/token';
    response.statusCode = !isToken && typeof version === 'number' ? version : 200;
    response.end(JSON.stringify(isToken ? { access_token: 'visitor' } : { catalogVersion: version }));
  });
  const opened = await listen(server);
  close = opened.close;
  return { WIX_API_ORIGIN: opened.url, WIX_CLIENT_ID: 'x' };
}

it.each(['V1_CATALOG', 'V3_CATALOG'])('a site with %s can be built', async (version) => {
  await expect(requireSupportedCatalog(await platform(version))).resolves.toBeUndefined();
});

it('a site without a store ends the build with one line that says what to do', async () => {
  await expect(requireSupportedCatalog(await platform('STORES_NOT_INSTALLED'))).rejects.toThrow(
    /^The site has no store: add the app Wix Stores to it in the Wix dashboard, then try again\.$/,
  );
});

it('an unknown catalog is named', async () => {
  await expect(requireSupportedCatalog(await platform('V4_CATALOG'))).rejects.toThrow(
    'does not support (V4_CATALOG)',
  );
});

it('a setting that contradicts the site is named', async () => {
  const env = { ...(await platform('V3_CATALOG')), WIX_CATALOG: 'v1' };
  await expect(requireSupportedCatalog(env)).rejects.toThrow('WIX_CATALOG is v1');
});

it('a platform that does not report a version is left to the build', async () => {
  await expect(requireSupportedCatalog(await platform(403))).resolves.toBeUndefined();
  await expect(
    requireSupportedCatalog({ WIX_API_ORIGIN: 'http://localhost:9', WIX_CLIENT_ID: 'x' }),
  ).resolves.toBeUndefined();
});
