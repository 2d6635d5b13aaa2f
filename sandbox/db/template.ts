import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Seed } from '../seed/seed';
import { openConnection } from './connection';
import { openDatabase } from './database';
import { pruneTemporary } from './prune-temporary';
import { writeSetting } from './settings';

const FINGERPRINT = 'seedFingerprint';
const fingerprintRows = z.array(z.tuple([z.string()]));

/**
 * Puts a seeded database at `file`, unless one with this seed's fingerprint is there already: its data is kept.
 * A database of another fingerprint is replaced, data and all: there is nothing to migrate between two demo shops.
 *
 * Seeding takes ten times as long as a copy, so it happens once a machine: into a template in the system's temporary
 * folder, named by the fingerprint, of which every sandbox gets a copy.
 */
export async function prepareDatabase(file: string, seed: Seed): Promise<void> {
  const { fingerprint } = seed;
  const stored = fingerprintOf(file);
  if (stored !== undefined && (stored === fingerprint || seed.keeps?.(stored))) return;
  const template = await seededTemplate(seed);
  mkdirSync(dirname(file), { recursive: true });
  // The old write-ahead log goes first: beside a new database file it would be replayed into it.
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  const copy = `${file}.${process.pid}.new`;
  copyFileSync(template, copy);
  renameSync(copy, file);
}

function fingerprintOf(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const connection = openConnection(file);
  try {
    const rows = connection.run("select value ->> '$' from settings where key = ?", [FINGERPRINT]);
    return fingerprintRows.parse(rows)[0]?.[0];
  } catch {
    return undefined; // Not a database of ours, or one of an older shape.
  } finally {
    connection.close();
  }
}

const templates = new Map<string, Promise<string>>();

/**
 * The path of a database with this seed; made once a process even when many ask at once, and atomically across
 * processes.
 */
export function seededTemplate(seed: Seed): Promise<string> {
  const { fingerprint } = seed;
  const existing = templates.get(fingerprint);
  if (existing !== undefined) return existing;
  const made = makeTemplate(seed, fingerprint);
  templates.set(fingerprint, made);
  made.catch(() => templates.delete(fingerprint));
  return made;
}

async function makeTemplate(seed: Seed, fingerprint: string): Promise<string> {
  const user = process.getuid?.() ?? 'user';
  const template = join(tmpdir(), `halden-sandbox-${user}-${fingerprint}.db`);
  if (existsSync(template)) {
    // Still in use: see `pruneTemporary`.
    const now = new Date();
    utimesSync(template, now, now);
    return template;
  }
  pruneTemporary(tmpdir(), user);
  // Beside the template: a rename is atomic only within one file system.
  const folder = mkdtempSync(join(tmpdir(), 'halden-seed-'));
  try {
    const file = join(folder, 'seed.db');
    const db = await openDatabase(file);
    await db.write(async (tx) => {
      // Rows of a large seed come in no index's order: with the default of 2 MB they would be read back all the time.
      await tx.run(sql`pragma cache_size = -400000`);
      await seed.apply(tx);
      await writeSetting(tx, FINGERPRINT, fingerprint);
    });
    // One complete file: a plain copy would leave behind what is still in the write-ahead log.
    const whole = join(folder, 'whole.db');
    await db.read.run(sql`vacuum into ${whole}`);
    db.close();
    renameSync(whole, template);
    return template;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
