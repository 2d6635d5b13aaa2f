import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { mediaFiles } from '../catalog/schema';
import type { Platform } from '../core/platform';
import { createPictureCache } from './cache';
import { renderPicture } from './render';
import { BadTransform, type Encoding, parseTransform, type Transform } from './transform';

const CONTENT_TYPES: Record<Encoding, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};
/** The path prefix of imported pictures, see catalog/media/import.ts. */
const UPLOADS = 'uploads/';

/**
 * `/media/<id>` and `/media/<id>/v1/…`: pictures as the platform's media host serves them. Public,
 * no token.
 */
export function mediaRoutes(platform: Platform): Hono {
  const app = new Hono();
  const cache = createPictureCache(platform.pictureFolder);

  app.get('/media/:id', async (c) => {
    const file = await findFile(c.req.param('id'));
    if (file === undefined) return c.text('Not found', 404);
    return answer(c, await readFile(sourceOf(file.path)), encodingOfFile(file.path), file.id);
  });

  app.get('/media/:id/v1/:transform{.+}', async (c) => {
    const file = await findFile(c.req.param('id'));
    if (file === undefined) return c.text('Not found', 404);
    const transform = readTransform(c.req.path, file);
    if (transform instanceof BadTransform) return c.text(transform.message, 400);
    const encoding = chooseEncoding(transform, c.req.header('accept') ?? '');
    const path = sourceOf(file.path);
    const { mtimeMs } = await stat(path);
    const key = createHash('sha256')
      .update(JSON.stringify([file, mtimeMs, transform, encoding]))
      .digest('hex');
    const picture = await cache.get(key, () => renderPicture(path, file, transform, encoding));
    if (transform.encoding === 'auto') c.header('Vary', 'Accept');
    return answer(c, picture, encoding, key.slice(0, 32));
  });

  /**
   * Returns the path of a seed picture, or of a picture that a merchant imported into the data
   * folder.
   */
  const sourceOf = (path: string) =>
    path.startsWith(UPLOADS) ? join(platform.dataFolder, path) : join(platform.seedFolder, 'media', path);

  // Files are looked up by id in the database, so that no part of a URL ever becomes a path.
  async function findFile(id: string) {
    const [row] = await platform.db.read.select().from(mediaFiles).where(eq(mediaFiles.id, id));
    return row;
  }

  return app;
}

function answer(c: Context, picture: Buffer, encoding: Encoding, tag: string): Response {
  const etag = `"${tag}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('X-Content-Type-Options', 'nosniff');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  return c.body(new Uint8Array(picture), 200, { 'Content-Type': CONTENT_TYPES[encoding] });
}

function readTransform(path: string, source: { width: number; height: number }): Transform | BadTransform {
  try {
    const [, rest = ''] = path.split(/\/v1\/(.*)/s);
    return parseTransform(rest.split('/').map(decodeURIComponent), source);
  } catch (error) {
    if (error instanceof BadTransform) return error;
    if (error instanceof URIError) return new BadTransform('Malformed address');
    throw error;
  }
}

/**
 * Returns the encoding. `enc_auto` means AVIF where it is accepted: it is a fifth smaller than
 * WebP, and has no blocks or blotches in the soft shadows that product pictures are made of. A new
 * one takes three times the processor time, once: the result is stored.
 */
function chooseEncoding({ encoding, named }: Transform, accept: string): Encoding {
  if (encoding !== 'auto') return encoding;
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : named;
}

function encodingOfFile(path: string): Encoding {
  if (path.endsWith('.png')) return 'png';
  if (path.endsWith('.webp')) return 'webp';
  return 'jpeg';
}
