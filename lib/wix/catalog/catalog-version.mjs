/** JavaScript, because scripts/lib/build/check-catalog.mjs runs before a build without compilation. */

export const NO_STORES =
  'The site has no store: add the app Wix Stores to it in the Wix dashboard, then try again';

/**
 * @param {string | undefined} version
 * @returns {{ generation: 'v1' | 'v3' } | { generation: null, problem: string }}
 */
export function generationOfVersion(version) {
  switch (version) {
    case 'V1_CATALOG':
      return { generation: 'v1' };
    case 'V3_CATALOG':
      return { generation: 'v3' };
    case 'STORES_NOT_INSTALLED':
      return { generation: null, problem: NO_STORES };
    default:
      return {
        generation: null,
        problem: `The site has a catalog that this shop does not support (${version}): it supports V1 and V3`,
      };
  }
}
