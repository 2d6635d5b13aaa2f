import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { root } from '../../../scripts/lib/project.mjs';
import { openShop } from '../../contract/shop-visitor';
import { newProcess } from '../../new-process';
import { newProgram, openProfiles } from './ucp-program';

/**
 * The protocol's own JSON schemas, with Ajv. `UCP_SCHEMAS` names a folder with one folder for each
 * version: what its repository has in `source/schemas`, at the tag of the version. Ajv is one of
 * the tools of `tools/agents`. Without either, these tests are skipped.
 */
const SCHEMAS = process.env.UCP_SCHEMAS ?? '';
const PACKAGES = join(root, 'tools/agents/node_modules');
const isReady = SCHEMAS !== '' && existsSync(join(PACKAGES, 'ajv'));
const { profile } = await openProfiles();

const ID = 'https://ucp.dev/';
const fileSchema = z.looseObject({ $id: z.string().optional() });

async function schemasOf(version: string) {
  const load = (path: string) => import(pathToFileURL(join(PACKAGES, path)).href);
  const { default: Ajv } = await load('ajv/dist/2020.js');
  const { default: addFormats } = await load('ajv-formats/dist/index.js');
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default?.(ajv) ?? addFormats(ajv);
  const folder = join(SCHEMAS, version);
  const ids = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue;
    const schema = fileSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    const id = schema.$id ?? `${ID}schemas/${name}`;
    ids.set(name, id);
    ajv.addSchema(schema, id);
  }
  return (name: string, part: string, value: unknown): unknown => {
    const validate = ajv.compile({ $ref: `${ids.get(name)}${part}` });
    return validate(value) ? [] : validate.errors;
  };
}

it.skipIf(!isReady).each([
  ['2026-08-25', 'current', 'v3', 'v2'],
  ['2026-04-08', 'older', 'v1', 'v1'],
] as const)('answers fit the schemas of version %s', async (version, agent, generation, cart) => {
  newProcess();
  vi.stubEnv('WIX_CART', cart);
  await openShop(generation);
  vi.stubGlobal('FEATURES', { agents: true, cartLink: true });
  const { ucpResponse, discoveryResponse } = await import('@/features/agents/transports');
  const { rest } = newProgram(ucpResponse, profile);
  const errorsIn = await schemasOf(version);
  const send = async (path: string, body?: object, method = 'POST') =>
    (await rest(path, body, { agent, version, method })).json;
  const found = await send('catalog/search', { query: 'bowl' });
  const [product] = found.products;
  const items: string[] = found.products.flatMap(
    ({ variants }: { variants: { id: string; availability: { available: boolean } }[] }) =>
      variants.filter(({ availability }) => availability.available).map(({ id }) => id),
  );
  const lines = items.slice(0, 2).map((id) => ({ item: { id }, quantity: 2 }));
  const context = { address_country: 'US', address_region: 'NY', postal_code: '10001' };
  const made = await send('carts', { line_items: lines, context, discounts: { codes: ['WELCOME10', 'X'] } });
  const checkout = await send('checkout-sessions', { cart_id: made.id, line_items: [] });
  const refused = await send(
    `checkout-sessions/${checkout.id}`,
    { line_items: lines, context: { address_country: 'Nowhere' } },
    'PUT',
  );
  const older = version !== '2026-08-25';
  const discovery = await discoveryResponse(older ? version : undefined).json();
  for (const [name, part, answer] of [
    ['shopping/catalog_search.json', '#/$defs/search_response', found],
    [
      'shopping/catalog_lookup.json',
      '#/$defs/lookup_response',
      await send('catalog/lookup', { ids: items.slice(0, 5) }),
    ],
    [
      'shopping/catalog_lookup.json',
      '#/$defs/get_product_response',
      await send('catalog/product', { id: product.id }),
    ],
    ['shopping/cart.json', '', made],
    ['shopping/discount.json', '#/$defs/dev.ucp.shopping.cart', made],
    ['shopping/checkout.json', '', checkout],
    ['shopping/fulfillment.json', '#/$defs/dev.ucp.shopping.checkout', checkout],
    ['shopping/discount.json', '#/$defs/dev.ucp.shopping.checkout', checkout],
    ['shopping/checkout.json', '', refused],
    ['shopping/checkout.json', '', await send(`checkout-sessions/${checkout.id}/cancel`)],
    ['ucp.json', '#/$defs/business_schema', discovery.ucp],
  ] as const)
    expect(errorsIn(name, part, answer), `${name}${part} ${JSON.stringify(answer).slice(0, 2_000)}`).toEqual(
      [],
    );
});
