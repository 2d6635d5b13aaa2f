import { isNamed } from './is-named';

/**
 * The site has no catalog that this shop can show. The message is one line for the person who runs
 * the shop, and says what to do.
 */
export class UnsupportedCatalogError extends Error {
  override readonly name = 'UnsupportedCatalogError';
  static override readonly [Symbol.hasInstance] = isNamed('UnsupportedCatalogError');
}
