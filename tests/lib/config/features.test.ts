import { describe, expect, it } from 'vitest';
import { featureSwitches, readShop } from '@/lib/config/shop-schema';

describe('features', () => {
  it('are off in a shop that turns none on', () => {
    expect(readShop({}).features).toEqual({});
    const values = Object.values(featureSwitches({}, false));
    expect(values.length).toBeGreaterThan(0);
    expect(new Set(values)).toEqual(new Set([false]));
  });

  it('have a switch each, which the build inlines', () => {
    const off = featureSwitches({ features: { backInStock: false } }, false);
    expect(off['FEATURES.backInStock']).toBe(false);
    expect(featureSwitches({ features: { backInStock: true } }, false)).toEqual({
      ...off,
      'FEATURES.backInStock': true,
    });
    expect(featureSwitches({}, true)).toEqual({ ...off, 'FEATURES.analytics': true });
  });

  it('are on with a value other than true', () => {
    const backInStock = { appId: '1380b703-ce81-ff05-f115-39571d94dfcd' };
    const { features } = readShop({ features: { backInStock } });
    expect(featureSwitches({ features }, false)['FEATURES.backInStock']).toBe(true);
    expect(() => readShop({ features: { backInStock: { appId: 'stores' } } })).toThrow(/appId/);
  });

  it('reject a name that does not exist', () => {
    expect(() => readShop(JSON.parse('{"features":{"revews":true}}'))).toThrow(/revews/);
  });
});
