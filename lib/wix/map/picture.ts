import type { productsV3 } from '@wix/stores';
import { env } from '@/lib/config/env';
import { videoOrigin } from '@/lib/config/platform-origins.mjs';
import type { Picture, Video } from '@/lib/model/product';
import { decodeSegment } from '@/lib/urls';

/** An https URL on the media host, with a transform to the size of the original. */
type CatalogImage = { url?: string; width?: number; height?: number; altText?: string | null };

/**
 * The id is the part of the URL after `/media/`, the size that of the original: in all pictures of
 * three live sites, 221 to 3,024 px wide, it was also that of the transform.
 */
export function catalogPicture(image: CatalogImage | undefined, fallbackAlt: string): Picture | null {
  const id = image?.url === undefined ? undefined : mediaIdOf(image.url);
  if (id === undefined || !image?.width || !image.height) return null;
  return {
    base: mediaAddress(id),
    width: image.width,
    height: image.height,
    alt: image.altText || fallbackAlt,
  };
}

/** Parses `wix:image://v1/<id>[/<name>]#originWidth=W&originHeight=H`. Null for others and without a size. */
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

type Media = productsV3.V3Product['media'];
type Item = productsV3.ProductMedia;

/** Assumed for a picture whose size the platform leaves out: product pictures are upright. */
const ASSUMED_SIZE = 'originWidth=1600&originHeight=2000';

/** Null for pictures of other hosts: they have no size and no permission in the content policy. */
export function v3Picture(image: string | undefined, alt: string): Picture | null {
  const sized = image?.replace(/originWidth=undefined&originHeight=undefined/, ASSUMED_SIZE);
  return linePicture(sized, alt);
}

/** The main picture comes first. The gallery repeats it. */
export function picturesOf(media: Media, name: string): Picture[] {
  return uniqueOf(
    [media?.main, ...(media?.itemsInfo?.items ?? [])].flatMap((item) => pictureOf(item, name) ?? []),
  );
}

const pictureOf = (item: Item | undefined, name: string): Picture | null =>
  v3Picture(item?.image, item?.altText || name);

const uniqueOf = (pictures: Picture[]): Picture[] =>
  pictures.filter((one, index) => pictures.findIndex(({ base }) => base === one.base) === index);

/** The pictures have the order of the ids. */
export const picturesById = (media: Media, ids: (string | undefined)[], name: string): Picture[] =>
  ids.flatMap((id) => {
    const item = media?.itemsInfo?.items?.find(({ _id }) => _id !== undefined && _id === id);
    return pictureOf(item, name) ?? [];
  });

export function videosOf(media: Media, name: string): Video[] {
  return (media?.itemsInfo?.items ?? []).flatMap(({ video, altText }) => {
    const found = videoOf(video, altText || name);
    return found ? [found] : [];
  });
}

/** Parses `wix:video://v1/<id>/<file>#posterUri=…`. The client drops resolutions: `src` is the whole file. */
export function videoOf(text: string | undefined, alt: string): Video | null {
  const match = text === undefined ? null : /^(?:wix:)?video:\/\/v1\/([^/#]+)[^#]*(?:#(.*))?$/.exec(text);
  const id = match?.[1];
  if (id === undefined) return null;
  const poster = new URLSearchParams(match?.[2] ?? '');
  const size = `originWidth=${poster.get('posterWidth')}&originHeight=${poster.get('posterHeight')}`;
  return {
    src: `${videoOrigin(env.WIX_MEDIA_ORIGIN)}/video/${encodeURIComponent(id)}/file`,
    poster: linePicture(`wix:image://v1/${poster.get('posterUri')}#${size}`, alt),
    alt,
  };
}
