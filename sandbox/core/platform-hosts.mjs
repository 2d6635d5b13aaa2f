// Plain JavaScript without dependencies: route-platform.mjs loads it into processes of other
// projects.

/** The live platform's hosts that clients may call and that the sandbox answers for. */
export const PLATFORM_HOSTS = [
  'www.wixapis.com',
  'edge.wixapis.com',
  'www.wix.com',
  'static.wixstatic.com',
  'video.wixstatic.com',
];
