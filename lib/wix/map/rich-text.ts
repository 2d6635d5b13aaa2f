import sanitize from 'sanitize-html';
import { env } from '@/lib/config/env';

const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'a',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  // `rel` is allowed because the transform below sets it.
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // A merchant's headings rank below the page's own.
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    a: sanitize.simpleTransform('a', { rel: 'noopener nofollow' }),
  },
};

/** Keeps text structure and safe links. */
export const cleanHtml = (html: string): string => sanitize(html, ALLOWED).trim();

/** In pixels. */
const PICTURE_EDGE = 1_200;

/** The URL of a picture inside a text, from its id on the media host. */
export const pictureFile = (id: string): string =>
  `${env.WIX_MEDIA_ORIGIN}/media/${encodeURIComponent(id)}/v1/fit/w_${PICTURE_EDGE},h_${PICTURE_EDGE},q_85/p.jpg`;

/** As `cleanHtml`, with dividers, code and pictures of the media host. */
export const cleanRichHtml = (html: string): string =>
  sanitize(html, {
    ...ALLOWED,
    allowedTags: [...(ALLOWED.allowedTags || []), 'hr', 'pre', 'img'],
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'] },
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && !attribs.src?.startsWith(`${env.WIX_MEDIA_ORIGIN}/media/`),
  }).trim();

/**
 * Keeps text structure, tables, pictures of the shop and its media host, and safe links. Unlike in a
 * product's description, headings follow the page's h1, and search engines may follow links.
 */
export const cleanPageHtml = (html: string): string =>
  sanitize(html, {
    ...ALLOWED,
    allowedTags: [...(ALLOWED.allowedTags || []), ...PAGE_TAGS],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      address: ['dir'],
      td: ['align', 'colspan', 'rowspan'],
      th: ['align', 'colspan', 'rowspan', 'scope'],
    },
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
      img: sanitize.simpleTransform('img', { loading: 'lazy' }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src ?? ''),
  }).trim();

const PAGE_TAGS = ['hr', 'pre', 'code', 'mark', 'img', 'address'];

const linkAttributes = (href: string): sanitize.Attributes =>
  /^[/#]/.test(href) ? { href } : { href, rel: 'noopener' };

const isOwnPicture = (src: string): boolean =>
  /^\/(?![/\\])/.test(src) || src.startsWith(`${env.WIX_MEDIA_ORIGIN}/media/`);

/** For search engines and shared links. */
export function plainText(html: string): string {
  // Adds a space between blocks, so that two paragraphs do not run together.
  const spaced = html.replaceAll(/<\/(p|li|h[1-6]|div|td|th)>|<br\s*\/?>/gi, '$& ');
  return decodeEntities(sanitize(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Decodes exactly the entities that the sanitizer leaves in text. */
const decodeEntities = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
