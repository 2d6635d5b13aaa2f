import { sql } from 'drizzle-orm';

/** The number of the next change: see `change` of the search's table. */
export const NEXT_CHANGE = sql<number>`(
  select coalesce(max(numbered.change), 0) + 1 from catalog_index as numbered where numbered.change > 0)`;
