/** A page about signing in, with the path to go on to afterwards. */
export const withReturn = (path: string, returnTo: string): string =>
  `${path}?returnTo=${encodeURIComponent(returnTo)}`;
