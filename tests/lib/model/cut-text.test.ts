import { describe, expect, it } from 'vitest';
import { cutText } from '@/lib/model/cut-text';

const FAMILY = '👩‍👩‍👧‍👦';

describe('the beginning of a text', () => {
  it('is the whole text where that is short enough', () => {
    expect(cutText(FAMILY, FAMILY.length)).toBe(FAMILY);
  });

  it('ends before a character that does not fit, however many parts that has', () => {
    for (let most = 3; most < 3 + FAMILY.length; most++) expect(cutText(`Mug${FAMILY}s`, most)).toBe('Mug');
    expect(cutText(`Mug${FAMILY}s`, 3 + FAMILY.length)).toBe(`Mug${FAMILY}`);
    expect(cutText('e\u0301e\u0301', 3)).toBe('e\u0301');
  });

  it('is as long as it may be', () => {
    expect(cutText('x'.repeat(300), 200)).toHaveLength(200);
  });
});
