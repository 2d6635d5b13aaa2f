import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { pageLanguage, pageTexts } from './page-language';
import { currentSite } from './site';

/** Escaped HTML. The `html` template escapes every inserted value once. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

type Page = {
  title: string;
  /** Next to the name of the shop. */
  note: string;
  policy: string;
  referrer: 'no-referrer' | 'same-origin';
  /** Behind the common style. */
  head: Html | '';
  /** The main part, and what is above it. */
  content: Html;
  status: 200 | 400 | 401 | 402 | 403 | 404 | 409 | 429;
};

/** Renders a page in the common layout, in light and dark, from 360 px up. Nothing stores it. */
export function htmlPage(c: Context, { title, note, policy, referrer, head, content, status }: Page) {
  const { tag, direction } = pageLanguage();
  c.header('Content-Security-Policy', policy);
  c.header('Referrer-Policy', referrer);
  c.header('Cache-Control', 'no-store');
  return c.html(
    html`<!doctype html>
<html lang="${tag}" dir="${direction}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/_hosted/page.css" />
    ${head}
  </head>
  <body>
    <header class="bar"><strong>${currentSite().name}</strong><span>${note}</span></header>
    ${content}
  </body>
</html>`,
    status,
  );
}

type HostedPage = { title: string; body: Html; script?: string; status?: Page['status'] };

/**
 * Renders a hosted page. Its URL contains the secret of its session, so the page sends no referrer
 * to other sites. Scripts come from files of the sandbox only. `form-action` is not restricted,
 * because a browser would apply it to the redirect back to the shop as well.
 */
export const hostedPage = (c: Context, { title, body, script, status = 200 }: HostedPage) =>
  htmlPage(c, {
    title,
    note: pageTexts().page.note,
    policy:
      "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'",
    referrer: 'no-referrer',
    head: html`${currentSite().brand ? html`<link rel="stylesheet" href="/_hosted/brand.css" />` : ''}${
      script ? html`<script type="module" src="${script}"></script>` : ''
    }`,
    content: html`<main>${body}</main>`,
    status,
  });

/** Renders a short page with a heading, a message and links. */
export const messageBody = (
  heading: string,
  content: Html | string,
  links: { href: string; text: string }[],
): Html =>
  html`<div class="message">
    <h1>${heading}</h1>
    <p>${content}</p>
    ${links.map(({ href, text }) => html`<p><a href="${href}">${text}</a></p>`)}
  </div>`;
