import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { featureSwitches, readShop } from '@/lib/config/shop-schema';
import { unusedFeatures } from '@/lib/config/unused-features';

describe('features', () => {
  it('are off in a shop that turns none on', () => {
    expect(readShop({}).features).toEqual({});
    const values = Object.values(featureSwitches({}, false));
    expect(values.length).toBeGreaterThan(0);
    expect(new Set(values)).toEqual(new Set([false]));
  });

  it('have a switch each, which the build inlines', () => {
    const off = featureSwitches({ features: { cartPage: false } }, false);
    expect(off['FEATURES.cartPage']).toBe(false);
    expect(featureSwitches({ features: { cartPage: true } }, false)).toEqual({
      ...off,
      'FEATURES.cartPage': true,
    });
    expect(featureSwitches({}, true)).toEqual({ ...off, 'FEATURES.analytics': true });
  });

  it('are on with a value other than true', () => {
    const { features } = readShop({ features: { translatedCatalog: ['de'] } });
    expect(featureSwitches({ features }, false)['FEATURES.translatedCatalog']).toBe(true);
    expect(() => readShop({ features: { translatedCatalog: ['German'] } })).toThrow(/translatedCatalog/);
  });

  it('reject a name that does not exist', () => {
    expect(() => readShop(JSON.parse('{"features":{"revews":true}}'))).toThrow(/revews/);
  });
});

const folders = readdirSync('features').filter((name) => name !== 'places');

it('the styles of a shop are without every feature where none is on', () => {
  expect(unusedFeatures({}, false)).toEqual(expect.arrayContaining(folders));
});

it('the styles of a shop have the features that are on', () => {
  const unused = unusedFeatures({ features: { currencies: ['EUR'] }, law: { fees: {} } }, true);
  for (const name of ['analytics', 'currency-switch', 'law-notes', 'statements'])
    expect(unused).not.toContain(name);
});
