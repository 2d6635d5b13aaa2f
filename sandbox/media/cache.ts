import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type PictureCache = {
  /** The picture stored under `key` (hex), made by `make` when it is not there: once, however many ask at once. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
};

/** Rendered pictures as files in `folder`, which outlive the process. */
export function createPictureCache(folder: string): PictureCache {
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
