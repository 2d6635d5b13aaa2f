import { type Client, ConnectionPool, Sqlite3Client } from '@libsql/client/sqlite3';

type Connection = ReturnType<ConnectionPool['acquireSync']>;

/** Statements that are kept ready; all are dropped when there are more, since lists of ids make many. */
const MOST_STATEMENTS = 500;
/** What may be run again at any time. A pragma, for one, can take effect when it is prepared. */
const REUSABLE = /^\s*(?:select|insert|update|delete|with|begin|commit)\b/i;

/** A client with one connection to the database at `file`, which prepares each statement once. */
export function openClient(file: string): Client {
  const pool = new ConnectionPool(file, {}, 1);
  const connection = pool.acquireSync();
  keepStatements(connection);
  pool.release(connection);
  return new Sqlite3Client(pool, 'number');
}

/**
 * The driver prepares a statement, and asks for its columns twice, each time that it runs one: a quarter of what a call
 * of the sandbox takes. It runs them to their end at once, so that one statement can serve all that ask for it.
 */
function keepStatements(connection: Connection): void {
  const kept = new Map<string, ReturnType<Connection['prepare']>>();
  const prepare = connection.prepare.bind(connection);
  const prepareOnce = (sql: string) => {
    const known = kept.get(sql);
    if (known !== undefined) return known;
    const statement = prepare(sql);
    if (!REUSABLE.test(sql)) return statement;
    const readColumns = statement.columns.bind(statement);
    let columns: ReturnType<typeof readColumns> | undefined;
    statement.columns = () => {
      columns ??= readColumns();
      return columns;
    };
    if (kept.size >= MOST_STATEMENTS) kept.clear();
    kept.set(sql, statement);
    return statement;
  };
  Object.assign(connection, { prepare: prepareOnce });
}
