import { z } from 'zod';
import type { FieldRule } from '@/lib/forms/field-rules';
import type { Messages } from '@/lib/i18n/messages/en';
import { toStars } from '@/lib/model/review';
import { REVIEW_RULES } from './review-rules';

/** Returns the name under which the state of the form of a product is stored. */
export const reviewFormName = (slug: string): string => `review ${slug}`;

/** Control characters, except the line breaks of a text, become blanks. */
const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .trim();

const checked = (rule: FieldRule, messages: Messages['fields']) =>
  z
    .string()
    .default('')
    .superRefine((text, context) => {
      const problem = rule(text, messages);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    })
    .transform(cleaned);

export const reviewSchema = (messages: Messages['fields']) =>
  z.object({
    stars: checked(REVIEW_RULES.stars, messages).transform((text) => toStars(text) ?? 5),
    title: checked(REVIEW_RULES.title, messages),
    text: checked(REVIEW_RULES.text, messages),
    name: checked(REVIEW_RULES.name, messages),
  });
