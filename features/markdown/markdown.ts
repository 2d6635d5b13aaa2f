/** Texts of merchants are escaped: a name can become neither a heading nor a link nor HTML. */

/** Invisible characters that could hide or reorder a text: controls and directional overrides. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** Escapes a text to one line. Also prevents programs from turning bare addresses into links. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(INVISIBLE, '')
    .trim()
    .replaceAll(/[\\`*_[\]<>|~]/g, '\\$&')
    .replaceAll(/&(?=#?\w+;)/g, '\\&')
    .replaceAll(/:(?=\/\/)/g, ':\\')
    .replaceAll(/\bwww\./gi, (start) => `${start.slice(0, -1)}\\.`)
    .replaceAll(/@(?=\w)/g, '\\@')
    // Would close a heading.
    .replace(/(?<=\s)#+$/, '\\$&')
    .replace(/^(?:[#=+-]|\d+(?=[.)]))/, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));

/**
 * The URL must be one that the shop has made or checked. Brackets become entities, because some readers
 * unescape a link's text before they look for pictures in it.
 */
export const link = (text: string, url: string): string =>
  `[${plain(text).replaceAll('\\[', '&#91;').replaceAll('\\]', '&#93;')}](${url.replaceAll(
    /[\s()<>\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )})`;

/** The texts are Markdown. */
export const list = (points: readonly string[]): string => points.map((point) => `- ${point}`).join('\n');

/** The cells are Markdown of one line. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Omits parts that are empty or null. */
export const document = (...parts: (string | null)[]): string => `${parts.filter(Boolean).join('\n\n')}\n`;

const BLOCKS = /^(?:p|h[1-6]|ul|ol|blockquote|table|thead|tbody|pre|address|div)$/;
const TOKEN = /<(\/?)([a-z][a-z\d]*)((?:[^>"]|"[^"]*")*)>|([^<]+)/gi;
const SCHEME = /^(?:https?:|mailto:|tel:|\/(?!\/))/i;

/**
 * Converts sanitized HTML (lib/wix/map/rich-text.ts). Omits pictures. Unknown elements become their text.
 * @param top the level of the highest heading
 * @param absolute returns the absolute URL of a path of the shop
 */
export function toMarkdown(html: string, top: number, absolute: (path: string) => string): string {
  const lines: string[] = [];
  /** The texts of open links and of the line that is being written, the innermost last. */
  let line = '';
  let href: string | null = null;
  let label = '';
  let prefix = '';
  let cells: string[] | null = null;
  let rows: string[][] = [];
  const lists: { ordered: boolean; count: number }[] = [];
  /** A paragraph of a list continues its point. */
  const flush = (isBlock = true) => {
    const text = line.replaceAll(/\s+/g, ' ').trim();
    line = '';
    if (text === '') return;
    lines.push(`${isBlock && lists.length === 0 ? '\n' : ''}${prefix}${text}`);
    prefix = '';
  };
  const write = (text: string) => {
    if (href === null) line += text;
    else label += text;
  };
  for (const [, slash, tag = '', attributes = '', text] of html.matchAll(TOKEN)) {
    if (text !== undefined) {
      const decoded = decode(text);
      // Keeps the space between two words of different elements, which `plain` trims.
      if (href === null)
        write(`${/^\s/.test(decoded) ? ' ' : ''}${plain(decoded)}${/\s$/.test(decoded) ? ' ' : ''}`);
      else label += decoded;
      continue;
    }
    const name = tag.toLowerCase();
    const isEnd = slash === '/';
    if (name === 'a') {
      if (!isEnd) {
        const target = decode(/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '');
        [href, label] = [SCHEME.test(target) ? target : '', ''];
      } else if (href !== null) {
        const [to, words] = [href, label];
        href = null;
        write(to === '' ? plain(words) : link(words, to.startsWith('/') ? absolute(to) : to));
      }
    } else if (name === 'br') write(' ');
    else if (name === 'li') {
      flush();
      const level = lists.at(-1);
      if (!isEnd && level) {
        level.count += 1;
        const mark = level.ordered ? `${level.count}.` : '-';
        prefix = `${level.count === 1 && lists.length === 1 ? '\n' : ''}${'  '.repeat(lists.length - 1)}${mark} `;
      }
    } else if (name === 'td' || name === 'th') {
      if (isEnd) cells?.push(line.replaceAll(/\s+/g, ' ').trim());
      line = '';
    } else if (name === 'tr') {
      if (isEnd && cells) rows.push(cells);
      cells = isEnd ? null : [];
      line = '';
    } else if (BLOCKS.test(name)) {
      if (cells) continue;
      flush();
      if (name === 'ul' || name === 'ol') {
        if (isEnd) lists.pop();
        else lists.push({ ordered: name === 'ol', count: 0 });
      } else if (name === 'table' && isEnd) {
        const [head, ...others] = rows;
        if (head) lines.push(`\n${table(head, others)}`);
        rows = [];
      } else if (/^h\d$/.test(name) && !isEnd) {
        prefix = `${'#'.repeat(Math.min(6, Math.max(top, top + Number(name[1]) - 2)))} `;
      }
    }
  }
  flush();
  return lines.join('\n').trim();
}

/** Decodes the entities that the sanitizer leaves. */
const decode = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&');
