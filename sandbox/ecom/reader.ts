import type { Database, Writer } from '../db/database';

/** Committed data, or the data an open write transaction sees. */
export type Reader = Database['read'] | Writer;
