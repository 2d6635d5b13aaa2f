/** @typedef {{ status: number, ok: boolean, location: string, text: string }} Answer */

/**
 * The parts of a browser that a shopper without scripts needs: cookies, and form submission.
 * @typedef {object} BrowserSession
 * @property {(url: string, init?: RequestInit) => Promise<Answer>} ask follows no redirect
 * @property {(url: string, fields: Record<string, string>) => Promise<Answer>} submit posts a form
 */

const TIMEOUT_MS = 30_000;

/** @returns {BrowserSession} */
export function openBrowserSession() {
  /** @type {Map<string, Map<string, string>>} host → name → value */
  const jars = new Map();

  /**
   * @param {string} url
   * @param {RequestInit} [init]
   * @returns {Promise<Answer>}
   */
  async function ask(url, init = {}) {
    const { host, origin } = new URL(url);
    const jar = jars.get(host) ?? new Map();
    jars.set(host, jar);
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    if (init.method !== undefined && init.method !== 'GET') headers.set('origin', origin);
    // Not AbortSignal.timeout: nothing references its signal, so it may be collected, and a killed
    // server may never end its response.
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new Error('no answer in time')), TIMEOUT_MS);
    try {
      const response = await fetch(url, { ...init, headers, redirect: 'manual', signal: timeout.signal });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/;\s*max-age=0\b/i.test(cookie)) jar.delete(name);
        else jar.set(name, value);
      }
      const { status, ok } = response;
      return { status, ok, location: response.headers.get('location') ?? '', text: await response.text() };
    } finally {
      clearTimeout(timer);
    }
  }

  return { ask, submit: (url, fields) => ask(url, { method: 'POST', body: new URLSearchParams(fields) }) };
}
