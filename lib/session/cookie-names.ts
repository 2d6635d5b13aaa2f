/**
 * The cookies of a session, without the prefix that they have on https. nginx knows them as well.
 */
export const SESSION_COOKIES = {
  access: 'access_token',
  refresh: 'refresh_token',
  /** `visitor` or `member`. Scripts may read it. */
  role: 'role',
  /**
   * `1` until a page has shown a member that the platform ended the session. Scripts may read it.
   */
  signedOut: 'signed_out',
} as const;
