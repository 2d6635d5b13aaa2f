import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Escaped HTML. Everything that is put into a template of `html` is escaped, once, there. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/**
 * A hosted page: one frame, one look, in light and dark, from 360 px up.
 *
 * The address of a hosted page holds the secret of its session, so no address is passed on to other sites. Scripts
 * come from files of the sandbox only. `form-action` is not restricted: a browser would apply it to the redirect back
 * to the shop as well.
 */
export function hostedPage(
  c: Context,
  {
    title,
    body,
    script,
    status = 200,
  }: { title: string; body: Html; script?: string; status?: 200 | 400 | 401 | 402 | 403 | 404 | 409 | 429 },
) {
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'",
  );
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cache-Control', 'no-store');
  return c.html(
    html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/_hosted/page.css" />
    ${script ? html`<script type="module" src="${script}"></script>` : ''}
  </head>
  <body>
    <header class="bar"><strong>Halden</strong><span>Sandbox: no money moves here</span></header>
    <main>${body}</main>
  </body>
</html>`,
    status,
  );
}

/** A short page with a heading, some words and ways on. */
export const messageBody = (
  heading: string,
  messages: Html | string,
  links: { href: string; text: string }[],
): Html =>
  html`<div class="message">
    <h1>${heading}</h1>
    <p>${messages}</p>
    ${links.map(({ href, text }) => html`<p><a href="${href}">${text}</a></p>`)}
  </div>`;
