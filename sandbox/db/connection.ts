import { ConnectionPool } from '@libsql/client/sqlite3';

/** One connection to a SQLite file. The driver is synchronous: a statement has run to its end when `run` returns. */
export type Connection = {
  /** Runs one statement. Answers its rows, each the list of its values in the order of the columns. */
  run(sql: string, params?: unknown[]): unknown[];
  /** Runs statements that take no parameters: all of them or, when one fails, none. */
  runAll(statements: string[]): void;
  close(): void;
};

/** Statements that are kept ready; all are dropped when there are more, since lists of ids make many. */
const MOST_STATEMENTS = 500;
/** What may be run again at any time. A pragma, for one, can take effect when it is prepared. */
const REUSABLE = /^\s*(?:select|insert|update|delete|with|begin|commit)\b/i;

/**
 * Opens, or makes, the database at `file`. Each statement is prepared once. The driver's own client prepares it anew each
 * time and makes of each row an object whose every value is there twice, which took a fifth of a call of the sandbox.
 */
export function openConnection(file: string): Connection {
  const pool = new ConnectionPool(file, {}, 1);
  const database = pool.acquireSync();
  const kept = new Map<string, (params: unknown[]) => unknown[]>();

  function prepare(sql: string): (params: unknown[]) => unknown[] {
    const statement = database.prepare(sql);
    if (statement.reader) {
      const reader = statement.raw();
      return (params) => reader.all(params);
    }
    return (params) => {
      statement.run(params);
      return [];
    };
  }

  function prepareOnce(sql: string) {
    const known = kept.get(sql);
    if (known !== undefined) return known;
    const run = prepare(sql);
    if (!REUSABLE.test(sql)) return run;
    if (kept.size >= MOST_STATEMENTS) kept.clear();
    kept.set(sql, run);
    return run;
  }

  return {
    run: (sql, params = []) => prepareOnce(sql)(params.map(bindable)),
    runAll(statements) {
      database.exec('begin');
      try {
        for (const statement of statements) database.exec(statement);
        database.exec('commit');
      } catch (error) {
        database.exec('rollback');
        throw error;
      }
    },
    close() {
      kept.clear(); // A kept statement would still be answered.
      pool.close();
    },
  };
}

/** @throws TypeError for what SQLite cannot hold. The driver would end the process. */
function bindable(value: unknown): string | number | null {
  if (typeof value === 'string' || value === null) return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'boolean') return Number(value);
  throw new TypeError(`SQLite cannot hold ${typeof value === 'number' ? value : `this ${typeof value}`}`);
}
