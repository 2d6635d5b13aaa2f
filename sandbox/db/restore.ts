import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Connection } from './connection';

/** Settings that survive a reset: the key that signs access tokens. */
const PRESERVED_SETTINGS = `('signingKey')`;

const tableNames = z.array(z.tuple([z.string()]));

/**
 * Replaces all rows by the rows of another database file of the same schema. Readers see either the
 * old or the new rows. Copying rows is ten times as fast as creating them. Swapping the file
 * instead would make SQLite replay the old file's log into the new one.
 */
export function restoreFrom(connection: Connection, file: string): void {
  // Nobody writes to a finished template, so it is read without locks.
  const uri = `${pathToFileURL(file).href}?mode=ro&immutable=1`;
  connection.run('attach database ? as template', [uri]);
  try {
    const rows = connection.run(
      `select name from template.sqlite_master
       where type = 'table' and name not like 'sqlite_%' and name not in ('__drizzle_migrations', 'settings')`,
    );
    // Without foreign keys, deleting all rows of a table is one step and the table order does not
    // matter.
    connection.run('pragma foreign_keys = off');
    // This takes no lock on the template, which other sandboxes may be copying.
    connection.runAll([
      ...tableNames
        .parse(rows)
        .flatMap(([name]) => [
          `delete from main."${name}"`,
          `insert into main."${name}" select * from template."${name}"`,
        ]),
      `delete from main.settings where key not in ${PRESERVED_SETTINGS}`,
      `insert into main.settings select * from template.settings where key not in ${PRESERVED_SETTINGS}`,
    ]);
  } finally {
    connection.run('pragma foreign_keys = on');
    connection.run('detach database template');
  }
}
