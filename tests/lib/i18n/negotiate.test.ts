import { describe, expect, it } from 'vitest';
import { preferredLang } from '@/lib/i18n/negotiate.mjs';

describe('the preferred language', () => {
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
  ])('of %s is %s', (header, lang) => {
    expect(preferredLang(header)).toBe(lang);
  });

  it.each([null, '', 'tlh-QO,tlh;q=0.9', '*', 'de;q=0', 'de;q=hello', 'de;q=7', 'den,ende', ',;=,'])(
    'of %j is not supported',
    (header) => {
      expect(preferredLang(header)).toBeNull();
    },
  );
});
