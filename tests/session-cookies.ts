type Session = { role?: 'visitor' | 'member'; refreshToken?: string; expiresAt?: number; secure?: boolean };

/** Returns the cookies that the shop sets for these tokens: pairs of name and value. */
export async function cookiesOfSession(
  accessToken: string,
  { role = 'member', refreshToken = 'none', expiresAt, secure = false }: Session = {},
): Promise<[name: string, value: string][]> {
  const { sessionCookies } = await import('@/lib/session/cookie');
  const now = Math.floor(Date.now() / 1_000);
  const tokens = {
    accessToken: { value: accessToken, expiresAt: expiresAt ?? now + 3_600 },
    refreshToken: { value: refreshToken, role },
  };
  return sessionCookies(tokens, secure, now).map(({ name, value }) => [name, value]);
}
