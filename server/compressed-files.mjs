import { extname } from 'node:path';
import { preferredEncoding } from './compression.mjs';
import { BUILD_FILES } from './file-requests.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const COPIES = { br: '.br', gzip: '.gz', identity: '' };
/** The framework would name the type of the copy. @type {Record<string, string>} */
const TYPES = { '.js': 'application/javascript; charset=UTF-8', '.css': 'text/css; charset=UTF-8' };

/**
 * Lets the framework send the copies that scripts/lib/build/compress-files.mjs has made of the build's scripts
 * and style sheets. Without one, server/compression.mjs compresses the file for each request.
 * @param {(request: Request, response: Response) => unknown} serve
 * @param {Map<string, number>} sizes of all files @returns {typeof serve}
 */
export const withCompressedFiles = (serve, sizes) => (request, response) => {
  const { url = '', headers } = request;
  const [path = '', query] = url.split('?');
  const type = path.startsWith(BUILD_FILES) && TYPES[extname(path)];
  // A range counts the bytes of the file itself.
  if (!type || headers.range !== undefined) return serve(request, response);
  const encoding = preferredEncoding(request);
  const copy = path + COPIES[encoding];
  if (copy === path || !sizes.has(copy)) return serve(request, response);
  response.setHeader('content-type', type);
  response.setHeader('content-encoding', encoding);
  request.url = query === undefined ? copy : `${copy}?${query}`;
  return serve(request, response);
};
