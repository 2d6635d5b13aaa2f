import 'server-only';
import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { SHOP } from '@/lib/config/shop';
import { resolveColors } from '@/lib/config/theme';
import { type Lang, LOCALES } from '@/lib/i18n/lang';
import { escapeXml } from '@/lib/xml';
import { NO_PAGE_POLICY } from './content-policy.mjs';

const { canvas, ink } = resolveColors(SHOP.colors);
const STYLE = `:root{color-scheme:light dark;background:light-dark(${canvas.light},${canvas.dark});color:light-dark(${ink.light},${ink.dark})}body{max-width:34rem;margin:20vh auto;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;text-align:center}h1{font:400 clamp(2rem,6vw,2.75rem)/1.1 Iowan Old Style,Georgia,serif}a{color:inherit;text-underline-offset:.25em;display:inline-block;min-height:1.75rem}`;

export const PLAIN_PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `${NO_PAGE_POLICY}; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  'content-type': 'text/html; charset=utf-8',
};

/** Replaces headers that the framework has set already. */
export function setPlainPageHeaders(response: ServerResponse, body: Buffer): void {
  for (const name of ['content-encoding', 'transfer-encoding', 'etag', 'link']) response.removeHeader(name);
  for (const [name, value] of Object.entries(PLAIN_PAGE_HEADERS)) response.setHeader(name, value);
  response.setHeader('content-length', body.byteLength);
}

type PlainPage = {
  lang: Lang;
  title: string;
  /** May contain markup. What it contains of a request is escaped. */
  text: string;
  links: readonly { href: string; label: string }[];
};

/** The page has the shop's colors. It depends on nothing else in the shop, which may be broken. */
export function plainPage({ lang, title, text, links }: PlainPage): string {
  const name = escapeXml(SHOP.name);
  const anchors = links.map(({ href, label }) => `<p><a href="${href}">${label}</a></p>`).join('');
  return `<!doctype html><html lang="${lang}" dir="${LOCALES[lang].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · ${name}</title><style>${STYLE}</style></head><body><main><p>${name}</p><h1>${title}</h1><p>${text}</p>${anchors}</main></body></html>`;
}
