/**
 * Returns the full name of a cookie. On https the `__Host-` prefix binds it to this host, path `/`
 * and a secure connection.
 */
export const hostCookieName = (name: string, secure: boolean): string =>
  secure ? `${HOST_PREFIX}${name}` : name;

/** Returns a cookie that scripts may read, on http or https. Only for the browser. */
export const readHostCookie = (name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)(?:${HOST_PREFIX})?${name}=([^;]*)`).exec(document.cookie)?.[1];

const HOST_PREFIX = '__Host-';
