import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { temporaryFolder } from '../scripts/lib/machine/temporary-folder.mjs';

/** Gives each test of the file or block that calls it a new folder. */
export function newFolders() {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());
  /** Returns the path of a file in the folder, or of the folder. */
  const at = (path = '') => join(folder.path, path);
  const read = (path: string) => readFileSync(at(path), 'utf8');
  function write(path: string, content: string | Buffer = '') {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), content);
  }
  return { at, read, write };
}
