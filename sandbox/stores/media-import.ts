import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { validationError } from '../core/errors';
import type { Platform } from '../core/platform';
import { mediaFiles } from '../db/schema';
import type { MediaFile } from './product-store';

/** Pictures under the data folder that were brought in from elsewhere. */
const UPLOADS = 'uploads';
const MAX_BYTES = 25_000_000;
const TIMEOUT_MS = 10_000;

/** A picture for a product: one the site has, or a new one with the row that is still to be stored. */
export type MediaSource = { id: string; imported?: MediaFile };

/**
 * The picture behind a media id or an address. An address of this site's media names a picture that is there; any other
 * is fetched and kept, before a transaction is opened: nobody waits for a stranger's server.
 *
 * @throws PlatformError 400 for an unknown id, an address that does not answer, and what is no picture.
 */
export async function mediaSource(
  platform: Platform,
  { mediaId, url }: { mediaId?: string | null | undefined; url?: string | null | undefined },
  field: string,
): Promise<MediaSource> {
  const known = mediaId ?? (url ? ownMediaId(platform, url) : undefined);
  if (known !== undefined) {
    const [row] = await platform.db.read.select().from(mediaFiles).where(eq(mediaFiles.id, known));
    if (row === undefined) throw rejected(field, `is not a file of this site: ${known}`);
    return { id: row.id };
  }
  if (!url) throw rejected(field, 'must have a mediaId or a url');
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
  if (!width || !height) throw rejected(field, 'is not a picture');
  // The media host answers in these three; anything else becomes one of them.
  const kept = format === 'jpeg' || format === 'png' || format === 'webp' ? format : 'webp';
  const extension = kept === 'jpeg' ? 'jpg' : kept;
  const id = `5a4db0_${crypto.randomUUID().replaceAll('-', '')}~mv2.${extension}`;
  const path = `${UPLOADS}/${id}`;
  await mkdir(join(platform.dataFolder, UPLOADS), { recursive: true });
  await writeFile(
    join(platform.dataFolder, path),
    kept === format ? bytes : await sharp(bytes).webp().toBuffer(),
  );
  return { id, path, width, height, altText: '' };
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
    throw rejected(field, `could not be fetched: ${error instanceof Error ? error.message : 'no answer'}`);
  }
}

const rejected = (field: string, description: string) =>
  validationError([{ field, description, violatedRule: 'OTHER' }]);
