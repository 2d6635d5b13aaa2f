import type { productsV3 } from '@wix/stores';
import { own } from '@/lib/model/own';
import { cleanRichHtml, pictureFile } from '../../map/rich-text';

type Node = productsV3.Node;

/** Deeper nodes are left out: no editor produces them. */
const MAX_DEPTH = 30;

const BLOCKS: Record<string, string> = {
  PARAGRAPH: 'p',
  BLOCKQUOTE: 'blockquote',
  BULLETED_LIST: 'ul',
  ORDERED_LIST: 'ol',
  LIST_ITEM: 'li',
  CODE_BLOCK: 'pre',
  CAPTION: 'p',
};

const DECORATIONS: Record<string, string> = { ITALIC: 'em', UNDERLINE: 'u', STRIKETHROUGH: 's' };

/** Sanitized. Leaves out nodes that need a script or another site. Of unknown nodes, the text remains. */
export function htmlOf(content: productsV3.RichContent | null | undefined): string {
  return cleanRichHtml(htmlOfNodes(content?.nodes, 0));
}

const htmlOfNodes = (nodes: Node[] | undefined, depth: number): string =>
  Array.isArray(nodes) && depth < MAX_DEPTH ? nodes.map((node) => htmlOfNode(node, depth + 1)).join('') : '';

function htmlOfNode(node: Node, depth: number): string {
  const inner = htmlOfNodes(node.nodes, depth);
  const block = own(BLOCKS, node.type ?? '');
  // The editor writes an empty paragraph for an empty line.
  if (block) return block === 'p' && inner === '' ? '' : `<${block}>${inner}</${block}>`;
  switch (node.type) {
    case 'TEXT':
      return htmlOfText(node.textData);
    case 'HEADING': {
      const tag = (node.headingData?.level ?? 2) <= 3 ? 'h3' : 'h4';
      return `<${tag}>${inner}</${tag}>`;
    }
    case 'DIVIDER':
      return '<hr>';
    case 'TABLE':
      return htmlOfTable(node, depth);
    case 'IMAGE':
      return htmlOfImage(node.imageData) + inner;
    default:
      return inner;
  }
}

function htmlOfTable({ nodes: rows, tableData }: Node, depth: number): string {
  const html = (Array.isArray(rows) ? rows : []).map(({ nodes: cells }, row) => {
    const tags = (Array.isArray(cells) ? cells : []).map((cell, column) => {
      const isHeader = (tableData?.rowHeader && row === 0) || (tableData?.columnHeader && column === 0);
      const tag = isHeader ? 'th' : 'td';
      return `<${tag}>${htmlOfNodes(cell.nodes, depth + 2)}</${tag}>`;
    });
    return `<tr>${tags.join('')}</tr>`;
  });
  return `<table><tbody>${html.join('')}</tbody></table>`;
}

function htmlOfText(data: productsV3.TextData | undefined): string {
  const text = escaped(data?.text ?? '').replaceAll('\n', '<br>');
  return (data?.decorations ?? []).reduceRight((html, { type, linkData, fontWeightValue }) => {
    if (type === 'BOLD') return (fontWeightValue ?? 700) >= 600 ? `<strong>${html}</strong>` : html;
    const url = type === 'LINK' ? linkData?.link?.url : undefined;
    if (url) return `<a href="${escaped(url)}">${html}</a>`;
    const tag = own(DECORATIONS, type ?? '');
    return tag ? `<${tag}>${html}</${tag}>` : html;
  }, text);
}

/** An image of the platform's media host. The content policy leaves others out. */
function htmlOfImage(data: productsV3.ImageData | undefined): string {
  const { src, width, height } = data?.image ?? {};
  const id = src?.id;
  if (!id) return '';
  const size = width && height ? ` width="${Math.round(width)}" height="${Math.round(height)}"` : '';
  const caption = data?.caption ? `<p>${escaped(data.caption)}</p>` : '';
  return `<img src="${pictureFile(id)}" alt="${escaped(data?.altText ?? '')}"${size} loading="lazy">${caption}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
