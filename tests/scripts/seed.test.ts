import { describe, expect, it } from 'vitest';
import { readSeed, SEED_FILE, shopSeed } from '../../scripts/lib/settings/seed.mjs';
import { newFolders } from '../new-folders';

describe('the seed of a shop', () => {
  const { at, write } = newFolders();

  it('is the one of the demo shop without a file', () => {
    expect(readSeed(shopSeed(at())).members).not.toEqual([]);
  });

  it('is named by the file', () => {
    write(SEED_FILE, '{ "seed": " ./our-shop " }');
    expect(shopSeed(at())).toBe('./our-shop');
  });

  it.each(['', '{}', '{ "seed": "" }', '{ "seed": 1 }', 'null'])('cannot be read from %j', (text) => {
    write(SEED_FILE, text);
    expect(() => shopSeed(at())).toThrow('content/sandbox.json must name a seed');
  });
});
