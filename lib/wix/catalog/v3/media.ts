import type { productsV3 } from '@wix/stores';
import { env } from '@/lib/config/env';
import { videoOrigin } from '@/lib/config/platform-origins.mjs';
import type { Picture, Video } from '@/lib/model/product';
import { linePicture } from '../../map/picture';

type Media = productsV3.V3Product['media'];
type Item = productsV3.ProductMedia;

/** Assumed for a picture whose size the platform leaves out: product pictures are upright. */
const ASSUMED_SIZE = 'originWidth=1600&originHeight=2000';

/**
 * Returns a picture from the client's text, `wix:image://…`. Null for pictures outside the
 * platform's media host: they have no size and no permission in the shop's content policy.
 */
export function v3Picture(image: string | undefined, alt: string): Picture | null {
  const sized = image?.replace(/originWidth=undefined&originHeight=undefined/, ASSUMED_SIZE);
  return linePicture(sized, alt);
}

/** Returns the pictures of a product, the main one first. The gallery repeats it. */
export function picturesOf(media: Media, name: string): Picture[] {
  return uniqueOf(
    [media?.main, ...(media?.itemsInfo?.items ?? [])].flatMap((item) => pictureOf(item, name) ?? []),
  );
}

const pictureOf = (item: Item | undefined, name: string): Picture | null =>
  v3Picture(item?.image, item?.altText || name);

const uniqueOf = (pictures: Picture[]): Picture[] =>
  pictures.filter((one, index) => pictures.findIndex(({ base }) => base === one.base) === index);

/** Returns the pictures of the items with these ids, in the order of the ids. */
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

/**
 * Returns a video from the client's text, `wix:video://v1/<id>/<file>#posterUri=…`. The client
 * drops the resolutions, so the URL leads to the whole file.
 */
function videoOf(text: string | undefined, alt: string): Video | null {
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
