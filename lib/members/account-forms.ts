import { z } from 'zod';
import { newPasswordRule, phoneRule } from '@/lib/forms/field-rules';
import type { Words } from '@/lib/words/en';
import { fill } from '@/lib/words/format';
import { isCountry, subdivisionCode } from './countries';

/**
 * What the account's forms accept, each made for the words that it refuses with. A field that a form does not send is an
 * empty one.
 */

type FieldWords = Words['fields'];

/** A line of text as people write it: emoji, any script, quotes; no line breaks or other control characters. */
const line = (words: FieldWords, max: number) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .normalize('NFC')
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(max, fill(words.atMost, { count: max })));

const needed = (words: FieldWords, max: number, missing: string) =>
  line(words, max).pipe(z.string().min(1, missing));

const phone = (words: FieldWords) =>
  line(words, 30).refine((text) => phoneRule(text, words) === null, { error: words.phone });

export const profileSchema = (words: FieldWords) =>
  z.object({
    firstName: line(words, 100),
    lastName: line(words, 100),
    nickname: line(words, 100),
    phone: phone(words),
    otherPhone: phone(words),
  });

export const addressSchema = (words: FieldWords) =>
  z
    .object({
      id: z.string().max(100).default(''),
      line1: needed(words, 200, words.street),
      line2: line(words, 200),
      city: needed(words, 100, words.city),
      subdivision: line(words, 100),
      postalCode: line(words, 20),
      country: z.string().default('').refine(isCountry, words.country),
    })
    .transform(({ id, subdivision, ...address }, context) => {
      const code = subdivisionCode(address.country, subdivision);
      if (code === null) {
        context.addIssue({
          code: 'custom',
          path: ['subdivision'],
          message: words.notInCountry,
        });
        return z.NEVER;
      }
      return { ...address, id: id || null, subdivision: code };
    });

export const addressIdSchema = () => z.object({ id: z.string().min(1).max(100) });

export const privacySchema = (words: FieldWords) =>
  z.object({
    privacy: z.enum(['public', 'private'], { error: words.oneOfTwo }),
  });

export const newPasswordSchema = (words: FieldWords) =>
  z.object({
    newPassword: z
      .string()
      .default('')
      .superRefine((text, context) => {
        const wrong = newPasswordRule(text, words);
        if (wrong !== null) context.addIssue({ code: 'custom', message: wrong });
      }),
  });

export const deleteSchema = (words: FieldWords) =>
  z.object({
    confirm: z
      .string()
      .default('')
      .refine((value) => value === 'yes', words.tickBox),
  });
