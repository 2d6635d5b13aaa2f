import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { missingInformation } from '@/lib/catalog/product-information';
import { readShop, type ShopConfig } from '@/lib/config/shop-schema';
import source from '@/shop.config';
import { SANDBOX_CLIENT_ID } from '../../sandbox/core/platform';
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox';
import { control, routeGlobalFetch } from '../../sandbox/tests/sign-in';
import { isOwnShop } from '../../scripts/lib/demo-shop.mjs';
import { doctor, examine, loadShop } from '../../scripts/lib/doctor/examination.mjs';

const VERSIONS = ['V1_CATALOG', 'V3_CATALOG'] as const;

const env = {
  WIX_API_ORIGIN: 'http://localhost:4000',
  WIX_CLIENT_ID: SANDBOX_CLIENT_ID,
  SITE_URL: 'http://localhost:3000',
};
const manufacturer = { name: 'Fold', address: 'Street 1, 10115 Berlin', contact: 'hello@fold.example' };

let sandbox: Sandbox;
const openSite = async (catalogVersion: (typeof VERSIONS)[number] = 'V3_CATALOG') => {
  sandbox = await createSandbox({ catalogVersion });
  routeGlobalFetch(sandbox);
};
afterEach(() => sandbox.close());

/** Returns the findings of a state for a shop, the texts only. */
async function findings(
  state: 'right' | 'wrong' | 'open',
  config: ShopConfig = {},
  variables: Record<string, string> = {},
) {
  const all = await examine({ ...env, ...variables }, { shop: readShop(config), missingInformation });
  for (const { state, text, click } of all) if (state !== 'right') expect(click, text).toBeTruthy();
  return all.filter((finding) => finding.state === state).map(({ text }) => text);
}

describe.each(VERSIONS)('a site with %s', (version) => {
  beforeEach(() => openSite(version));
  const WIX_CART = version === 'V1_CATALOG' ? 'v1' : 'v2';

  it('that fits the shop has everything that the shop uses, and keeps an empty cart', async () => {
    const right = await findings('right', source, { WIX_CART });
    expect(right).toEqual(
      expect.arrayContaining([
        'The platform knows the client ID.',
        `The site has Catalog ${version.slice(0, 2)}.`,
        'Checkout: the page of the platform opens, and leads back to the shop.',
        'Sign-in: the page of the platform opens, and leads back to the shop.',
        'The site sells in USD.',
        'Prices are converted to EUR.',
        'Blog: the site has it.',
        'Reviews: the site has it.',
        'Recommendations: the site has it.',
        'The form for newsletter: the site has it.',
        'Gift cards: the site sells each amount.',
      ]),
    );
    expect(await findings('wrong', source, { WIX_CART })).toEqual([
      'SITE_URL is not an address with https:.',
    ]);
  });

  it('D: whose primary domain is the shop itself is named, and the page behind it is tried', async () => {
    await control(sandbox, 'PUT', 'site', { primaryDomain: 'http://localhost:3000' });
    expect(await findings('open', {}, { WIX_CART })).toContain(
      'Checkout: localhost:3000, the primary domain of the site, is the shop itself. The shop opens the page behind it.',
    );
  });

  it('D: whose checkout address answers 404 on another domain is named', async () => {
    await control(sandbox, 'PUT', 'site', { primaryDomain: 'http://127.0.0.1:4000' });
    expect(await findings('wrong', {}, { WIX_CART })).toContain(
      'Checkout: the address on 127.0.0.1:4000 answers 404, as where a shop serves the primary domain of its site itself.',
    );
  });

  it('D: whose primary domain does not answer is named', async () => {
    await control(sandbox, 'PUT', 'site', { primaryDomain: 'https://site.example' });
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', (input: URL | string, init?: RequestInit) =>
      new URL(input).hostname === 'site.example' ? Promise.reject(new Error('no host')) : send(input, init),
    );
    expect(await findings('wrong', {}, { WIX_CART })).toContain(
      'Checkout: the address on site.example answers nothing, as where a shop serves the primary domain of its site itself.',
    );
  });

  it('is told that nobody can sign in before it is published', async () => {
    await control(sandbox, 'PUT', 'site', { published: false });
    expect(await findings('wrong', {}, { WIX_CART })).toContain(
      'Sign-in: the site is not published, so the platform opens none of its pages.',
    );
  });

  it('is told what shoppers cannot do from another domain', async () => {
    const wrong = await findings('wrong', {}, { WIX_CART, SITE_URL: 'https://shop.example' });
    expect(wrong).toEqual([
      'Checkout: the platform does not open its page (CALLBACK_DOMAIN_NOT_ALLOWED).',
      'Sign-in: the platform does not open its page (its page answers 400).',
    ]);
  });

  it('has products that lack what the law requires and the shop shows', async () => {
    const config: ShopConfig = {
      law: { productSafety: { sections: ['Warning'] }, productInformation: { open: ['Battery'] } },
      facts: ['Glaze depth'],
      preselect: ['Size', 'Engine'],
      filters: [
        { key: 'size', option: 'Size' },
        { key: 'engine', option: 'Engine' },
        { key: 'clay', title: 'Clay', field: { namespace: '_user_fields', name: 'clay' } },
        {
          key: 'kind',
          title: 'Kind',
          choices: [
            { value: 'new', label: 'New', ribbon: 'New' },
            { value: 'tagged', label: 'Tagged', tag: 'no-such-tag' },
          ],
        },
      ],
      giftCards: ['no-such-product'],
    };
    const wrong = await findings('wrong', config);
    expect(wrong).toContain('lund-bowl has no manufacturer.');
    expect(wrong.filter((text) => text.startsWith('stav-candle-holder'))).toEqual([]);
    const open = await findings('open', config);
    expect(open).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\d+ products have no section “Battery”: .+ …\.$/),
        'facts names what no product has: Glaze depth.',
        'preselect names what no product has: Engine.',
        'filters names what no product has: Engine, no-such-tag, _user_fields/clay.',
        'giftCards names what no product has: no-such-product.',
      ]),
    );
    // A file needs no manufacturer.
    expect(wrong.filter((text) => text.startsWith('studio-wallpaper-pack'))).toEqual([]);
    const complete = { law: { productSafety: { manufacturer } } };
    expect((await findings('wrong', complete)).filter((text) => /manufacturer|picture/.test(text))).toEqual(
      [],
    );
  });

  it('sells in another currency, and has neither the other currencies nor the languages', async () => {
    const features = { currencies: ['JPY'], translatedCatalog: ['fr'] };
    expect(await findings('wrong', { currency: 'GBP', features })).toEqual(
      expect.arrayContaining([
        'The site sells in USD, and shop.config.ts says GBP.',
        'Prices are not converted to JPY.',
        'No product has a text in “fr”.',
      ]),
    );
  });
});

describe('a site', () => {
  beforeEach(() => openSite());

  it('lacks the apps behind the features', async () => {
    await control(sandbox, 'PUT', 'reviews', { installed: false });
    await control(sandbox, 'PUT', 'data', { collections: {} });
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const amounts = [{ value: '30', variantId: id }];
    const wrong = await findings('wrong', {
      features: {
        blog: true,
        siteContent: true,
        reviews: true,
        saveForLater: true,
        forms: { contact: id },
        giftCards: { productId: id, amounts },
      },
    });
    expect(wrong).toEqual([
      'SITE_URL is not an address with https:.',
      expect.stringMatching(/^Blog: the site does not have it/),
      expect.stringMatching(/^Texts of the CMS: the site does not have it/),
      'Reviews: the site does not have it (REQUIRED_APP_NOT_INSTALLED).',
      expect.stringMatching(/^The form for contact: the site does not have it/),
      expect.stringMatching(/^Lists of members: the site does not have it/),
      'Gift cards: the site does not sell 30.',
    ]);
  });

  it('without the shop’s app is not examined further', async () => {
    await control(sandbox, 'PUT', 'site', { catalogVersion: 'STORES_NOT_INSTALLED' });
    expect((await findings('wrong')).at(-1)).toMatch(/Stores/);
  });

  it('is not the one of a client id that the platform does not know', async () => {
    await expect(findings('right', {}, { WIX_CLIENT_ID: crypto.randomUUID() })).rejects.toThrow(
      /does not know WIX_CLIENT_ID .*Settings → Headless settings/,
    );
    await expect(doctor({})).rejects.toThrow(/WIX_CLIENT_ID is not set/);
  });

  it('has no calls left', async () => {
    await control(sandbox, 'PUT', 'faults', { faults: [{ call: 'query', kind: 'status', status: 429 }] });
    await expect(findings('right')).rejects.toThrow(/quota of calls is used up/);
  });

  it.skipIf(isOwnShop())(
    'is compared with the shop at the root, and the exit code has the result',
    async () => {
      const { shop, missingInformation: missing } = await loadShop();
      expect(shop).toMatchObject({ name: readShop(source).name });
      const product = { slug: 'file', brand: null, sections: [], hasPicture: false, hasItemNumber: false };
      expect(missing({ ...product, kind: 'physical' }, shop.law)).toEqual(
        missingInformation({ ...product, kind: 'physical' }, readShop(source).law),
      );
      const lines: string[] = [];
      vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
      expect(await doctor(env)).toBe(1);
      expect(lines).toEqual(
        expect.arrayContaining(['✔ The site has Catalog V3.', expect.stringMatching(/^✖ SITE_URL/)]),
      );
      expect(lines.at(-1)).toMatch(/^\n\d+ right, 1 wrong, \d+ to look at\.$/);
    },
  );
});
