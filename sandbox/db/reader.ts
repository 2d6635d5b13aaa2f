import type { Database, Writer } from './database';

/** Committed data, or the data as an open write transaction sees it. */
export type Reader = Database['read'] | Writer;
