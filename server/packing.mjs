import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** @typedef {'identity' | 'gzip' | 'br'} Encoding */
/** @typedef {Partial<Record<Encoding, Buffer>>} Packed the same bytes for each who can read them */

/** Above it each percent costs more time than it spares on the way. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|ld\+json)|image\/svg)/;
/** Smaller answers fit in one packet as they are. */
const WORTH_IT_BYTES = 1024;

/**
 * @param {unknown} contentType the header
 * @returns {boolean}
 */
export const isCompressible = (contentType) => COMPRESSIBLE.test(String(contentType ?? ''));

/**
 * @param {string | string[] | undefined} accepted the header `accept-encoding`
 * @returns {Encoding} the smallest that is accepted
 */
export function encodingFor(accepted) {
  const names = String(accepted ?? '');
  return /\bbr\b/.test(names) ? 'br' : /\bgzip\b/.test(names) ? 'gzip' : 'identity';
}

/**
 * An answer that many will get, in each encoding.
 *
 * @param {Buffer} identity
 * @param {unknown} contentType
 * @returns {Promise<Packed>}
 */
export async function packed(identity, contentType) {
  if (identity.length < WORTH_IT_BYTES || !isCompressible(contentType)) return { identity };
  const [zipped, br] = await Promise.all([
    promisify(gzip)(identity),
    promisify(brotliCompress)(identity, BROTLI),
  ]);
  return { identity, gzip: zipped, br };
}

/**
 * An answer that one will get.
 *
 * @param {Buffer} identity
 * @param {Encoding} wanted
 * @returns {{ encoding: Encoding, body: Buffer }}
 */
export function packFor(identity, wanted) {
  if (identity.length < WORTH_IT_BYTES || wanted === 'identity')
    return { encoding: 'identity', body: identity };
  const body = wanted === 'br' ? brotliCompressSync(identity, BROTLI) : gzipSync(identity);
  return { encoding: wanted, body };
}
