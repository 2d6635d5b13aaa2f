import sanitize from 'sanitize-html';

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
