/**
 * The live platform. In JavaScript, because the page cache handler needs it without compilation.
 */
export const LIVE_API_ORIGIN = 'https://www.wixapis.com';
export const LIVE_MEDIA_ORIGIN = 'https://static.wixstatic.com';
export const LIVE_VIDEO_ORIGIN = 'https://video.wixstatic.com';
