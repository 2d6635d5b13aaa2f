import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Platform } from '../../core/platform';
import { isDownloadable } from './settle';
import { findOrder } from './store';

/**
 * Downloads of bought files. The file's id in the link is the secret, as in the email: anyone with
 * the link may download after payment and until it expires.
 */
export function downloadRoutes(platform: Platform): Hono {
  const app = new Hono();

  app.get('/__ecom/downloads/:orderId/:fileId/:fileName', async (c) => {
    const order = await findOrder(platform.db.read, c.req.param('orderId'));
    const file = order?.document.lineItems
      .map(({ digitalFile }) => digitalFile)
      .find((digital) => digital?.fileId === c.req.param('fileId'));
    if (file === undefined || order === undefined || !isDownloadable(order))
      return c.text('There is no such download.', 404);
    if (platform.clock.now() >= Date.parse(file.expirationDate))
      return c.text('This download link has expired.', 410);
    const bytes = await readFile(join(platform.seedFolder, 'files', file.fileName)).catch(() => undefined);
    if (bytes === undefined) return c.text('There is no such download.', 404);
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${file.fileName}"`,
      'X-Content-Type-Options': 'nosniff',
    });
  });

  return app;
}
