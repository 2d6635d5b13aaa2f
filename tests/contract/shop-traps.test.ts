import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../sandbox/create-sandbox';
import { temporaryFolder } from '../../scripts/lib/machine/temporary-folder.mjs';
import { newProcess } from '../new-process';
import { trapProducts, writeTrapSeed } from '../traps/trap-seed';
import { GENERATIONS, newVisitor, openShop } from './shop-visitor';

const unfiltered = { categoryId: null, minPrice: null, maxPrice: null } as const;
const everything = { ...unfiltered, sortBy: 'newest', skip: 0, limit: 100 } as const;

/** What the platform stores of a text: no half of a character. */
const whole = (text: string) => text.replaceAll(/\p{Cs}/gu, '\ufffd');

const data = temporaryFolder();
afterAll(() => data.remove());
const seedName = `${data.path}/seed/`;
writeTrapSeed(seedName);
// The shop shows no product without a name.
const named = trapProducts().filter(({ name }) => name !== '');
const load = () => import('@/lib/wix/catalog/current-catalog');

describe.each(GENERATIONS)('a shop of %s whose merchant names things as no demo shop does', (generation) => {
  let sandbox: Sandbox;
  let catalogPlatform: Awaited<ReturnType<typeof load>>['catalogPlatform'];
  beforeAll(async () => {
    newProcess();
    sandbox = await openShop(generation, { seedName });
    ({ catalogPlatform } = await load());
  });

  it('lists every product that has a name', async () => {
    const { products } = await catalogPlatform.queryProducts(everything);
    const slugs = new Set(products.map(({ slug }) => slug));
    expect(named.filter(({ slug }) => !slugs.has(slug)).map(({ slug }) => slug)).toEqual([]);
  });

  it.each(named.map((product) => [product.slug, product] as const))('sells %s', async (slug, seed) => {
    const product = await catalogPlatform.queryProductBySlug(slug);
    expect(product?.name).toBe(whole(seed.name));
    const { initialChoices, chosenVariant } = await import('@/lib/model/variant-selection');
    if (product === null) throw new Error(`no product ${slug}`);
    const variant = product.variants.find(({ inStock }) => inStock);
    expect(chosenVariant(product, { ...initialChoices(product), ...variant?.choices })?.id).toBe(variant?.id);
    const { status, json } = await newVisitor().send('/api/cart/items', {
      json: {
        productId: product.id,
        variantId: variant?.id,
        choices: variant?.choices,
        customText: {},
        quantity: 1,
      },
    });
    expect([status, json]).toMatchObject([200, { added: 1, cart: { lines: [{ name: whole(seed.name) }] } }]);
  });

  it('has no text with a half of a character', async () => {
    const { products } = await catalogPlatform.queryProducts(everything);
    expect(JSON.stringify(products)).not.toMatch(/\\ud[89a-f]/i);
  });

  it('has colors that are colors', async () => {
    const product = await catalogPlatform.queryProductBySlug('colors-of-traps');
    const colors = product?.options.flatMap(({ choices }) => choices.map(({ color }) => color));
    expect(new Set(colors)).toEqual(new Set([null]));
    expect(product?.swatches).toEqual([]);
  });

  it('leaves the sandbox running', async () => {
    expect((await fetch(`${sandbox.url}/_sandbox/`)).status).toBe(200);
  });
});
