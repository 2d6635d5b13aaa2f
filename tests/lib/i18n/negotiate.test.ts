import { describe, expect, it } from 'vitest';
import { CURRENCIES, catalogView, otherCurrency } from '@/lib/i18n/catalog-view';
import { currencyRewrites, noPrefix, pageVariant, readVariant } from '@/lib/i18n/currency.mjs';
import { barePath, langOf } from '@/lib/i18n/locales.mjs';
import { preferredLang } from '@/lib/i18n/negotiate.mjs';
import { SITE_VIEW } from '@/lib/model/catalog-view';

it.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['DE-ch', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['en;q=0.5, de;q=0.9', 'de'],
  ['de;q=0.5,en;q=0.5', 'de'],
  ['tlh,de;q=0.3', 'de'],
  ['de;q=0,en;q=0.1', 'en'],
  ['de;q=1.0', 'de'],
  ['de;level=1;q=0.2,en;q=0.3', 'en'],
])('the preferred language of %s is %s', (header, lang) => expect(preferredLang(header)).toBe(lang));

it.each([null, '', 'tlh-QO,tlh;q=0.9', '*', 'de;q=0', 'de;q=hello', 'de;q=7', 'den,ende', ',;=,'])(
  'the preferred language of %j is not supported',
  (header) => expect(preferredLang(header)).toBeNull(),
);

describe('the variant of a page', () => {
  it('names language and currency, and is no part of an address', () => {
    expect(pageVariant('de', 'EUR')).toBe('de_EUR');
    expect(readVariant('de_EUR')).toEqual({ lang: 'de', currency: 'EUR' });
    expect(readVariant('de')).toEqual({ lang: 'de', currency: null });
    expect([langOf('/de_EUR/products'), barePath('/de_EUR/products')]).toEqual(['de', '/products']);
    expect(barePath('/de_eur/products')).toBe('/de_eur/products');
  });

  it('has no rewrite in a shop with one currency', () => {
    const shop = { langs: ['en', 'de'], defaultLang: 'en', currencies: [] };
    expect(currencyRewrites(shop)).toEqual({ prefixed: [], pages: [], notFound: [] });
  });

  it('is no prefix of an address in a shop without its currency', () => {
    const matches = (path: string, currencies: string[]) =>
      new RegExp(`^${noPrefix(['en', 'de'], currencies)}.*$`).test(path);
    expect([matches('de_EUR/products', ['EUR']), matches('de_EUR/products', [])]).toEqual([false, true]);
    expect([matches('products', ['EUR']), matches('de/products', ['EUR'])]).toEqual([true, false]);
  });

  it('is reached from every language by the cookie only', () => {
    const shop = { langs: ['en', 'de'], defaultLang: 'en', currencies: ['EUR'] };
    const { prefixed, pages } = currencyRewrites(shop);
    expect(prefixed.map(({ destination }) => destination)).toEqual(['/en_EUR/:path*', '/de_EUR/:path*']);
    expect(pages.map(({ destination }) => destination)).toEqual(['/en_EUR/:path']);
    for (const { has } of [...prefixed, ...pages])
      expect(has).toEqual([{ type: 'cookie', key: 'currency', value: 'EUR' }]);
  });
});

it('the view of the catalog is that of the site for its own language and currency, and for unknown ones', () => {
  const [own] = CURRENCIES;
  expect(catalogView('en', otherCurrency(own))).toBe(SITE_VIEW);
  expect([otherCurrency('XXX'), otherCurrency(undefined)]).toEqual([null, null]);
});
