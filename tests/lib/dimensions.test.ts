import { describe, expect, it } from 'vitest';
import { readFrontSize } from '@/lib/model/product';

describe('the front of a product', () => {
  it.each([
    ['<p>Ø 23 × H 9 cm</p>', { width: 230, height: 90, isRound: true }],
    ['Ø 8.6 × H 9.3 cm, 320 ml', { width: 86, height: 93, isRound: true }],
    ['Each W 12,5 × D 7.5 × H 12.5 cm', { width: 125, height: 125, isRound: false }],
    ['Ø 27 × L 36 × H 17 cm', { width: 270, height: 170, isRound: true }],
    ['W 210 × H 276 mm', { width: 210, height: 276, isRound: false }],
    ['W 10 x H 12 in', { width: 254, height: 305, isRound: false }],
  ])('is read from %s', (text, size) => expect(readFrontSize(text)).toEqual(size));

  it.each([
    '50 × 70 cm',
    'Ø 30 × D 4 cm',
    '210 × 276 mm pages',
    'Ø 23 × H 9',
    'Ø 1 × H 1 cm',
    'W 3 × H 2 m',
    '',
  ])('is unknown from “%s”', (text) => expect(readFrontSize(text)).toBeNull());
});
