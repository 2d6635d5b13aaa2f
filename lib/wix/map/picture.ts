import type { Picture } from '@/lib/catalog/types';
import { env } from '@/lib/env';
import { decodeSegment } from '@/lib/urls';

/** A catalog picture: an https address on the media host, often with a transform to a small box in it. */
type CatalogImage = { url?: string; width?: number; height?: number; altText?: string | null };

/** The catalog mostly gives the size of a preview, not of the original: that of the transform in its address. */
const PREVIEW_EDGE = 640;
const ASSUMED_EDGE = 2000;

/**
 * A picture of the V1 catalog. Its id is the part of the address after `/media/`; the size of the original is taken
 * as big when only that of a preview is known, with the same proportions.
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
 * A picture of a cart or order line: `wix:image://v1/<id>[/<file name or alt text>]#originWidth=W&originHeight=H`, or
 * a plain https address of the media host without a size.
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

/** Pictures come from the one media host that is set, whatever host the platform names. */
const mediaAddress = (id: string): string => `${env.WIX_MEDIA_ORIGIN}/media/${encodeURIComponent(id)}`;

function mediaIdOf(url: string): string | undefined {
  const id = /\/media\/([^/?#]+)/.exec(url)?.[1];
  return id === undefined ? undefined : decodeSegment(id);
}
