import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { closedAnswer } from '@/lib/http/maintenance';

const answerTo = (path: string) => closedAnswer(new NextRequest(`https://shop.example${path}`));

describe('a shop that is closed', () => {
  it.each([
    ['/', '/en/maintenance'],
    ['/products/lund-bowl?x=1', '/en/maintenance'],
    ['/de/cart', '/de/maintenance'],
  ])('answers %s with a page that says so, in its language', (path, page) => {
    const { status, headers } = answerTo(path);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('600');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-middleware-rewrite')).toBe(`https://shop.example${page}`);
  });

  it('tells a script in the words of every other failure', async () => {
    const answer = answerTo('/api/cart');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('600');
    expect(await answer.json()).toMatchObject({ error: { code: 'unreachable' } });
  });
});
