import { expect, it } from 'vitest';
import { platformLang, viewHeaders } from '@/lib/wix/view-headers';

it.each([
  ['de', 'de|de-de', 'de'],
  ['he', 'he|he-il', 'he'],
  ['ja', 'ja|ja-jp', 'ja'],
  ['pt-br', 'pt|pt-br', 'pt'],
])('names %s as the platform does', (language, header, code) => {
  expect(viewHeaders({ language, currency: null })['x-wix-linguist']).toMatch(
    new RegExp(`^${header.replace('|', '\\|')}\\|false\\|`),
  );
  expect(platformLang(language)).toBe(code);
});
