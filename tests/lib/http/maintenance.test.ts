import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import { maintenanceResponse } from '@/lib/http/maintenance';

const answerTo = (path: string) => maintenanceResponse(new NextRequest(`https://shop.example${path}`));

it.each([
  ['/', 'en', 'We’ll be back soon'],
  ['/products/lund-bowl?x=1', 'en', 'We’ll be back soon'],
  ['/de/cart', 'de', 'Wir sind bald zurück'],
])('a closed shop responds to %s with a page about it, in its language', async (path, lang, title) => {
  const answer = await answerTo(path);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('600');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const html = await answer.text();
  expect(html).toContain(`<html lang="${lang}" dir="ltr">`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toMatch(/<a href="mailto:[^"]+@/);
});

it('a closed shop allows its page to run and load nothing', async () => {
  const policy = (await answerTo('/')).headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; .*; style-src 'sha256-[^;]+$/);
  expect(policy).not.toMatch(/script-src|unsafe/);
});

it('a closed shop responds to a script in the format of every other failure', async () => {
  const answer = await answerTo('/api/cart');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('600');
  expect(await answer.json()).toMatchObject({ error: { code: 'unreachable' } });
});
