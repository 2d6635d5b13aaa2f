/** JavaScript, because the page cache handler needs it without compilation. */
export const LIVE_API_ORIGIN = 'https://www.wixapis.com';
export const LIVE_MEDIA_ORIGIN = 'https://static.wixstatic.com';
const LIVE_VIDEO_ORIGIN = 'https://video.wixstatic.com';

/**
 * The live platform has a host of its own for videos. Other platforms have one host for all media.
 * @param {string} mediaOrigin
 */
export const videoOrigin = (mediaOrigin) =>
  mediaOrigin === LIVE_MEDIA_ORIGIN ? LIVE_VIDEO_ORIGIN : mediaOrigin;
