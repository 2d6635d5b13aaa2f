import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { reject } from './well-formed-requests.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

export const BUILD_FILES = '/_next/static/';

/** Sizes in bytes by URL path. Reads the folders once, as the framework does. @param {string} distDir */
export function readFileSizes(distDir) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  const folders = { '/': 'public', [BUILD_FILES]: join(distDir, 'static') };
  for (const [path, folder] of Object.entries(folders))
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = statSync(join(folder, name));
      if (file.isFile()) sizes.set(path + name.replaceAll(sep, '/'), file.size);
    }
  return sizes;
}

/**
 * Rejects methods other than GET and HEAD for files (405), and ranges outside of a file (416). The framework
 * would look for an error page in the folder `pages`, which the shop does not have, and send 500. So it does
 * for `If-Match` and `If-Unmodified-Since`, which protect changes: no response of the shop depends on them.
 * @param {(request: Request, response: Response) => unknown} serve
 * @param {Map<string, number>} sizes @returns {typeof serve}
 */
export const withFileRequests = (serve, sizes) => (request, response) => {
  const { method = '', url = '', headers } = request;
  const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
  const size = sizes.get(path);
  const isFile = size !== undefined || path.startsWith(BUILD_FILES);
  if (isFile && method !== 'GET' && method !== 'HEAD') return reject(response, 405, { allow: 'GET, HEAD' });
  delete headers['if-match'];
  delete headers['if-unmodified-since'];
  const { range, 'if-range': validator } = headers;
  if (range === undefined) return serve(request, response);
  const starts = size === undefined || method !== 'GET' ? null : startsOf(range, size);
  if (starts?.some((start) => start < Number(size))) return serve(request, response);
  if (starts && validator === undefined) return reject(response, 416, { 'content-range': `bytes */${size}` });
  // The response is the whole file then.
  delete headers.range;
  return serve(request, response);
};

const RANGE = /^(?:(?<first>\d+)-(?<last>\d*)|-(?<length>\d+))$/;

// The first byte of each requested range. Null for a malformed header and for a last part that is longer than
// the file (RFC 9110, 14.1.2).
/** @param {string} header @param {number} size of the file */
function startsOf(header, size) {
  if (!header.startsWith('bytes=')) return null;
  /** @type {number[]} */
  const starts = [];
  for (const part of header.slice('bytes='.length).split(',')) {
    const { first, last, length } = RANGE.exec(part.trim())?.groups ?? {};
    if (length !== undefined && Number(length) <= size) starts.push(size - Number(length));
    else if (first !== undefined && (!last || Number(first) <= Number(last))) starts.push(Number(first));
    else return null;
  }
  return starts;
}
