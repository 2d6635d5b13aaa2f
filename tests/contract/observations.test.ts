import { readdirSync } from 'node:fs';
import { products, productsV3 } from '@wix/stores';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SANDBOX_CLIENT_ID } from '../../sandbox/core/platform';
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox';
import { clockBeforeV1Removal } from '../../sandbox/tests/open-sandbox';
import { get, post, visitorClient, visitorTokens } from '../../sandbox/tests/sdk-client';
import { control, routeGlobalFetch } from '../../sandbox/tests/sign-in';
import { Failure } from '../../scripts/lib/failure.mjs';
import { readObservation } from '../../scripts/lib/observation/commands.mjs';
import { differencesBetween, reasonOf } from '../../scripts/lib/observation/compare.mjs';
import { shapeOf } from '../../scripts/lib/observation/describe.mjs';
import { KNOWN_DIFFERENCES } from '../../scripts/lib/observation/known-differences.mjs';
import { type Observation, observeSite } from '../../scripts/lib/observation/observe-site.mjs';
import { until } from '../until';

/** What live sites answered, in the form of `npm run doctor -- --observe`. */
const FOLDER = new URL('../observations/', import.meta.url);

let sandbox: Sandbox;
afterEach(() => sandbox.close());

async function open(catalogVersion: 'V1_CATALOG' | 'V3_CATALOG'): Promise<void> {
  sandbox = await createSandbox({ catalogVersion, clock: clockBeforeV1Removal() });
  routeGlobalFetch(sandbox);
}

const observe = (options: Partial<Parameters<typeof observeSite>[0]> = {}) =>
  observeSite({
    origin: sandbox.url,
    clientId: SANDBOX_CLIENT_ID,
    shopOrigin: 'http://localhost:3000',
    pauseMs: 0,
    ...options,
  });

describe.each(['V1_CATALOG', 'V3_CATALOG'] as const)('an observation of a site with %s', (version) => {
  it('has all calls, no value of the site, and differs from no other of the same site', async () => {
    await open(version);
    const first = await observe();
    const statuses = Object.fromEntries(first.calls.map(({ call, status }) => [call, status]));
    expect(statuses).toMatchObject({
      token: 200,
      'renewal 1': 200,
      'renewal 2': 200,
      categories: version === 'V1_CATALOG' ? 428 : 200,
      'cart before any': 404,
      'cart add': 200,
      cart: 200,
      'cart estimate': 200,
      'redirect session': 200,
      'redirect session with a foreign callback': 403,
      'member of a visitor': 403,
      'cart removal': 200,
    });
    expect(first.calls.length).toBeLessThanOrEqual(30);
    expect(JSON.stringify(first)).not.toMatch(/Bowl|Halden|OauthNG|lund-|@|[0-9a-f]{8}-[0-9a-f]{4}/i);
    expect(differencesBetween(first, await observe())).toEqual([]);
  });
});

describe('the cart of an observation', () => {
  const interrupted = new Failure('interrupted');
  const last = { authorization: '' };
  /** The answered calls. */
  let answered: string[] = [];
  /** Reads the visitor of the calls, by which the cart is found afterwards. */
  const watchCalls = () => {
    const send = globalThis.fetch;
    answered = [];
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      last.authorization = new Headers(init?.headers).get('authorization') ?? last.authorization;
      const answer = await send(input, init);
      answered.push(`${init?.method} ${new URL(String(input)).pathname}`);
      return answer;
    });
  };
  const cartStatus = async () => (await get(sandbox, '/ecom/v2/carts/current', last)).status;

  it('is deleted when it is interrupted', async () => {
    await open('V3_CATALOG');
    watchCalls();
    const ending = new AbortController();
    const onCall = (call: string) => {
      if (call === 'cart estimate') ending.abort(interrupted);
    };
    await expect(observe({ signal: ending.signal, onCall })).rejects.toBe(interrupted);
    expect(await cartStatus()).toBe(404);
  });

  it('is deleted after the item was added, where this takes long', async () => {
    sandbox = await createSandbox({ catalogVersion: 'V3_CATALOG' });
    await sandbox.listen(0);
    watchCalls();
    const slow = { call: 'add-line-items', kind: 'slow', delayMs: 300 };
    await control(sandbox, 'PUT', 'faults', { faults: [slow] });
    const ending = new AbortController();
    const rejected = expect(observe({ signal: ending.signal })).rejects.toBe(interrupted);
    await until(async () =>
      expect(JSON.stringify(await control(sandbox, 'GET', 'calls'))).toContain('add-line-items'),
    );
    ending.abort(interrupted);
    await rejected;
    // An addition that is given up still happens, after the removal.
    expect(answered.slice(-2)).toEqual([
      'POST /ecom/v2/carts/current/add-line-items',
      'DELETE /ecom/v2/carts/current',
    ]);
    expect(await cartStatus()).toBe(404);
  });

  it('is said to be left where the platform does not delete it', async () => {
    await open('V3_CATALOG');
    const fault = { call: 'DELETE /ecom/v2/carts', kind: 'status', status: 500 };
    await control(sandbox, 'PUT', 'faults', { faults: [fault] });
    await expect(observe()).rejects.toThrow('The cart was not deleted (500)');
  });
});

/** The calls of captured answers, made to a sandbox. */
const CAPTURED: Record<string, () => Promise<Observation>> = {
  'products-v1.json': async () => {
    await open('V1_CATALOG');
    const client = await visitorClient(sandbox);
    const { items } = await client.use(products).queryProducts().limit(100).find();
    return observed('SDK products.queryProducts', { items });
  },
  'products-v3.json': async () => {
    await open('V3_CATALOG');
    const client = await visitorClient(sandbox);
    const { items } = await client
      .use(productsV3)
      .queryProducts({
        fields: [
          ...(['CURRENCY', 'INFO_SECTION', 'PLAIN_DESCRIPTION', 'INFO_SECTION_PLAIN_DESCRIPTION'] as const),
          ...(['VARIANT_OPTION_CHOICE_NAMES', 'MEDIA_ITEMS_INFO', 'DIRECT_CATEGORIES_INFO'] as const),
          ...(['THUMBNAIL', 'INFO_SECTION_DESCRIPTION'] as const),
        ],
      })
      .limit(100)
      .find();
    return observed('SDK productsV3.queryProducts', { items });
  },
  'categories-v3.json': async () => {
    await open('V3_CATALOG');
    const authorization = (await visitorTokens(sandbox)).access_token;
    const answer = await post(
      sandbox,
      '/categories/v1/categories/query',
      { query: { cursorPaging: { limit: 100 } }, treeReference: { appNamespace: '@wix/stores' } },
      { authorization },
    );
    return observed('categories', await answer.json());
  },
  'cart-v1.json': async () => {
    await open('V1_CATALOG');
    const authorization = (await visitorTokens(sandbox)).access_token;
    const client = await visitorClient(sandbox);
    const { items } = await client.use(products).queryProducts().eq('slug', 'lund-bowl').find();
    const send = async (path: string, body: object) =>
      (await post(sandbox, `/ecom/v1/carts/current/${path}`, body, { authorization })).json();
    const added = await send('add-to-cart', {
      lineItems: [
        {
          catalogReference: {
            appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
            catalogItemId: items[0]?._id,
            options: { options: { Glaze: 'Oat', Size: 'Large, 23 cm' } },
          },
          quantity: 1,
        },
      ],
    });
    const estimated = await send('estimate-totals', {});
    return {
      version: 1,
      calls: [
        { call: 'V1 cart add', status: 200, body: shapeOf(added) },
        { call: 'V1 cart estimate', status: 200, body: shapeOf(estimated) },
      ],
    };
  },
};

const observed = (call: string, body: unknown): Observation => ({
  version: 1,
  calls: [{ call, status: 200, body: shapeOf(body) }],
});

describe('the sandbox and a captured answer', () => {
  it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.json')))(
    'G: differ only where it is known: %s',
    async (name) => {
      const captured = readObservation(new URL(name, FOLDER).pathname);
      const own = await CAPTURED[name]?.();
      if (!own) throw new Error(`tests/contract/observations.test.ts makes no calls for ${name}`);
      const unknown = differencesBetween(captured, own).filter(
        (difference) => reasonOf(difference, KNOWN_DIFFERENCES) === undefined,
      );
      expect(
        unknown.map(({ call, place, site, sandbox }) =>
          [call, place, `site: ${site}`, `sandbox: ${sandbox}`].join(' · '),
        ),
      ).toEqual([]);
    },
  );
});
