import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../scripts/lib/machine/temporary-folder.mjs';
import { readSeed, SEED_FILE, shopSeed } from '../../scripts/lib/settings/seed.mjs';

describe('the seed of a shop', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  const write = (text: string) => writeFileSync(join(folder.path, SEED_FILE), text);

  beforeEach(() => {
    folder = temporaryFolder();
    mkdirSync(join(folder.path, 'content'));
  });
  afterEach(() => folder.remove());

  it('is the one of the demo shop without a file', () => {
    expect(readSeed(shopSeed(folder.path)).members).not.toEqual([]);
  });

  it('is named by the file', () => {
    write('{ "seed": " ./our-shop " }');
    expect(shopSeed(folder.path)).toBe('./our-shop');
  });

  it.each(['', '{}', '{ "seed": "" }', '{ "seed": 1 }', 'null'])('cannot be read from %j', (text) => {
    write(text);
    expect(() => shopSeed(folder.path)).toThrow('content/sandbox.json must name a seed');
  });
});
