import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type PictureCache = {
  /**
   * Returns the picture stored under `key` (hex). If there is none, `make` creates it, once for all
   * concurrent requests.
   */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
};

const A_MONTH = 30 * 86_400_000;

/**
 * Returns a cache of rendered pictures as files in `folder`, which survive the process. Pictures
 * older than a month are rendered again.
 */
export function createPictureCache(folder: string): PictureCache {
  void removeOlder(folder, Date.now() - A_MONTH);
  const underWay = new Map<string, Promise<Buffer>>();

  async function readOrCreate(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(folder, key.slice(0, 2), key);
    const stored = await readFile(file).catch(() => undefined);
    if (stored !== undefined) return stored;
    const picture = await make();
    await mkdir(dirname(file), { recursive: true });
    // A half-written picture never has the final name, not even after a crash.
    const part = `${file}.${process.pid}.part`;
    await writeFile(part, picture);
    await rename(part, file);
    return picture;
  }

  return {
    get(key, make) {
      const existing = underWay.get(key);
      if (existing !== undefined) return existing;
      const made = readOrCreate(key, make).finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
  };
}

/** Removes older files. Never rejects: files that cannot be read are left alone. */
async function removeOlder(folder: string, than: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) {
    const file = join(folder, name);
    const stats = await stat(file).catch(() => undefined);
    if (stats?.isFile() && stats.mtimeMs < than) await rm(file, { force: true }).catch(() => {});
  }
}
