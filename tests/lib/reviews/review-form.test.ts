import { describe, expect, it } from 'vitest';
import { ALL_MESSAGES } from '@/lib/i18n/messages/all';
import { REVIEW_LENGTHS } from '@/lib/model/review';
import { reviewSchema } from '@/lib/reviews/own-review';

const { fields: messages } = ALL_MESSAGES.en;
const GOOD = { stars: '4', title: 'Good', text: 'It is good.', name: 'Tove' };

const errorsOf = (change: Record<string, string>) => {
  const { error } = reviewSchema(messages).safeParse({ ...GOOD, ...change });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
};

describe('the form of a review', () => {
  it('accepts any script, and keeps the lines of a text', () => {
    const text = '  קערה נהדרת 🏺\r\n\r\nשורה\u0007שנייה ';
    expect(reviewSchema(messages).parse({ ...GOOD, text })).toEqual({
      ...GOOD,
      stars: 4,
      text: 'קערה נהדרת 🏺\n\nשורה שנייה',
    });
  });

  it('needs stars, a text and a name, and no title', () => {
    expect(errorsOf({ stars: '', title: '', text: ' \n ', name: '' })).toEqual({
      stars: messages.chooseStars,
      text: messages.writeReview,
      name: messages.reviewerName,
    });
  });

  it.each(['0', '6', '4.5', 'x'])('rejects %s stars', (stars) => {
    expect(errorsOf({ stars })).toEqual({ stars: messages.chooseStars });
  });

  it('counts characters, not code units', () => {
    expect(errorsOf({ text: '🏺'.repeat(REVIEW_LENGTHS.text) })).toEqual({});
    expect(Object.keys(errorsOf({ text: 'x'.repeat(REVIEW_LENGTHS.text + 1) }))).toEqual(['text']);
    expect(Object.keys(errorsOf({ name: 'x'.repeat(REVIEW_LENGTHS.name + 1) }))).toEqual(['name']);
  });
});
