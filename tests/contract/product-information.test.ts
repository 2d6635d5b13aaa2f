import { afterAll, describe, expect, it } from 'vitest';
import { missingInformation } from '@/lib/catalog/product-information';
import { readShop } from '@/lib/config/shop-schema';
import source from '@/shop.config';
import { SANDBOX_CLIENT_ID } from '../../sandbox/core/platform';
import { createSandbox } from '../../sandbox/create-sandbox';
import { listMissing, loadCheck, readProducts } from '../../scripts/lib/verification/product-information.mjs';
import { routeGlobalFetch } from './sign-in';

const site = {
  V1_CATALOG: await createSandbox({ catalogVersion: 'V1_CATALOG' }),
  V3_CATALOG: await createSandbox({ catalogVersion: 'V3_CATALOG' }),
};
afterAll(() => Promise.all(Object.values(site).map((one) => one.close())));

const env = {
  WIX_API_ORIGIN: 'http://localhost:4000',
  WIX_CLIENT_ID: SANDBOX_CLIENT_ID,
  NODE_ENV: 'test' as const,
};
const manufacturer = { name: 'Fold', address: 'Street 1, 10115 Berlin', contact: 'hello@fold.example' };

it('is checked by the rules and the configuration of the shop, without a build', async () => {
  const check = await loadCheck();
  const product = { slug: 'file', sections: [], hasPicture: false, hasItemNumber: false };
  expect(check({ ...product, kind: 'digital' })).toEqual({ required: [], named: [] });
  const expected = missingInformation({ ...product, kind: 'physical' }, readShop(source).law);
  expect(check({ ...product, kind: 'physical' })).toEqual(expected);
});

describe.each(['V1_CATALOG', 'V3_CATALOG'] as const)('the products of a site with %s', (version) => {
  const read = async () => {
    routeGlobalFetch(site[version]);
    return readProducts(env);
  };

  it('are listed with what each lacks', async () => {
    const products = await read();
    expect(products.length).toBeGreaterThan(30);
    const law = { productSafety: { sections: ['Warning'] }, productInformation: { open: ['Battery'] } };
    const { lines, isComplete } = listMissing(products, (product) => missingInformation(product, law));
    expect(isComplete).toBe(false);
    expect(lines).toContain('✖ lund-bowl: no manufacturer');
    expect(lines.filter((line) => line.startsWith('✖ stav-candle-holder'))).toEqual([]);
    expect(lines).toContain('– lund-bowl: no section “Battery”');
    // A file needs no manufacturer.
    expect(lines.filter((line) => line.includes('studio-wallpaper-pack:'))).toEqual([]);
  });

  it('are complete with the manufacturer of the shop, as far as they have item numbers', async () => {
    const law = { productSafety: { manufacturer } };
    const { lines } = listMissing(await read(), (product) => missingInformation(product, law));
    expect(lines.filter((line) => /manufacturer|picture/.test(line))).toEqual([]);
    expect(lines.at(-1)).toMatch(/^\d+ of \d+ products have what/);
  });
});
