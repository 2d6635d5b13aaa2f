import type { FieldRule } from '@/lib/forms/field-rules';
import { format } from '@/lib/i18n/format';
import { REVIEW_LENGTHS, toStars } from '@/lib/model/review';

const within =
  (most: number, missing?: 'writeReview' | 'reviewerName'): FieldRule =>
  (text, messages) => {
    const { length } = [...text.trim()];
    if (length === 0) return missing ? messages[missing] : null;
    return length > most ? format(messages.atMost, { count: most }) : null;
  };

/** The rules of the form, in the browser and on the server, in the order of the fields. */
export const REVIEW_RULES = {
  stars: (text, messages) => (toStars(text) === null ? messages.chooseStars : null),
  title: within(REVIEW_LENGTHS.title),
  text: within(REVIEW_LENGTHS.text, 'writeReview'),
  name: within(REVIEW_LENGTHS.name, 'reviewerName'),
} satisfies Record<string, FieldRule>;
