import { z } from 'zod';
import type { RichLine } from '@/lib/model/site-form';

/** Bounds of what is read from the platform's rich text. */
const MAX_LINES = 20;
const MAX_TEXT_LENGTH = 2_000;

const textNode = z.object({
  textData: z.object({
    text: z.string(),
    decorations: z
      .array(z.looseObject({ linkData: z.object({ link: z.object({ url: z.string() }) }).optional() }))
      .nullish()
      .catch(null),
  }),
});
const parent = z.object({ nodes: z.array(z.unknown()) });

/** Returns the lines of a rich text: texts and links. Drops pictures and everything else. */
export function richLines(content: unknown): RichLine[] {
  const lines: RichLine[] = [];
  const visit = (node: unknown, depth: number): void => {
    const text = textNode.safeParse(node);
    if (text.success) {
      const { textData } = text.data;
      const [url] = (textData.decorations ?? []).flatMap(({ linkData }) => linkData?.link.url ?? []);
      lines.at(-1)?.push({ text: textData.text.slice(0, MAX_TEXT_LENGTH), href: safeHref(url) });
      return;
    }
    const inner = parent.safeParse(node);
    if (!inner.success || depth > 6) return;
    // A block of texts is a separate line.
    if (inner.data.nodes.some((child) => textNode.safeParse(child).success)) lines.push([]);
    for (const child of inner.data.nodes) visit(child, depth + 1);
  };
  visit(content, 0);
  return lines.filter((line) => textOf(line) !== '').slice(0, MAX_LINES);
}

export const textOf = (line: RichLine): string =>
  line
    .map(({ text }) => text)
    .join('')
    .trim();

/** Returns all lines as one text, or null without any. */
export const richText = (content: unknown): string | null => richLines(content).map(textOf).join(' ') || null;

/** Returns a URL that a merchant's text may link to: https, http, mailto, tel or a path. */
function safeHref(url: string | undefined): string | null {
  if (url === undefined) return null;
  if (/^\/(?![/\\])[^\s\\]*$/.test(url)) return url;
  return URL.canParse(url) && /^(?:https?|mailto|tel):$/.test(new URL(url).protocol) ? url : null;
}
