import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type PictureCache = {
  /** The picture stored under `key` (hex), made by `make` when it is not there: once, however many ask at once. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
};

const A_MONTH = 30 * 86_400_000;

/** Rendered pictures as files in `folder`, which outlive the process. Those older than a month are made anew. */
export function createPictureCache(folder: string): PictureCache {
  void removeOlder(folder, Date.now() - A_MONTH);
  const underWay = new Map<string, Promise<Buffer>>();

  async function readOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(folder, key.slice(0, 2), key);
    const stored = await readFile(file).catch(() => undefined);
    if (stored !== undefined) return stored;
    const picture = await make();
    await mkdir(dirname(file), { recursive: true });
    // Never a half-written picture under its own name, not even after a crash.
    const part = `${file}.${process.pid}.part`;
    await writeFile(part, picture);
    await rename(part, file);
    return picture;
  }

  return {
    get(key, make) {
      const existing = underWay.get(key);
      if (existing !== undefined) return existing;
      const made = readOrMake(key, make).finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
  };
}

/** Never rejects: what cannot be looked at is left alone. */
async function removeOlder(folder: string, than: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) {
    const file = join(folder, name);
    const stats = await stat(file).catch(() => undefined);
    if (stats?.isFile() && stats.mtimeMs < than) await rm(file, { force: true }).catch(() => {});
  }
}
