import { describe, expect, it } from 'vitest';
import type { MessagesOf, TranslationOf } from '@/lib/i18n/format';
import { isComplete } from '@/lib/i18n/locales.mjs';
import { texts as de } from '@/lib/i18n/messages/de/texts';
import { en } from '@/lib/i18n/messages/en';
import { orEnglish } from '@/lib/i18n/or-english';
import { translation } from '@/lib/i18n/translation';
import { compareLanguages, reportOf } from '../../scripts/lib/languages/compare-languages.mjs';
import { readTexts } from '../../scripts/lib/languages/read-texts';

const compare = (languages: Record<string, object>, complete: string[] = []) =>
  compareLanguages(new Map(Object.entries(languages)), (code) => complete.includes(code));

const english = {
  cart: { title: 'Your cart', close: 'Close', left: { one: '{count} item', other: '{count} items' } },
};
const german = {
  cart: {
    title: 'Ihr Warenkorb',
    close: 'Zu',
    left: { one: 'noch {count} da', other: 'nur noch {count} da' },
  },
};

describe('npm run languages', () => {
  it('counts the texts of each language, a plural once', () => {
    expect(reportOf(compare({ en: english, de: german }, ['en', 'de']))).toEqual([
      'en     3 of 3 texts, complete',
      'de     3 of 3 texts, complete',
    ]);
  });

  it('finds a copy of German that is called French', () => {
    const [, original, copy] = compare({ en: english, de: german, fr: german }, ['de']);
    expect(original).toMatchObject({ equal: [], isWanting: false });
    expect(copy?.equal).toEqual([
      { path: 'cart.title', as: 'de' },
      { path: 'cart.left', as: 'de' },
    ]);
  });

  it('finds all of the shop’s German in such a copy', async () => {
    const texts: [string, object][] = [...(await readTexts(['en', 'de'])), ['fr', de]];
    const [, original, copy] = compareLanguages(new Map(texts), (code) => code !== 'fr');
    expect(original?.isWanting).toBe(false);
    expect(copy?.equal.length).toBeGreaterThan(500);
  });

  it('lists what is missing, unknown or has other placeholders', () => {
    const french = { cart: { titel: 'Panier', left: { one: '{n} article', other: '{count} articles' } } };
    expect(reportOf(compare({ en: english, fr: french }), 'fr')).toEqual([
      'fr     1 of 3 texts, 2 missing, 1 with other placeholders, 1 that the shop does not have',
      '  cart.title: missing, so English shows',
      '  cart.close: missing, so English shows',
      '  cart.left: other placeholders than English',
      '  cart.titel: the shop has no such text',
    ]);
  });

  it('fails for a language only that says it is complete, and names what it lacks', () => {
    const languages = { en: english, fr: { cart: { ...german.cart, title: undefined } } };
    expect(compare(languages).map(({ isWanting }) => isWanting)).toEqual([false, false]);
    expect(compare(languages, ['fr']).map(({ isWanting }) => isWanting)).toEqual([false, true]);
    expect(reportOf(compare(languages, ['fr']))).toContain('  cart.title: missing, so English shows');
  });

  it('lets variants of one language share texts', () => {
    expect(compare({ en: english, pt: german, 'pt-br': german })[2]?.equal).toEqual([]);
  });

  it('knows which of the shop’s languages are complete', () => {
    expect(isComplete('en')).toBe(true);
  });
});

type Source = { readonly cart: { readonly title: '{count} in cart'; readonly empty: 'Empty' } };
const checked = <const Texts>(texts: Texts & TranslationOf<Source, Texts>): Texts => texts;

describe('a language that lacks texts', () => {
  it('shows English in their place', () => {
    const french = translation({ cart: { title: 'Panier' } });
    expect(french.cart).toEqual({ ...en.cart, title: 'Panier' });
    expect(french.account).toEqual(en.account);
    expect(en.cart.title).not.toBe('Panier');
  });

  it('shows English in what a browser loads, too', async () => {
    const french = Promise.resolve({ offline: { title: 'Vous êtes hors ligne' } });
    const { offline } = await orEnglish(french, import('@/lib/i18n/messages/en/offline'));
    expect(offline).toEqual({ ...en.offline, title: 'Vous êtes hors ligne' });
  });

  it('may have no text of another name and no other placeholder, as the types say', () => {
    const right: MessagesOf<Source>['cart']['title'] = checked({ cart: { title: '{count} au panier' } }).cart
      .title;
    expect(right).toBe('{count} au panier');
    // @ts-expect-error another name
    checked({ cart: { titel: 'Panier' } });
    // @ts-expect-error another placeholder
    checked({ cart: { title: '{number} au panier' } });
    // @ts-expect-error a plural without its general form
    translation({ cart: { items: { one: '{count} article' } } });
  });
});
