/** Converts descriptions between HTML (V1, `plainDescription`) and rich content nodes (V3). */
import { z } from 'zod';
import { guidOf } from '../catalog/stable-ids';

/** Rich content in a request. */
export const richContent = z.record(z.string(), z.unknown());

type Decoration = { type: string; linkData?: { link: { url: string } }; fontWeightValue?: number };
type Text = { type: 'TEXT'; id: ''; nodes: []; textData: { text: string; decorations: Decoration[] } };
type Block = { type: string; id: string; nodes: (Block | Text)[]; [data: string]: unknown };

const BLOCKS: Record<string, { type: string; data: Record<string, unknown> }> = {
  p: { type: 'PARAGRAPH', data: { paragraphData: {} } },
  div: { type: 'PARAGRAPH', data: { paragraphData: {} } },
  blockquote: { type: 'BLOCKQUOTE', data: {} },
  ul: { type: 'BULLETED_LIST', data: {} },
  ol: { type: 'ORDERED_LIST', data: {} },
  li: { type: 'LIST_ITEM', data: {} },
  table: { type: 'TABLE', data: { tableData: { dimensions: {}, rowHeader: true, columnHeader: false } } },
  tr: { type: 'TABLE_ROW', data: {} },
  th: { type: 'TABLE_CELL', data: { tableCellData: {} } },
  td: { type: 'TABLE_CELL', data: { tableCellData: {} } },
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, { type: 'HEADING', data: { headingData: { level } } }]),
  ),
};

/** Blocks that hold paragraphs and no text. */
const TEXTLESS = new Set(['LIST_ITEM', 'TABLE_CELL']);

/** Returns the rich content of an HTML text. Unknown tags are left out, their text stays. */
export function nodesOf(html: string, id: string) {
  const root: Block = { type: 'ROOT', id: '', nodes: [] };
  const open: { tag: string; block: Block }[] = [];
  const decorations: { tag: string; decoration: Decoration }[] = [];
  let count = 0;
  const last = () => open.at(-1)?.block ?? root;
  const enter = (tag: string) => {
    const { type, data } = BLOCKS[tag] ?? { type: 'PARAGRAPH', data: { paragraphData: {} } };
    count += 1;
    const block: Block = { type, id: guidOf(id, String(count)).slice(0, 8), nodes: [], ...data };
    last().nodes.push(block);
    open.push({ tag, block });
  };
  for (const [, closing, name = '', rest = '', text = ''] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi,
  )) {
    const tag = name.toLowerCase();
    if (text !== '') {
      if (text.trim() === '' && open.length === 0) continue;
      // Text needs a paragraph, also inside of a list item or a cell.
      if (open.length === 0 || TEXTLESS.has(last().type)) enter('p');
      last().nodes.push(textNode(unescapeHtml(text), decorations));
    } else if (tag in BLOCKS) {
      if (!closing) enter(tag);
      else {
        const at = open.findLastIndex((one) => one.tag === tag);
        if (at >= 0) open.length = at;
      }
    } else if (tag === 'br') last().nodes.push(textNode('\n', decorations));
    else {
      const decoration = decorationOf(tag, rest);
      if (decoration && !closing) decorations.push({ tag, decoration });
      const at = closing ? decorations.findLastIndex((one) => one.tag === tag) : -1;
      if (at >= 0) decorations.splice(at, 1);
    }
  }
  return { nodes: root.nodes, metadata: { version: 1, id: guidOf('description', id) }, documentStyle: {} };
}

const textNode = (text: string, decorations: { decoration: Decoration }[]): Text => ({
  type: 'TEXT',
  id: '',
  nodes: [],
  textData: { text, decorations: decorations.map(({ decoration }) => decoration) },
});

function decorationOf(tag: string, attributes: string): Decoration | undefined {
  if (tag === 'b' || tag === 'strong') return { type: 'BOLD', fontWeightValue: 700 };
  if (tag === 'i' || tag === 'em') return { type: 'ITALIC' };
  if (tag === 'u') return { type: 'UNDERLINE' };
  const url = tag === 'a' ? /href\s*=\s*["']([^"']*)["']/i.exec(attributes)?.[1] : undefined;
  return url === undefined ? undefined : { type: 'LINK', linkData: { link: { url: unescapeHtml(url) } } };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const unescapeHtml = (text: string): string =>
  text.replaceAll(/&(#39|[a-z]+);/gi, (whole, name: string) =>
    name === '#39' ? "'" : (ENTITIES[name.toLowerCase()] ?? whole),
  );
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns the HTML of rich content, as `plainDescription` shows it. Unknown nodes are left out. */
export const htmlOf = (content: Record<string, unknown>): string =>
  childrenOf(content).map(htmlOfNode).join('');

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const childrenOf = ({ nodes }: Node): Node[] => (Array.isArray(nodes) ? nodes.filter(isNode) : []);

function htmlOfNode(node: Node): string {
  const inner = () => childrenOf(node).map(htmlOfNode).join('');
  switch (node.type) {
    case 'TEXT':
      return htmlOfText(isNode(node.textData) ? node.textData : {});
    case 'PARAGRAPH':
      return `<p>${inner()}</p>`;
    case 'BLOCKQUOTE':
      return `<blockquote>${inner()}</blockquote>`;
    case 'BULLETED_LIST':
      return `<ul>${inner()}</ul>`;
    case 'ORDERED_LIST':
      return `<ol>${inner()}</ol>`;
    case 'LIST_ITEM':
      return `<li>${inner()}</li>`;
    case 'TABLE':
      return `<table><tbody>${inner()}</tbody></table>`;
    case 'TABLE_ROW':
      return `<tr>${inner()}</tr>`;
    case 'TABLE_CELL':
      return `<td>${inner()}</td>`;
    case 'HEADING': {
      const level = isNode(node.headingData) ? Number(node.headingData.level) : 2;
      const tag = level >= 1 && level <= 6 ? `h${level}` : 'h2';
      return `<${tag}>${inner()}</${tag}>`;
    }
    default:
      return '';
  }
}

const TAGS: Record<string, string> = { BOLD: 'strong', ITALIC: 'em', UNDERLINE: 'u' };

function htmlOfText({ text, decorations }: Node): string {
  const plain = escapeHtml(typeof text === 'string' ? text : '').replaceAll('\n', '<br>');
  const list = Array.isArray(decorations) ? decorations.filter(isNode) : [];
  return list.reduceRight<string>((html, { type, linkData }) => {
    const tag = typeof type === 'string' ? TAGS[type] : undefined;
    if (tag !== undefined) return `<${tag}>${html}</${tag}>`;
    const link = isNode(linkData) && isNode(linkData.link) ? linkData.link.url : undefined;
    return type === 'LINK' && typeof link === 'string' ? `<a href="${escapeHtml(link)}">${html}</a>` : html;
  }, plain);
}
