import { type Document, Window } from 'happy-dom';
import type { Sandbox } from '../create-sandbox';

/**
 * A page as a browser without scripts receives it, or the URL outside of the sandbox that it was
 * redirected to.
 */
export type Visit = {
  status: number;
  url: URL;
  headers: Headers;
  document: Document;
  heading: string | undefined;
  alert: string | undefined;
  text: string;
};

/**
 * A browser without scripts. It stores cookies, follows redirects within the sandbox, and submits
 * forms.
 */
export function hostedBrowser(sandbox: Sandbox) {
  const cookies = new Map<string, string>();
  let current: Visit | undefined;

  async function load(address: string, init: RequestInit = {}): Promise<Visit> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0)
      headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await sandbox.fetch(new Request(address, { ...init, headers, redirect: 'manual' }));
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null && new URL(location, address).origin === new URL(sandbox.url).origin)
      return load(new URL(location, address).href);
    const document = new Window({ url: sandbox.url }).document;
    document.write(location === null ? await response.text() : '');
    current = {
      status: response.status,
      url: new URL(location ?? address, address),
      headers: response.headers,
      document,
      heading: document.querySelector('h1')?.textContent.trim(),
      alert: document.querySelector('[role=alert]')?.textContent.trim(),
      text: (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
    };
    return current;
  }

  function page(): Visit {
    if (current === undefined) throw new Error('No page is open');
    return current;
  }

  return {
    cookies,
    open: (address: string) => load(address),
    follow(text: string): Promise<Visit> {
      const link = [...page().document.querySelectorAll('a')].find((one) => one.textContent.trim() === text);
      const href = link?.getAttribute('href');
      if (!href) throw new Error(`No link ${text} on ${page().text}`);
      return load(new URL(href, page().url).href);
    },
    /** Fills in fields by label and presses a button. */
    submit(button: string, fields: Record<string, string> = {}): Promise<Visit> {
      const { document } = page();
      const form = [...document.querySelectorAll('form')].find((one) =>
        [...one.querySelectorAll('button')].some(({ textContent }) => textContent.trim() === button),
      );
      if (!form) throw new Error(`No button ${button} on ${page().text}`);
      const body = new URLSearchParams();
      for (const input of form.querySelectorAll('input'))
        body.set(input.getAttribute('name') ?? '', input.getAttribute('value') ?? '');
      for (const [label, value] of Object.entries(fields)) {
        const tag = [...form.querySelectorAll('label')].find((one) => one.textContent.trim() === label);
        const name = document.getElementById(tag?.getAttribute('for') ?? '')?.getAttribute('name');
        if (!name) throw new Error(`No field ${label}`);
        body.set(name, value);
      }
      const action = new URL(form.getAttribute('action') ?? '', page().url).href;
      return load(action, { method: 'POST', body });
    },
    errorOf(label: string): string | undefined {
      const { document } = page();
      const tag = [...document.querySelectorAll('label')].find((one) => one.textContent.trim() === label);
      return document.getElementById(`${tag?.getAttribute('for')}-error`)?.textContent;
    },
  };
}
