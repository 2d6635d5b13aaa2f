import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LANG, LANGS, LOCALES } from '@/lib/i18n/lang';
import { prefixOf } from '@/lib/i18n/locales.mjs';
import { modulesOf } from '../../tools/figures/modules-of.mjs';

/** Files that may name a language, with the reason. */
const EXEMPT = new Map([
  ['lib/i18n/locales.mjs', 'the registry'],
  ['app/global-error.tsx', 'the registry would be in every page’s first script for a second time'],
  ['lib/i18n/cart-messages.ts', 'the build drops the languages that the shop does not have'],
  ['lib/i18n/lazy-messages.ts', 'the same'],
  ['lib/config/shop-schema.ts', 'the language of the merchant’s catalog'],
  ['lib/config/law.ts', 'the languages of the notices of the EU'],
  ['lib/wix/map/place.ts', 'the country on a parcel, which carriers read'],
]);

const codes = [...LANGS, ...Object.values(LOCALES).flatMap((row) => [row.dateLocale, row.numberLocale])];
/** A code, or a path with one, as a whole string: `'de'`, `"de-DE"`, `/de/cart`. */
const NAMED = new RegExp(`['"\`]/?(?:${[...new Set(codes)].join('|')})(?:/[^'"\`]*)?['"\`]`, 'g');

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
    .map((name) => `${folder}/${name}`);

describe('languages', () => {
  it('are named in the registry only', () => {
    const files = [
      ...['app', 'components', 'features', 'lib', 'server', 'cache-handlers'].flatMap(filesBelow),
      'middleware.ts',
      'next.config.ts',
    ].filter(
      (path) =>
        !EXEMPT.has(path) && !path.startsWith('lib/i18n/messages/') && !path.startsWith('app/[lang]/design/'),
    );
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((path) =>
      (withoutComments(readFileSync(path, 'utf8')).match(NAMED) ?? []).map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it.each(['/de/cart', 'de', 'en-US'])('the pattern finds %s', (name) => {
    expect(`call('${name}')`.match(NAMED)).toEqual([`'${name}'`]);
  });

  it('that a shop lacks are no part of its build', async () => {
    const loaders = ['messages/all.ts', 'messages/page-failure.ts', 'cart-messages.ts', 'lazy-messages.ts'];
    const texts = (
      await modulesOf(
        loaders.map((file) => `lib/i18n/${file}`),
        false,
      )
    ).filter((path) => /^lib\/i18n\/messages\/[\w-]+\//.test(path));
    expect(texts).toContain('lib/i18n/messages/en/cart.ts');
    expect(texts.filter((path) => !path.startsWith('lib/i18n/messages/en/'))).toEqual([]);
  });

  it('have a prefix that is their code, except the default language', () => {
    for (const lang of LANGS) expect(prefixOf(lang)).toBe(lang === DEFAULT_LANG ? '' : `/${lang}`);
  });

  it.each(LANGS)('%s has the direction of its script, and locales that the runtime knows', (lang) => {
    const { direction, dateLocale, numberLocale } = LOCALES[lang];
    const isRtl = /^(?:Arab|Hebr|Syrc|Thaa|Nkoo|Adlm)$/.test(new Intl.Locale(lang).maximize().script ?? '');
    expect(direction).toBe(isRtl ? 'rtl' : 'ltr');
    expect(Intl.DateTimeFormat.supportedLocalesOf([dateLocale])).toEqual([dateLocale]);
    expect(Intl.NumberFormat.supportedLocalesOf([numberLocale])).toEqual([numberLocale]);
  });
});
