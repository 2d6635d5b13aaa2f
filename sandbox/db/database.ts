import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle, type SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy';
import { migrate } from 'drizzle-orm/sqlite-proxy/migrator';
import { type Connection, openConnection } from './connection';
import { restoreFrom } from './restore';

type Reader = SqliteRemoteDatabase;
/** A reader bound to one open write transaction. */
export type Writer = Parameters<Parameters<Reader['transaction']>[0]>[0];

/**
 * The sandbox's database: one SQLite file in WAL mode. `read` sees committed data only. `write`
 * runs its work in one `BEGIN IMMEDIATE` transaction, which rolls back when the work throws. Writes
 * queue in this process: SQLite has one writer and the driver is synchronous, so a second `BEGIN
 * IMMEDIATE` would block the event loop that the first one needs to finish.
 */
export type Database = {
  read: Reader;
  write<T>(work: (tx: Writer) => Promise<T>): Promise<T>;
  /**
   * Replaces all rows by the rows of the database at `file`, which has the same schema. Queues with
   * the writes.
   */
  restore(file: string): Promise<void>;
  /** Number of restores so far. Each one changes all rows. */
  readonly restores: number;
  /** Calls the listener after each committed write. Returns the function that unsubscribes. */
  afterCommit(listener: () => void): () => void;
  close(): void;
};

const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

/**
 * Opens and migrates the database at `file`, a path on a local disk. Creates it when it does not
 * exist.
 */
export async function openDatabase(file: string): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true });
  const forWrites = openConnection(file);
  for (const setting of ['journal_mode = WAL', 'synchronous = NORMAL', 'foreign_keys = ON'])
    forWrites.run(`PRAGMA ${setting}`);
  const writer = queriesOn(forWrites);
  await migrate(writer, async (statements) => forWrites.runAll(statements), {
    migrationsFolder: MIGRATIONS,
  });
  const forReads = openConnection(file);
  const read = queriesOn(forReads);

  let queue: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  let restores = 0;
  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const run = queue.then(work);
    queue = run.then(
      () => {
        for (const listener of listeners) listener();
      },
      () => undefined,
    );
    return run;
  }

  return {
    read,
    write: (work) => inLine(() => writer.transaction(work, { behavior: 'immediate' })),
    restore: (source) =>
      inLine(async () => {
        restoreFrom(forWrites, source);
        restores += 1;
      }),
    get restores() {
      return restores;
    },
    afterCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      forReads.close();
      forWrites.close();
    },
  };
}

/** The query builder over one connection. */
const queriesOn = (connection: Connection): Reader =>
  drizzle(async (sql, params) => ({ rows: connection.run(sql, params) }));
