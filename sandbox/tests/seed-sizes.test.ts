import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../create-sandbox';
import { readCatalogFile } from '../seed/catalog-file';
import { grownCatalog } from '../seed/grown-catalog';
import { demoShop } from '../seed/seed';

describe('generated products', () => {
  const { products: demo } = readCatalogFile();
  const grown = [...grownCatalog(demo, 2_000)];

  it('fill up the requested number, the same each time, with unique slugs and codes', () => {
    expect(grown).toHaveLength(2_000 - demo.length);
    expect([...grownCatalog(demo, 2_000)]).toEqual(grown);
    const all = [...demo, ...grown];
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(2_000);
    expect(new Set(all.map(({ createdDate }) => createdDate)).size).toBe(2_000);
    expect(new Set(all.map(({ name }) => name)).size).toBe(2_000);
  });

  it('differ in price, options and stock, and are valid products', () => {
    expect(new Set(grown.map(({ price }) => price)).size).toBeGreaterThan(100);
    const stocks = grown.flatMap(({ variants }) => variants.map(({ stock }) => stock));
    expect(stocks).toContain(0);
    expect(new Set(stocks).size).toBeGreaterThan(50);
    for (const { options, variants, price } of grown) {
      expect(price).toBeGreaterThan(0);
      expect(Number.isInteger(price * 2)).toBe(true);
      const combinations = options.reduce((count, { choices }) => count * choices.length, 1);
      expect(variants.length).toBeGreaterThan(0);
      expect(variants.length).toBeLessThanOrEqual(combinations);
      for (const { choices } of variants)
        for (const [name, choice] of Object.entries(choices))
          expect(
            options.find((option) => option.name === name)?.choices.map(({ description }) => description),
          ).toContain(choice);
    }
  });

  it('follow the demo shop’s own products in the newest-first order', () => {
    const newest = Math.max(...grown.map(({ createdDate }) => Date.parse(createdDate)));
    expect(newest).toBeLessThan(Math.min(...demo.map(({ createdDate }) => Date.parse(createdDate))));
  });
});

describe('a sandbox', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox({ catalogVersion: 'V1_CATALOG' });
  });
  afterAll(() => sandbox.close());
  const reset = (body?: unknown) =>
    sandbox.fetch(
      new Request(`${sandbox.url}/_sandbox/reset`, {
        method: 'POST',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  const total = async () => {
    const response = await sandbox.fetch(
      new Request(`${sandbox.url}/stores/v1/products/query`, {
        method: 'POST',
        headers: { authorization: sandbox.platform.apiKey },
        body: '{}',
      }),
    );
    return (await response.json()).totalResults;
  };

  it('grows with a reset, and returns to its own size with the next reset', async () => {
    expect((await reset({ products: 1_000 })).status).toBe(200);
    expect(await total()).toBe(1_000);
    expect((await reset()).status).toBe(200);
    expect(await total()).toBe(32);
  });

  it.each([{ products: 31 }, { products: 1e9 }, { products: '1000' }, { size: 1_000 }])(
    'rejects %j',
    async (body) => {
      expect((await reset(body)).status).toBe(400);
      expect(await total()).toBe(32);
    },
  );

  it('preserves a grown shop over a restart, unless it is started with a size', () => {
    for (const version of ['V1_CATALOG', 'V3_CATALOG'] as const) {
      const [own, grown] = [demoShop(version), demoShop(version, 1_000)];
      expect(own.keeps?.(grown.fingerprint)).toBe(true);
      expect(own.keeps?.('another-1000')).toBe(false);
      expect(demoShop(version, 32).fingerprint).toBe(own.fingerprint);
      expect(grown.keeps).toBeUndefined();
    }
  });
});
