import { describe, expect, it, vi } from 'vitest';
import { LANGS } from '@/lib/i18n/locales.mjs';
import { texts as de } from '@/lib/i18n/messages/de/texts';
import { en } from '@/lib/i18n/messages/en';
import { missingTexts, type OwnMessages, unknownTexts, withOwnMessages } from '@/lib/i18n/own-messages';
// Of the shop at the root, and not of the demo shop.
import { messages as own } from '../../../own/messages';

const changes: OwnMessages = {
  de: { cart: { title: 'Tasche', items: { one: '{count} Stück', other: '{count} Stücke' } } },
};

describe('messages of the merchant’s own', () => {
  it('take the place of the shop’s in their language, and all others stay', () => {
    const changed = withOwnMessages(de, 'de', changes);
    expect(changed.cart).toEqual({ ...de.cart, ...changes.de?.cart });
    expect(changed.layout).toEqual(de.layout);
    expect(de.cart.title).not.toBe('Tasche');
  });

  it('leave a language without any as it is, and reach no area that is loaded apart', () => {
    expect(withOwnMessages(en, 'en', changes)).toBe(en);
    const { errors } = de;
    expect(withOwnMessages({ errors }, 'de', changes)).toEqual({ errors });
  });

  it.each([
    ['on a page', true],
    ['not without the switch that the build sets', false],
  ])('are in what a browser loads by itself: %s', async (_, ownMessages) => {
    vi.stubGlobal('FEATURES', { ownMessages });
    vi.doMock('@/own/messages', () => ({
      messages: { de: { ...changes.de, suggest: { list: 'Neu' }, offline: { title: 'Neu' } } },
    }));
    vi.resetModules();
    const { loadCartMessages } = await import('@/lib/i18n/cart-messages');
    const { loadOfflineMessages, loadSuggestMessages } = await import('@/lib/i18n/lazy-messages');
    expect((await loadCartMessages('de')).cart.title === 'Tasche').toBe(ownMessages);
    expect((await loadSuggestMessages('de')).list === 'Neu').toBe(ownMessages);
    expect((await loadOfflineMessages('de')).title === 'Neu').toBe(ownMessages);
    const { ALL_MESSAGES } = await import('@/lib/i18n/messages/all');
    expect(ALL_MESSAGES.de.cart.title).toBe('Tasche');
    vi.doUnmock('@/own/messages');
  });

  it('are reported where a language of the shop has none, a plural once', () => {
    expect(missingTexts(['en', 'de'], changes)).toEqual([
      'own/messages.ts has no cart.title in en, where the shop’s own text shows',
      'own/messages.ts has no cart.items in en, where the shop’s own text shows',
    ]);
    expect([missingTexts(['de'], changes), missingTexts(['de', 'en'], {})]).toEqual([[], []]);
  });

  it('are reported where the shop has no text of their name', () => {
    const misspelled: OwnMessages = Object({ de: { cart: { titel: 'Tasche' }, card: { title: 'Karte' } } });
    expect(unknownTexts(misspelled, en)).toEqual([
      'own/messages.ts de.cart.titel: the shop has no such text (lib/i18n/messages/en)',
      'own/messages.ts de.card.title: the shop has no such text (lib/i18n/messages/en)',
    ]);
    expect(unknownTexts(changes, en)).toEqual([]);
  });
});

/** Every text with its path, and the names of values in it. */
function texts(value: unknown, path = ''): [path: string, names: string[]][] {
  if (typeof value === 'string') return [[path, value.match(/\{\w+\}/g) ?? []]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

it('own/messages.ts changes only texts of the shop, and uses only the values that these have', () => {
  const known = new Map(texts(en));
  // English has two plural forms. `other` has the values of all.
  for (const lang of LANGS)
    for (const [path, names] of texts(own[lang]))
      expect(known.get(path) ?? known.get(path.replace(/\.\w+$/, '.other')), `${lang}${path}`).toEqual(
        expect.arrayContaining(names),
      );
});
