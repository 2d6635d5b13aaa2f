import { createHash } from 'node:crypto';
import { FIRST_PAINT_SCRIPT } from '../theme/first-paint.mjs';

/**
 * Only code of a known form gets a hash in the policy, so that injected markup stays blocked. `npm run build`
 * fails when a prerendered page has another form, e.g. after an upgrade of Next.js. JavaScript, because
 * Next.js loads the page cache handler without compiling it.
 */

/** A JSON string as `JSON.stringify` writes it, with `<` escaped by Next.js. */
const STRING = String.raw`"(?:[^"\\<]|\\.)*"`;
/** A part of the page's data: a kind and, except for the first part, text or base64. */
const PUSH = String.raw`(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[\d(?:,${STRING})?\]\)`;
const DATA = new RegExp(`^${PUSH}(?:;${PUSH})*$`);
/** The chunks that the page's runtime waits for. */
const FILES = String.raw`\[(?:${STRING}(?:,${STRING})*)?\]`;
const CHUNKS = new RegExp(
  String.raw`^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":${FILES},"runtimeModuleIds":\[[\d,]*\]\}\);$`,
);
/** Only in builds with `exposeTestingApiInProductionBuild`, which the end-to-end tests use. */
const TESTING =
  /^if\(document\.cookie\.indexOf\('next-instant-navigation-testing='\)>-1\)\{self\.__next_instant_test=fetch\(location\.pathname\+'\?_rsc=[\w-]+',\{credentials:'same-origin',headers:\{'rsc':'1','next-router-prefetch':'1','next-router-segment-prefetch':'\/_full'\}\}\)\}$/;

const FORMS = [DATA, CHUNKS, TESTING];

/** Data blocks (JSON, JSON-LD) are not scripts and need no hash. */
const INLINE_SCRIPT =
  /<script((?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*)>([\s\S]*?)<\/script>/g;

/** The style sheet of the build, as React writes it (app/[lang]/layout-styles.tsx). */
const STYLE_SHEET = /^ data-precedence="shop" data-href="shop"$/;
const INLINE_STYLE = /<style([^>]*)>([\s\S]*?)<\/style>/g;

/** @param {string} script */
const isKnown = (script) => script === FIRST_PAINT_SCRIPT || FORMS.some((form) => form.test(script));

/**
 * Next.js writes one data script per chunk of its stream, about sixty in a long list. Each would need a hash
 * of 53 bytes in the policy, and default proxy buffers reject response headers above 4 kB.
 * @param {string} html
 */
export const joinDataScripts = (html) =>
  html.replaceAll(')</script><script>self.__next_f.push(', ');self.__next_f.push(');

/**
 * Base64 of SHA-256 for code of a known form, without duplicates, and the other code.
 * @param {string} html
 * @returns {{ scripts: string[], styles: string[], unknown: string[] }}
 */
export function inspectInlineCode(html) {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, , script = '']) => script);
  const styles = [...html.matchAll(INLINE_STYLE)];
  const sheets = styles.filter(([, attributes = '']) => STYLE_SHEET.test(attributes));
  return {
    scripts: hashesOf(scripts.filter(isKnown)),
    styles: hashesOf(sheets.map(([, , content = '']) => content)),
    unknown: [
      ...scripts.filter((script) => !isKnown(script)),
      ...styles.filter((style) => !sheets.includes(style)).map(([style]) => style),
    ],
  };
}

/** @param {string[]} texts */
const hashesOf = (texts) => [
  ...new Set(texts.map((text) => createHash('sha256').update(text).digest('base64'))),
];
