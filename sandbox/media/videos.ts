import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { mediaVideos } from '../catalog/search/schema';
import type { Platform } from '../core/platform';

/**
 * `/video/<id>/file` and `/video/<id>/<resolution>/<format>/<name>`: videos as the platform's media
 * host serves them. Each has one file, which answers for every resolution and format. Players read
 * the type from the response, not from the name.
 */
export function videoRoutes(platform: Platform): Hono {
  const app = new Hono();
  app.get('/video/:id/file', serve);
  app.get('/video/:id/:resolution/:format/:name', serve);

  // Files are looked up by id in the database, so that no part of a URL ever becomes a path.
  async function serve(c: Context) {
    const [video] = await platform.db.read
      .select()
      .from(mediaVideos)
      .where(eq(mediaVideos.id, c.req.param('id') ?? ''));
    if (video === undefined) return c.text('Not found', 404);
    return answer(c, await readFile(join(platform.seedFolder, 'videos', video.path)));
  }

  return app;
}

/** Safari plays only what it can request in parts. */
function answer(c: Context, file: Buffer): Response {
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Accept-Ranges', 'bytes');
  const type = { 'Content-Type': 'video/webm' };
  const range = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '');
  if (range === null || (range[1] === '' && range[2] === '')) return c.body(new Uint8Array(file), 200, type);
  const [, first = '', last = ''] = range;
  // `bytes=-500` means the last 500 bytes.
  const start = first === '' ? Math.max(0, file.length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? file.length - 1 : Math.min(Number(last), file.length - 1);
  if (start > end) {
    c.header('Content-Range', `bytes */${file.length}`);
    return c.body(null, 416);
  }
  c.header('Content-Range', `bytes ${start}-${end}/${file.length}`);
  return c.body(new Uint8Array(file.subarray(start, end + 1)), 206, type);
}
