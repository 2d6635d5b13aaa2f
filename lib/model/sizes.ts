import { own } from './own';
import { labelOf, type ProductOption } from './product';

/** In millimeters, as seen from the front. */
export type FrontSize = { width: number; height: number; isRound: boolean };

const NUMBER = '(\\d{1,4}(?:[.,]\\d{1,2})?)';
const PATTERN = new RegExp(
  // A diameter or a width, possibly a depth or a length, and a height. Each has its letter, in English,
  // German or Hebrew.
  `([Øø⌀WB]|ר׳?|קוטר)\\s*${NUMBER}(?:\\s*[×x]\\s*[DLTעא]׳?\\s*${NUMBER})?\\s*[×x]\\s*[Hג]׳?\\s*${NUMBER}\\s*(mm|cm|m|in|מ״מ|ס״מ|מ׳)(?![a-z])`,
  'u',
);
const MILLIMETERS: Record<string, number> = {
  mm: 1,
  cm: 10,
  m: 1_000,
  in: 25.4,
  'מ״מ': 1,
  'ס״מ': 10,
  'מ׳': 1_000,
};
/** A figure next to a mug is legible between these. */
const MIN_SIZE_MM = 20;
const MAX_SIZE_MM = 1_500;

/** Reads e.g. `Ø 23 × H 9 cm`. Null without width and height, and for a size that no figure can show. */
export function readFrontSize(text: string): FrontSize | null {
  const [, letter = '', width, , height, unit = ''] = PATTERN.exec(text) ?? [];
  const factor = own(MILLIMETERS, unit);
  if (width === undefined || height === undefined || factor === undefined) return null;
  const toMillimeters = (number: string) => Math.round(Number(number.replace(',', '.')) * factor);
  const size = {
    width: toMillimeters(width),
    height: toMillimeters(height),
    isRound: ['Ø', 'ø', '⌀', 'קוטר'].includes(letter),
  };
  const isDrawable = [size.width, size.height].every(
    (length) => length >= MIN_SIZE_MM && length <= MAX_SIZE_MM,
  );
  return isDrawable ? size : null;
}

export type SizeTable = {
  option: string;
  /** The titles above the cells of a row; empty without any. */
  columns: string[];
  /** One for each choice, in the order of the option. */
  rows: { choice: string; label: string; cells: string[] }[];
  /** The HTML of the section without these sizes. */
  rest: string;
};

/**
 * Reads a table whose rows begin with a choice, or lines such as `Small: Ø 18 × H 7 cm`. Null for a section
 * that does not name every choice of one option. @param html sanitized
 */
export function readSizeTable(options: readonly ProductOption[], html: string): SizeTable | null {
  const blocks = [...html.matchAll(/<(table|p|li)>(.*?)<\/\1>/gs)].map(([all, tag, inner = '']) => ({
    all,
    rows: tag === 'table' ? rowsOf(inner) : inner.split(/<br ?\/?>/).map((line) => [withoutTags(line)]),
  }));
  for (const { name, choices } of options) {
    if (choices.length < 2) continue;
    const used = new Set<string>();
    const rows = choices.flatMap((choice) => {
      const names = [labelOf(choice), choice.name];
      for (const { all, rows } of blocks)
        for (const row of rows) {
          const cells = cellsOf(row, names);
          if (!cells) continue;
          used.add(all);
          return [{ choice: choice.name, label: labelOf(choice), cells }];
        }
      return [];
    });
    if (rows.length < choices.length) continue;
    const [header] = blocks.find(({ all }) => used.has(all) && all.startsWith('<table'))?.rows ?? [];
    const isTitled = header && !rows.some(({ cells }) => cells.join() === header.slice(1).join());
    return {
      option: name,
      columns: isTitled ? header.slice(1) : [],
      rows,
      rest: [...used].reduce((left, block) => left.replace(block, ''), html).replaceAll(EMPTY_LIST, ''),
    };
  }
  return null;
}

const EMPTY_LIST = /<(ul|ol)>\s*<\/\1>/g;

const rowsOf = (table: string): string[][] =>
  [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<(th|td)>(.*?)<\/\1>/gs)].map(([, , cell = '']) => withoutTags(cell)),
  );

/** Null for a row or a line about another choice. */
function cellsOf([first = '', ...cells]: string[], names: readonly string[]): string[] | null {
  if (cells.length > 0) return names.includes(first) ? cells : null;
  for (const name of names) {
    const [, size] = first.startsWith(name)
      ? (/^\s*[:–—-]\s*(\S.*)$/s.exec(first.slice(name.length)) ?? [])
      : [];
    if (size) return [size];
  }
  return null;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const withoutTags = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (all, name: string) => own(ENTITIES, name) ?? all)
    .trim();
