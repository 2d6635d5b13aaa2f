import { fileNameOf } from '../catalog/media/file-name';
import type { mediaVideos } from '../catalog/search/schema';
import type { MediaFile } from '../catalog/types';
import type { Platform } from '../core/platform';
import { translatedShared } from '../core/requested-view';
import type { RequestedFields } from './requested-fields';

export type StoredVideo = typeof mediaVideos.$inferSelect & { poster: MediaFile | undefined };

const THUMBNAIL = 50;

export const wireV3Image = (platform: Platform, file: MediaFile) => ({
  id: file.id,
  url: `${platform.origin}/media/${file.id}`,
  height: file.height,
  width: file.width,
  ...wireAltText(file),
  filename: fileNameOf(file),
  sizeInBytes: String(file.sizeInBytes),
});

/** Live sites leave the text out of pictures without one. */
const wireAltText = ({ altText }: { altText: string }) =>
  altText === '' ? {} : { altText: translatedShared('alt', altText) };

const thumbnail = (platform: Platform, file: MediaFile) => ({
  url: `${platform.origin}/media/${file.id}/v1/fit/w_${THUMBNAIL},h_${THUMBNAIL},q_90/file.jpg`,
  height: THUMBNAIL,
  width: THUMBNAIL,
});

export const wireV3Media = (platform: Platform, file: MediaFile, fields: RequestedFields) => ({
  id: file.id,
  image: wireV3Image(platform, file),
  ...wireAltText(file),
  mediaType: 'IMAGE',
  uploadId: file.id,
  ...(fields.has('THUMBNAIL') && { thumbnail: thumbnail(platform, file) }),
});

/**
 * A video of a product. The sandbox has one resolution. Its URL has the platform's form, the file
 * is WebM.
 */
export const wireV3Video = (platform: Platform, video: StoredVideo, fields: RequestedFields) => ({
  id: video.id,
  video: {
    id: video.id,
    ...(video.poster && { posters: [wireV3Image(platform, video.poster)] }),
    resolutions: [
      {
        url: `${platform.origin}/video/${video.id}/${video.height}p/webm/file.webm`,
        height: video.height,
        width: video.width,
        format: 'webm',
      },
    ],
    filename: video.path,
  },
  ...wireAltText(video),
  mediaType: 'VIDEO',
  uploadId: video.id,
  ...(fields.has('THUMBNAIL') && video.poster && { thumbnail: thumbnail(platform, video.poster) }),
});
