import type { Lang } from '@/lib/i18n/lang';

/**
 * The results that a good shop assistant would show first: any of the slugs is right, and a path is that of a
 * category, a page or an article. None where the shop has nothing of the kind, which it then says. `guess` are
 * the words of the question above the results.
 */
export type ExpectedSearch = { query: string; first: readonly string[]; guess?: string };

/** A language that grows may have none. */
export type SearchTable = Readonly<Partial<Record<Lang, readonly ExpectedSearch[]>>>;

/** Queries with the same results in a line: `query | query → slug slug ? guess`, or `query → -` for nothing. */
export const parseQueries = (tables: Readonly<Partial<Record<Lang, string>>>): SearchTable =>
  Object.fromEntries(
    Object.entries(tables).map(([lang, table]) => [lang, table.trim().split('\n').flatMap(parseLine)]),
  );

function parseLine(line: string): ExpectedSearch[] {
  const [queries = '', expected = '', guess] = line.split(/ → | \? /).map((part) => part.trim());
  const first = expected === '-' ? [] : [...new Set(expected.split(' '))];
  return queries.split(' | ').map((query) => ({ query, first, ...(guess ? { guess } : {}) }));
}
