import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pruneTemporary } from '../db/prune-temporary';
import { createPictureCache } from '../media/cache';
import { until } from './until';

const DAY = 86_400_000;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-prune-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function file(name: string, daysOld: number): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, '');
  const at = new Date(Date.now() - daysOld * DAY);
  await utimes(path, at, at);
  return path;
}
const age = async (name: string, daysOld: number) => {
  const at = new Date(Date.now() - daysOld * DAY);
  await utimes(join(folder, name), at, at);
};

it('temporary folders of sandboxes are deleted when unused for two days, and nothing else is deleted', async () => {
  const old = await file('halden-sandbox-7-0a1b.db', 3);
  const used = await file('halden-sandbox-7-0a1c-1000.db', 1);
  const others = await file('halden-sandbox-8-0a1b.db', 3);
  const foreign = await file('notes.db', 30);
  const killed = await file('halden-sandbox-AbC123/sandbox.db', 3);
  await age('halden-sandbox-AbC123', 3);
  const running = await file('halden-sandbox-XyZ789/sandbox.db-wal', 0);
  await age('halden-sandbox-XyZ789', 3);
  pruneTemporary(folder, 7);
  expect([old, killed].filter(existsSync)).toEqual([]);
  expect([used, others, foreign, running].filter((path) => !existsSync(path))).toEqual([]);
});

it('rendered pictures older than a month are rendered again', async () => {
  const old = await file('ab/abcd', 31);
  const young = await file('cd/cdef', 29);
  const cache = createPictureCache(folder);
  await until(() => expect(existsSync(old)).toBe(false));
  expect(existsSync(young)).toBe(true);
  expect(await cache.get('abcd', async () => Buffer.from('new'))).toEqual(Buffer.from('new'));
});
