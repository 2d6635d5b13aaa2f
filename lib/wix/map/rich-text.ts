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

/** Returns a merchant's HTML, reduced to text structure and safe links. */
export const cleanHtml = (html: string): string => sanitize(html, ALLOWED).trim();

/** The longest edge of a picture inside a text, in pixels. */
const PICTURE_EDGE = 1_200;

/** Returns the address of a picture inside a text, from its id on the media host. */
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

/** Returns the plain text of a merchant's HTML, for search engines and shared links. */
export function plainText(html: string): string {
  // Adds a space between blocks, so that two paragraphs do not run together.
  const spaced = html.replaceAll(/<\/(p|li|h[1-6]|div)>|<br\s*\/?>/gi, '$& ');
  return decodeEntities(sanitize(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Decodes exactly the entities that the sanitizer leaves in text. */
const decodeEntities = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
