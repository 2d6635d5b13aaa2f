import { ConnectionPool } from '@libsql/client/sqlite3';

/**
 * One connection to a SQLite file. The driver is synchronous: when `run` returns, the statement has
 * finished.
 */
export type Connection = {
  /** Runs one statement. Returns its rows, each as the list of its values in column order. */
  run(sql: string, params?: unknown[]): unknown[];
  /** Runs statements without parameters in one transaction: if one fails, none takes effect. */
  runAll(statements: string[]): void;
  close(): void;
};

/**
 * Maximum number of cached prepared statements. Above it the whole cache is cleared, because lists
 * of ids produce many distinct statements.
 */
const MAX_CACHED_STATEMENTS = 500;
/**
 * Statements that may be cached. Preparing some others, such as pragmas, can already take effect.
 */
const REUSABLE = /^\s*(?:select|insert|update|delete|with|begin|commit)\b/i;

/**
 * Opens or creates the database at `file`. Each statement is prepared once. The driver's own client
 * prepares it on every run and builds row objects that hold each value twice, which took a fifth of
 * the time of a sandbox call.
 */
export function openConnection(file: string): Connection {
  const pool = new ConnectionPool(file, {}, 1);
  const database = pool.acquireSync();
  const cachedStatements = new Map<string, (params: unknown[]) => unknown[]>();

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
    const known = cachedStatements.get(sql);
    if (known !== undefined) return known;
    const run = prepare(sql);
    if (!REUSABLE.test(sql)) return run;
    if (cachedStatements.size >= MAX_CACHED_STATEMENTS) cachedStatements.clear();
    cachedStatements.set(sql, run);
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
      cachedStatements.clear(); // A cached statement would still run.
      pool.close();
    },
  };
}

/** Half of a character that JSON escapes, which SQLite would decode. Whole ones are not escaped. */
const ESCAPED_HALF = /(?<!\\)((?:\\\\)*)\\ud[89a-f][\da-f]{2}/g;

/**
 * Replaces halves of characters, e.g. of an emoji that a program has cut: they are not UTF-8, and
 * the driver would end the process when it reads them.
 *
 * @throws TypeError for a value that SQLite cannot store. The driver would end the process, too.
 */
function bindable(value: unknown): string | number | null {
  if (typeof value === 'string')
    return value.replaceAll(/\p{Cs}/gu, '\ufffd').replaceAll(ESCAPED_HALF, '$1\\ufffd');
  if (value === null) return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'boolean') return Number(value);
  throw new TypeError(`SQLite cannot hold ${typeof value === 'number' ? value : `this ${typeof value}`}`);
}
