import { expect, it } from 'vitest';
import { untranslatedTexts } from '@/lib/config/untranslated-texts';
import config from '@/shop.config';

const LANGS = ['en', 'de', 'he'];

it('names the texts that some languages of the shop lack, and no other entries', () => {
  const shop = {
    name: 'Halden',
    title: { en: 'Stoneware', de: 'Steinzeug', he: 'קרמיקה' },
    about: 'One for all languages',
    promises: ['Made by hand', { en: 'We send another', he: 'נשלח אחר' }],
    home: { sections: [{ type: 'hero', title: { de: 'Brot' } }] },
    // By language, and no text of the shop.
    formats: { en: { dates: 'en-GB' } },
    delivery: { freeFrom: { DE: '50' } },
  };
  expect(untranslatedTexts(shop, LANGS)).toEqual([
    'shop.config.ts promises[1]: has no text in de',
    'shop.config.ts home.sections[0].title: has no text in en, he',
  ]);
  expect([untranslatedTexts(shop, ['en']), untranslatedTexts(config, LANGS)]).toEqual([[], []]);
});
