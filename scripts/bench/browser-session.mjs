/**
 * The least of a browser that a shopper without scripts needs: cookies, and the way of a form.
 *
 * @typedef {object} BrowserSession
 * @property {(url: string, init?: RequestInit) => Promise<Response>} ask follows no redirect
 * @property {(url: string, fields: Record<string, string>) => Promise<Response>} submit posts a form
 */

/** @returns {BrowserSession} */
export function openBrowserSession() {
  /** Host → name → value. @type {Map<string, Map<string, string>>} */
  const jars = new Map();

  /**
   * @param {string} url
   * @param {RequestInit} [init]
   */
  async function ask(url, init = {}) {
    const { host, origin } = new URL(url);
    const jar = jars.get(host) ?? new Map();
    jars.set(host, jar);
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    if (init.method !== undefined && init.method !== 'GET') headers.set('origin', origin);
    const response = await fetch(url, {
      ...init,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/;\s*max-age=0\b/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  return { ask, submit: (url, fields) => ask(url, { method: 'POST', body: new URLSearchParams(fields) }) };
}
