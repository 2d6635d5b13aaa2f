import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unusedFeatures } from '@/lib/config/unused-features';

const folders = readdirSync('features').filter((name) => name !== 'places');

describe('the styles of a shop', () => {
  it('are without every feature where none is on', () => {
    expect(unusedFeatures({}, false)).toEqual(expect.arrayContaining(folders));
  });

  it('have the features that are on', () => {
    const unused = unusedFeatures({ features: { currencies: ['EUR'] }, law: { fees: {} } }, true);
    for (const name of ['analytics', 'currency-switch', 'law-notes', 'statements'])
      expect(unused).not.toContain(name);
  });
});
