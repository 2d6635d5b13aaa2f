import { describe, expect, it } from 'vitest';
import { CURRENCIES, catalogView, otherCurrency } from '@/lib/i18n/catalog-view';
import { currencyRewrites, noPrefix, pageVariant, readVariant } from '@/lib/i18n/currency.mjs';
import { barePath, langOf } from '@/lib/i18n/locales.mjs';
import { SITE_VIEW } from '@/lib/model/catalog-view';

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
    expect(matches('de_EUR/products', ['EUR'])).toBe(false);
    expect(matches('de_EUR/products', [])).toBe(true);
    expect(matches('products', ['EUR'])).toBe(true);
    expect(matches('de/products', ['EUR'])).toBe(false);
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

describe('the view of the catalog', () => {
  it('is that of the site for its own language and currency, and for unknown ones', () => {
    const [own] = CURRENCIES;
    expect(catalogView('en', otherCurrency(own))).toBe(SITE_VIEW);
    expect(otherCurrency('XXX')).toBeNull();
    expect(otherCurrency(undefined)).toBeNull();
  });
});
