import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { openConnection } from './connection';
import { openDatabase, type Writer } from './database';
import { pruneTemporary } from './prune-temporary';
import { writeSetting } from './settings';

/** The data of a fresh sandbox. The same fingerprint means the same rows. */
export type Seed = {
  fingerprint: string;
  /**
   * Whether data seeded with this fingerprint may stay. Without this function, only data of the
   * same seed stays.
   */
  keeps?(fingerprint: string): boolean;
  /** Fills empty tables. */
  apply(tx: Writer): Promise<void>;
};

const FINGERPRINT = 'seedFingerprint';
const textRows = z.array(z.tuple([z.string()]));

/**
 * Creates a seeded database at `file`, unless it already holds one with this seed's fingerprint. A
 * database of another fingerprint, of another seed or another version of the sandbox, is replaced
 * with all its data, because demo shops are not migrated. Returns whether it replaced one.
 * Seeding takes ten times as long as copying, so each machine seeds once, into a template
 * in the temporary folder that is named by the fingerprint. Every sandbox gets a copy of it.
 */
export async function prepareDatabase(file: string, seed: Seed): Promise<boolean> {
  const { fingerprint } = seed;
  const stored = storedText(file, FINGERPRINT);
  if (stored !== undefined && (stored === fingerprint || seed.keeps?.(stored))) return false;
  const isReplaced = existsSync(file);
  const template = await seededTemplate(seed);
  mkdirSync(dirname(file), { recursive: true });
  // The old write-ahead log is deleted first. SQLite would replay it into a new database file.
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  const copy = `${file}.${process.pid}.new`;
  copyFileSync(template, copy);
  renameSync(copy, file);
  return isReplaced;
}

/** Returns a setting of a database that is not open, if the file is one and has the setting. */
export function storedText(file: string, key: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const connection = openConnection(file);
  try {
    const rows = connection.run("select value ->> '$' from settings where key = ?", [key]);
    return textRows.parse(rows)[0]?.[0];
  } catch {
    return undefined; // Not a database of ours, or one of an older shape.
  } finally {
    connection.close();
  }
}

const templates = new Map<string, Promise<string>>();

/**
 * Returns the path of a template with this seed. A process creates it once for all concurrent
 * callers, and again when the file is gone, because systems clean their temporary folders. Creation
 * is atomic across processes.
 */
export async function seededTemplate(seed: Seed): Promise<string> {
  const { fingerprint } = seed;
  const existing = templates.get(fingerprint);
  if (existing !== undefined && existsSync(await existing)) return existing;
  if (templates.get(fingerprint) === existing) {
    const made = makeTemplate(seed, fingerprint);
    templates.set(fingerprint, made);
    made.catch(() => templates.delete(fingerprint));
  }
  return seededTemplate(seed);
}

async function makeTemplate(seed: Seed, fingerprint: string): Promise<string> {
  const user = process.getuid?.() ?? 'user';
  const template = join(tmpdir(), `halden-sandbox-${user}-${fingerprint}.db`);
  if (existsSync(template)) {
    // Marks the template as in use for `pruneTemporary`.
    const now = new Date();
    utimesSync(template, now, now);
    return template;
  }
  pruneTemporary(tmpdir(), user);
  // In the same folder as the template, because a rename is atomic only within one file system.
  const folder = mkdtempSync(join(tmpdir(), 'halden-seed-'));
  try {
    const file = join(folder, 'seed.db');
    const db = await openDatabase(file);
    await db.write(async (tx) => {
      // Rows of a large seed arrive in no index order. The default cache of 2 MB would read pages
      // back all the time.
      await tx.run(sql`pragma cache_size = -400000`);
      await seed.apply(tx);
      await writeSetting(tx, FINGERPRINT, fingerprint);
    });
    // One complete file: a plain copy would leave behind the content of the write-ahead log.
    const whole = join(folder, 'whole.db');
    await db.read.run(sql`vacuum into ${whole}`);
    db.close();
    renameSync(whole, template);
    return template;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
