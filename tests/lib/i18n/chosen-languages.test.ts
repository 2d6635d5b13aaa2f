import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shopProblems } from '@/lib/config/shop-problems';

const load = async (languages: string) => {
  vi.stubEnv('SHOP_LANGUAGES', languages);
  return {
    ...(await import('@/lib/i18n/locales.mjs')),
    ...(await import('@/lib/i18n/negotiate.mjs')),
    ...(await import('@/lib/i18n/messages/page-failure')),
  };
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

it('a shop in German and English has German addresses without a prefix', async () => {
  const { LANGS, DEFAULT_LANG, prefixOf, langOf, barePath } = await load('de,en');
  expect(LANGS).toEqual(['de', 'en']);
  expect(DEFAULT_LANG).toBe('de');
  expect([prefixOf('de'), prefixOf('en')]).toEqual(['', '/en']);
  expect([langOf('/cart'), langOf('/en/cart')]).toEqual(['de', 'en']);
  expect(barePath('/en/cart')).toBe('/cart');
});

it('a shop in German and English knows no Hebrew', async () => {
  const { langOf, barePath, toLang, preferredLang } = await load('de,en');
  expect(langOf('/he/cart')).toBe('de');
  expect(barePath('/he/cart')).toBe('/he/cart');
  expect(toLang('he')).toBe('de');
  expect(preferredLang('he,en;q=0.5')).toBe('en');
});

it('a shop in German and English says in German that a page failed', async () => {
  const { pageFailureOf } = await load('de,en');
  expect(pageFailureOf('/cart')).toMatchObject({ code: undefined, home: '/' });
  expect(pageFailureOf('/cart').messages.home).toBe('Zur Startseite');
  expect(pageFailureOf('/en/cart')).toMatchObject({ code: 'en', home: '/en' });
});

it('a shop without a choice has three languages, however many there are, English first', async () => {
  const { LANGS, knownLangs, DEFAULT_LANG } = await load('');
  expect(LANGS).toEqual(['en', 'de', 'he']);
  expect(knownLangs().length).toBeGreaterThan(LANGS.length);
  expect(DEFAULT_LANG).toBe('en');
});

it.each([
  ['de', /^shop\.config\.ts languages: must be a list of languages$/],
  [['xx'], /^shop\.config\.ts languages\[0\]: must be one of en, de$/],
  [[], /^shop\.config\.ts languages: must name a language$/],
  [['de', 'de'], /^shop\.config\.ts languages: must name each language once$/],
])('languages %j are a problem', (languages, problem) => {
  expect(shopProblems({ languages }, { langs: ['en', 'de'] })).toEqual([expect.stringMatching(problem)]);
});
