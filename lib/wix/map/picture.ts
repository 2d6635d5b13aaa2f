import { env } from '@/lib/config/env';
import type { Picture } from '@/lib/model/product';
import { decodeSegment } from '@/lib/urls';

/** A catalog picture: an https URL on the media host, often with a transform to a small box. */
type CatalogImage = { url?: string; width?: number; height?: number; altText?: string | null };

/** The catalog mostly reports the size of a preview, from the transform in its URL. */
const PREVIEW_EDGE = 640;
const ASSUMED_EDGE = 2000;

/**
 * Returns a picture of the V1 catalog. Its id is the part of the URL after `/media/`. When only the
 * size of a preview is known, assumes a large original with the same proportions.
 */
export function catalogPicture(image: CatalogImage | undefined, fallbackAlt: string): Picture | null {
  const id = image?.url === undefined ? undefined : mediaIdOf(image.url);
  if (id === undefined || !image?.width || !image.height) return null;
  const edge = Math.max(image.width, image.height);
  const isPreview = edge <= PREVIEW_EDGE || isSizeOfTransform(image.url, image.width, image.height);
  const scale = isPreview && edge < ASSUMED_EDGE ? ASSUMED_EDGE / edge : 1;
  return {
    base: mediaAddress(id),
    width: Math.round(image.width * scale),
    height: Math.round(image.height * scale),
    alt: image.altText || fallbackAlt,
  };
}

const isSizeOfTransform = (url: string | undefined, width: number, height: number): boolean =>
  url !== undefined && new RegExp(`/v1/\\w+/w_${width},h_${height}(?:,|/)`).test(url);

/**
 * Returns a picture of a cart or order line from `wix:image://v1/<id>[/<file name or alt
 * text>]#originWidth=W&originHeight=H`. Null for any other URL, and without a size.
 */
export function linePicture(image: string | undefined, alt: string): Picture | null {
  const match = image === undefined ? null : /^(?:wix:)?image:\/\/v1\/([^/#]+)[^#]*#(.*)$/.exec(image);
  const id = match?.[1];
  if (id === undefined) return null;
  const size = new URLSearchParams(match?.[2]);
  const width = Number(size.get('originWidth'));
  const height = Number(size.get('originHeight'));
  if (!(width > 0 && height > 0)) return null;
  return { base: mediaAddress(id), width, height, alt };
}

/** Uses the configured media host, whichever host the platform names. */
const mediaAddress = (id: string): string => `${env.WIX_MEDIA_ORIGIN}/media/${encodeURIComponent(id)}`;

function mediaIdOf(url: string): string | undefined {
  const id = /\/media\/([^/?#]+)/.exec(url)?.[1];
  return id === undefined ? undefined : (decodeSegment(id) ?? id);
}
