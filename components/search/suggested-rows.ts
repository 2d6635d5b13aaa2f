import type { Suggestion } from '@/lib/catalog/suggestion';

/** One row of the list below the search field. */
export type Row =
  | Suggestion
  | { kind: 'recent'; terms: string }
  /** Clears the recent searches. */
  | { kind: 'clear' }
  /** Starts the search. */
  | { kind: 'all'; terms: string };

export type Group = {
  /** Null for rows without a heading. */
  title: 'recent' | 'category' | 'product' | 'page' | null;
  /** Each row with its number in the whole list. */
  rows: { row: Row; index: number }[];
};

/** Returns the rows in groups: the suggestions by kind, and the last row by itself. */
export function groupRows(rows: readonly Row[]): Group[] {
  const groups: Group[] = [];
  for (const [index, row] of rows.entries()) {
    const title = row.kind === 'clear' || row.kind === 'all' ? null : row.kind;
    const last = groups.at(-1);
    if (last && last.title === title) last.rows.push({ row, index });
    else groups.push({ title, rows: [{ row, index }] });
  }
  return groups;
}
