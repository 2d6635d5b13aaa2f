import type { Context } from 'hono';
import { html } from 'hono/html';
import { PlatformError } from '../core/errors';
import { type Html, htmlPage } from '../core/html-page';

const SECTIONS = [
  ['/_console/', 'Calls'],
  ['/_console/orders', 'Orders'],
  ['/_console/products', 'Products'],
  ['/_console/back-in-stock', 'Back in stock'],
  ['/_console/members', 'Members'],
  ['/_console/forms', 'Forms'],
  ['/_console/reviews', 'Reviews'],
  ['/_console/policy', 'Policy'],
  ['/_console/webhooks', 'Webhooks'],
  ['/inbox', 'Inbox'],
] as const;

type Section = (typeof SECTIONS)[number][0];

/** Renders a page of the console: the style of the hosted pages, plain forms, no script. */
export function consolePage(
  c: Context,
  {
    section,
    title,
    body,
    status = 200,
  }: { section: Section; title: string; body: Html; status?: 200 | 400 | 404 },
) {
  const done = c.req.query('done');
  return htmlPage(c, {
    title: `${title} · Console`,
    note: "The sandbox's console: play the merchant",
    policy:
      "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    referrer: 'same-origin',
    head: html`<link rel="stylesheet" href="/_console/console.css" />`,
    content: html`<nav class="console" aria-label="Console">${SECTIONS.map(
      ([href, name]) =>
        html`<a href="${href}" ${href === section ? html`aria-current="page"` : ''}>${name}</a>`,
    )}</nav>
    <main>
      ${done ? html`<p class="done" role="status">${done}</p>` : ''}
      <h1>${title}</h1>
      ${body}
    </main>`,
    status,
  });
}

/**
 * Runs the action of a form and redirects back with a message about the result. A rejection by the
 * platform changes nothing and is shown on its own page with a link back.
 */
export async function actAndReturn(
  c: Context,
  { section, back, done }: { section: Section; back: string; done: string },
  work: () => Promise<unknown>,
) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const body = html`<div class="alert" role="alert"><p>${error.message}</p></div>
      <p><a href="${back}">Back</a></p>`;
    return consolePage(c, { section, title: 'Not done', body, status: error.status === 404 ? 404 : 400 });
  }
  return c.redirect(`${back}?${new URLSearchParams({ done })}`, 303);
}

/**
 * Returns a table with a caption for screen readers, in a box that scrolls by itself when it is too
 * wide.
 */
export const listTable = (caption: string, headings: string[], rows: Html[]): Html =>
  html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0">
    <table class="list">
      <caption>${caption}</caption>
      <thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
      <tbody>${rows}</tbody>
    </table>
  </div>`;

/** Links to the previous and the next page. `query` carries the other query parameters. */
export function pager(
  path: string,
  { offset, limit, total }: { offset: number; limit: number; total: number },
  query: Record<string, string> = {},
): Html {
  const to = (next: number) => `${path}?${new URLSearchParams({ ...query, offset: String(next) })}`;
  return html`<p class="ways">
    <span>${total === 0 ? 0 : offset + 1} to ${Math.min(total, offset + limit)} of ${total}</span>
    ${offset > 0 ? html`<a href="${to(Math.max(0, offset - limit))}">Previous page</a>` : ''}
    ${offset + limit < total ? html`<a href="${to(offset + limit)}">Next page</a>` : ''}
  </p>`;
}

/** Renders an instant in UTC, in a readable form. */
export const time = (milliseconds: number): Html => {
  const iso = new Date(milliseconds).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')}</time>`;
};

/** A whole number of a query or a form; 0 for anything else. */
export function wholeNumber(text: string | undefined): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 0 ? number : 0;
}

export const checkbox = (name: string, label: string, isOn: boolean): Html =>
  html`<label class="check"><input type="checkbox" name="${name}" value="1" ${isOn ? html`checked` : ''} /> ${label}</label>`;
