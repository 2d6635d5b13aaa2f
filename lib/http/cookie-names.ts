/** On https the `__Host-` prefix binds a cookie to this host, path `/` and a secure connection. */
export const hostCookieName = (name: string, secure: boolean): string =>
  secure ? `${HOST_PREFIX}${name}` : name;

/** Works on http and https. For the browser only. */
export const readHostCookie = (name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)(?:${HOST_PREFIX})?${name}=([^;]*)`).exec(document.cookie)?.[1];

const HOST_PREFIX = '__Host-';

/** Without the prefix that they have on https. */
export const SESSION_COOKIES = {
  access: 'access_token',
  /** A member's. Only a sign-in and a sign-out write it. Visitors had it too, before `visitor`. */
  refresh: 'refresh_token',
  /** `member.<key of the session>`. Scripts may read it. */
  role: 'role',
  visitor: 'visitor_token',
  /** `1` for a visitor with a session. Scripts may read it. */
  visiting: 'visitor',
  /** The key of a member's session that the platform has ended. Scripts may read it. */
  ended: 'ended',
  /** The same key, until a page has shown the member this end. Scripts may read it. */
  signedOut: 'signed_out',
} as const;
