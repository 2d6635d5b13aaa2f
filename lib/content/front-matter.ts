import { isMap, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
// The loader of next.config.ts resolves the alias @/ only in that file itself.
import { MENUS, PAGE_STATUSES } from '../model/content';

const menu = z.enum(MENUS, `must be ${MENUS.join(', ')}, or a list of these`);

const schema = z.strictObject({
  title: z.string('must be a text').min(1, 'must not be empty').max(150, 'must have at most 150 characters'),
  /** For search engines. */
  description: z.string('must be a text').max(320, 'must have at most 320 characters').optional(),
  /** The title for search engines. */
  seoTitle: z.string('must be a text').max(150, 'must have at most 150 characters').optional(),
  menu: z
    .union([menu, z.array(menu).max(MENUS.length)], `must be ${MENUS.join(', ')}, or a list of these`)
    .optional(),
  /** The place in the menus: lower numbers come first. */
  order: z.number('must be a number').min(-1e6).max(1e6).default(100),
  /** The language of the text (BCP 47), where it is not that of the folder. */
  language: z
    .string('must be a language code such as de')
    .regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}$/, 'must be a language code such as de')
    .optional(),
  status: z.enum(PAGE_STATUSES, `must be ${PAGE_STATUSES.join(', ')}`).default('published'),
});

export type FrontMatter = z.infer<typeof schema>;

/** A mistake in a page's file. Lines count from 1. */
export type FileProblem = { line: number; message: string };

export type ParsedPage =
  | { facts: FrontMatter; markdown: string; problems?: undefined }
  | { problems: FileProblem[] };

const DELIMITED = /^---[ \t]*\n((?:.*\n)*?)---[ \t]*(?:\n|$)/;

/** A place that is to be completed: `[[name of the company]]`. */
const MARKED_PLACE = /\[\[[^[\]\n]+\]\]/;

/** Returns the facts of a page and its Markdown, or the mistakes in the file. */
export function parsePage(source: string): ParsedPage {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [block, yaml] = DELIMITED.exec(text) ?? [];
  if (block === undefined || yaml === undefined)
    return { problems: [{ line: 1, message: 'must start with a block between two lines of ---' }] };
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  // The block's first line is the second line of the file.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (document.errors.length > 0)
    return {
      problems: document.errors.map(({ message, pos: [start] }) => ({
        line: lineAt(start),
        // The first line names a place within the block. The rest quotes it.
        message: message.replace(/ at line \d+, column \d+:[\s\S]*$/, ''),
      })),
    };
  const parsed = schema.safeParse(document.toJS() ?? {});
  if (!parsed.success)
    return {
      problems: parsed.error.issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => ({ line: lineOf(key), message: `${key}: is not an entry of a page` }))
          : [describe(issue)],
      ),
    };
  const markdown = text.slice(block.length);
  const { status } = parsed.data;
  if (status === 'published' && MARKED_PLACE.test(markdown))
    return {
      problems: [
        {
          line: text.slice(0, block.length + markdown.search(MARKED_PLACE)).split('\n').length,
          message: 'has a place to complete between [[ and ]]. Complete it, or set status: draft',
        },
      ],
    };
  return { facts: parsed.data, markdown };

  function describe({ path, message }: z.core.$ZodIssue): FileProblem {
    const key = String(path[0] ?? '');
    const isAbsent = !(isMap(document.contents) && document.contents.has(key));
    return { line: lineOf(key), message: `${key}: ${isAbsent ? 'is missing' : message}` };
  }

  function lineOf(key: string): number {
    if (!isMap(document.contents)) return 1;
    const pair = document.contents.items.find((item) => String(item.key) === key);
    const range = pair && typeof pair.key === 'object' && pair.key !== null && 'range' in pair.key;
    return range && Array.isArray(pair.key.range) ? lineAt(Number(pair.key.range[0])) : 1;
  }
}
