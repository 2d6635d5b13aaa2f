import type { MediaFile } from '../../catalog/types';
import { translatedShared } from '../../core/requested-view';

const THUMBNAIL = 50;

export type WireMedia = { mainMedia?: WireMediaItem; items: WireMediaItem[] };
export type WireMediaItem = ReturnType<typeof wireMediaItem>;

/**
 * Pictures of a V1 product or collection: objects with URLs, not `wix:image` texts. Unknown ids are
 * left out. The size of the transform is that of the original, as on live sites.
 */
export function wireMedia(origin: string, ids: string[], files: Map<string, MediaFile>): WireMedia {
  const items = ids.flatMap((id) => {
    const file = files.get(id);
    return file ? [wireMediaItem(origin, file)] : [];
  });
  const [mainMedia] = items;
  return mainMedia ? { mainMedia, items } : { items };
}

function wireMediaItem(origin: string, file: MediaFile) {
  return {
    id: file.id,
    title: '',
    mediaType: 'image',
    thumbnail: sized(origin, file, THUMBNAIL, THUMBNAIL),
    image: sized(origin, file, file.width, file.height),
  };
}

const sized = (origin: string, file: MediaFile, width: number, height: number) => ({
  url: `${origin}/media/${file.id}/v1/fit/w_${width},h_${height},q_90/file.jpg`,
  width,
  height,
  altText: translatedShared('alt', file.altText),
});
