/** Returns the path of a sign-in page with the path to open afterwards. */
export const withReturn = (path: string, returnTo: string): string =>
  `${path}?returnTo=${encodeURIComponent(returnTo)}`;
