import { describe, expect, it } from 'vitest';
import { hasWishes, readWishes } from '@/lib/catalog/search/wishes';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';

const read = (text: string, lang: 'en' | 'de' | 'he' | 'ar' | 'ja' = 'en') =>
  readWishes(text, [ALL_MESSAGES[lang].searchWords]);

describe('the wishes of a shopper', () => {
  it.each([
    ['under 50', 'en', '', 50, null],
    ['vases under $50', 'en', 'vases', 50, null],
    ['mug below 30.50 USD', 'en', 'mug', 30.5, null],
    ['lamp over 20 under 100', 'en', 'lamp', 100, 20],
    ['Vase unter 50 €', 'de', 'vase', 50, null],
    ['Becher bis 30,5 Euro', 'de', 'becher', 30.5, null],
    ['אגרטל עד 50 ש״ח', 'he', 'אגרטל', 50, null],
    ['מתחת ל-100', 'he', '', 100, null],
    ['مزهرية أقل من ٥٠ درهمًا', 'ar', 'مزهريه', 50, null],
    ['هدايا من ٢٠ إلى الأهل', 'ar', 'الي الاهل', null, 20],
    ['lamp under 1,200', 'en', 'lamp', 1200, null],
    ['5,000円以下の花瓶', 'ja', 'の 花瓶', 5000, null],
    ['花瓶 3000円以上1万円まで', 'ja', '花瓶', 10_000, 3000],
  ] as const)('%s (%s) are a price', (text, lang, rest, maxPrice, minPrice) => {
    expect(read(text, lang)).toMatchObject({ rest, maxPrice, minPrice });
  });

  it.each([
    ['SALE', 'en', { isOnSale: true, rest: '' }],
    ['vases on sale', 'en', { isOnSale: true, rest: 'vases' }],
    ['Neue Vasen', 'de', { isNew: true, rest: 'vasen' }],
    ['Geschenk unter 50', 'de', { isGift: true, maxPrice: 50, rest: '' }],
    ['מתנות', 'he', { isGift: true, rest: '' }],
    ['أكواب عليها خصم', 'ar', { isOnSale: true, rest: 'اكواب عليها' }],
    ['お買い得の花瓶', 'ja', { isOnSale: true, rest: 'の 花瓶' }],
    ['母の日のプレゼント', 'ja', { isGift: true }],
    ['cheap mugs in stock', 'en', { isCheap: true, isInStock: true, rest: 'mugs' }],
  ] as const)('%s (%s) are filters', (text, lang, expected) => {
    expect(read(text, lang)).toMatchObject(expected);
  });

  it.each(['salt', 'newton', 'gifted', 'pour over coffee', '23 cm', 'set up to date'])(
    'are not in %j',
    (text) => {
      expect(hasWishes(read(text))).toBe(false);
      expect(read(text).rest).toBe(text);
    },
  );
});
