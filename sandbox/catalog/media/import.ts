import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { rejectedField } from '../../core/errors';
import type { Platform } from '../../core/platform';
import { mediaFiles } from '../schema';
import type { MediaFile } from '../types';

/** The data subfolder of imported pictures. */
const UPLOADS = 'uploads';
const MAX_BYTES = 25_000_000;
const TIMEOUT_MS = 10_000;

/**
 * A picture for a product: an existing one of the site, or an imported one with the row that is
 * still to be stored.
 */
export type MediaSource = { id: string; imported?: MediaFile };

/**
 * Returns the picture of a media id or a URL. A URL of this site's media refers to an existing
 * picture. Any other URL is fetched and stored before a transaction is opened, so that no write
 * waits for a remote server.
 * @throws PlatformError 400 for an unknown id, a URL that does not respond, and a file that is not
 *   a picture.
 */
export async function mediaSource(
  platform: Platform,
  { mediaId, url }: { mediaId?: string | null | undefined; url?: string | null | undefined },
  field: string,
): Promise<MediaSource> {
  const known = mediaId ?? (url ? ownMediaId(platform, url) : undefined);
  if (known !== undefined) {
    const [row] = await platform.db.read.select().from(mediaFiles).where(eq(mediaFiles.id, known));
    if (row === undefined) throw rejectedField(field, `is not a file of this site: ${known}`);
    return { id: row.id };
  }
  if (!url) throw rejectedField(field, 'must have a mediaId or a url');
  const imported = await importPicture(platform, url, field);
  return { id: imported.id, imported };
}

function ownMediaId(platform: Platform, url: string): string | undefined {
  const { origin, pathname } = new URL(url);
  if (origin !== platform.origin && origin !== 'https://static.wixstatic.com') return undefined;
  return /^\/media\/([^/]+)/.exec(pathname)?.[1];
}

async function importPicture(platform: Platform, url: string, field: string): Promise<MediaFile> {
  const bytes = await download(url, field);
  const { width, height, format } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: undefined, height: undefined, format: undefined }));
  if (!width || !height) throw rejectedField(field, 'is not a picture');
  // The media host serves these three formats. Any other format is converted to WebP.
  const storedFormat = format === 'jpeg' || format === 'png' || format === 'webp' ? format : 'webp';
  const extension = storedFormat === 'jpeg' ? 'jpg' : storedFormat;
  const id = `5a4db0_${crypto.randomUUID().replaceAll('-', '')}~mv2.${extension}`;
  const path = `${UPLOADS}/${id}`;
  await mkdir(join(platform.dataFolder, UPLOADS), { recursive: true });
  const stored = storedFormat === format ? bytes : await sharp(bytes).webp().toBuffer();
  await writeFile(join(platform.dataFolder, path), stored);
  return { id, path, width, height, altText: '', sizeInBytes: stored.length };
}

async function download(url: string, field: string): Promise<Buffer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok || response.body === null) throw new Error(`answered ${response.status}`);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) throw new Error('is larger than 25 MB');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw rejectedField(
      field,
      `could not be fetched: ${error instanceof Error ? error.message : 'no answer'}`,
    );
  }
}
