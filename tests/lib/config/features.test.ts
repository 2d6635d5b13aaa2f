import { describe, expect, it } from 'vitest';
import { absentPages, featureVariables } from '@/lib/config/features-schema';
import { readShop } from '@/lib/config/shop-schema';

describe('features', () => {
  it('are off in a shop that turns none on', () => {
    expect(readShop({}).features).toEqual({});
    const values = Object.values(featureVariables());
    expect(values.length).toBeGreaterThan(0);
    expect(new Set(values)).toEqual(new Set(['off']));
  });

  it('have a variable each, which the build can compare', () => {
    const off = featureVariables({ backInStock: false });
    expect(off.FEATURE_BACK_IN_STOCK).toBe('off');
    expect(featureVariables({ backInStock: true })).toEqual({ ...off, FEATURE_BACK_IN_STOCK: 'on' });
  });

  it('are on with a value other than true', () => {
    const backInStock = { appId: '1380b703-ce81-ff05-f115-39571d94dfcd' };
    expect(featureVariables(readShop({ features: { backInStock } }).features).FEATURE_BACK_IN_STOCK).toBe(
      'on',
    );
    expect(() => readShop({ features: { backInStock: { appId: 'stores' } } })).toThrow(/appId/);
  });

  it('reject a name that does not exist', () => {
    expect(() => readShop(JSON.parse('{"features":{"revews":true}}'))).toThrow(/revews/);
  });
});

describe('the pages of features', () => {
  it('do not exist while their feature is off', () => {
    expect(absentPages({})).toEqual(expect.arrayContaining(['/wishlist', '/compare', '/gift-card']));
    expect(absentPages({ wishlist: true })).not.toContain('/wishlist');
  });

  it('of forms are those of the forms that pages have', () => {
    expect(absentPages({}).at(-1)).toBe('/forms/:use([^/]*)');
    expect(absentPages({ forms: {} }).at(-1)).toContain('(?!(?:contact|newsletter)$)');
  });
});
