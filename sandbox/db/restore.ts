import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Connection } from './connection';

/** Settings that outlive a reset: what signs access tokens. */
const KEPT_SETTINGS = `('signingKey')`;

const tableNames = z.array(z.tuple([z.string()]));

/**
 * Puts the rows of another database of the same schema, a file, in place of all rows of this one. Readers see all of
 * it or nothing. Copying rows is ten times as fast as making them, and leaves the open file where it is: under a file
 * that is swapped, SQLite would replay the log of the old one.
 */
export function restoreFrom(connection: Connection, file: string): void {
  // Nobody writes to a template once it is there, so it is read without locks.
  const uri = `${pathToFileURL(file).href}?mode=ro&immutable=1`;
  connection.run('attach database ? as template', [uri]);
  try {
    const rows = connection.run(
      `select name from template.sqlite_master
       where type = 'table' and name not like 'sqlite_%' and name not in ('__drizzle_migrations', 'settings')`,
    );
    // Without foreign keys, deleting all rows of a table is one step, and the order of the tables does not matter.
    connection.run('pragma foreign_keys = off');
    // This takes no lock on the template, which other sandboxes are copying from.
    connection.runAll([
      ...tableNames
        .parse(rows)
        .flatMap(([name]) => [
          `delete from main."${name}"`,
          `insert into main."${name}" select * from template."${name}"`,
        ]),
      `delete from main.settings where key not in ${KEPT_SETTINGS}`,
      `insert into main.settings select * from template.settings where key not in ${KEPT_SETTINGS}`,
    ]);
  } finally {
    connection.run('pragma foreign_keys = on');
    connection.run('detach database template');
  }
}
