import { describe, expect, it } from 'vitest';
import { readSlug } from '@/lib/catalog/slug';
import { randomText, seededRandom } from '../random-text';

describe('readSlug', () => {
  it.each([
    ['arc-vase', 'arc-vase'],
    ['caf%C3%A9', 'café'],
    ['café', 'café'],
    ['%E6%9D%AF', '杯'],
    ['mug_2.0', 'mug_2.0'],
    ['x'.repeat(300), 'x'.repeat(300)],
    ['%E6%9D%AF'.repeat(300), '杯'.repeat(300)],
  ])('reads %j', (segment, slug) => {
    expect(readSlug(segment)).toBe(slug);
  });

  it.each([
    '',
    '.',
    '..',
    '%',
    '%E0%A4%A',
    '%FF',
    '%00',
    'a%2Fb',
    '..%2Farc-vase',
    'a%5Cb',
    'a b',
    'a%20b',
    'a%0d%0aSet-Cookie:x',
    '<script>',
    "' or 1=1 --",
    '\ud800',
    'x'.repeat(301),
    'x'.repeat(5_000),
    '%E6%9D%AF'.repeat(301),
  ])('rejects %j', (segment) => {
    expect(readSlug(segment)).toBeNull();
  });

  it('never throws, and never returns a slug that is too long', () => {
    const random = seededRandom(15);
    const parts = [
      'a',
      '-',
      '%',
      '%2',
      '%41',
      '%C3',
      '%A9',
      '%E0%A4%A',
      '/',
      '.',
      '\0',
      '杯',
      '\ud800',
      '😀',
    ];
    for (let turn = 0; turn < 5_000; turn++)
      expect(readSlug(randomText(random, parts, 400))?.length ?? 0).toBeLessThanOrEqual(300);
  });
});
