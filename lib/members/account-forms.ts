import { z } from 'zod';
import { newPasswordRule } from '@/lib/forms/field-rules';
import { isCountry, subdivisionCode } from './countries';

/** What the account's forms accept. A field that a form does not send is an empty one. */

/** A line of text as people write it: emoji, any script, quotes; no line breaks or other control characters. */
const line = (max: number) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .normalize('NFC')
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(max, `Please use at most ${max} characters.`));

const needed = (max: number, words: string) => line(max).pipe(z.string().min(1, words));

/** At least five digits, with the marks that people group them by. */
const phone = line(30).refine((text) => text === '' || /^(?=(?:\D*\d){5})\+?[\d\s().\-/]+$/.test(text), {
  error: 'Please enter a number like +1 555 0100.',
});

export const profileSchema = z.object({
  firstName: line(100),
  lastName: line(100),
  nickname: line(100),
  phone,
  otherPhone: phone,
});

export const addressSchema = z
  .object({
    id: z.string().max(100).default(''),
    line1: needed(200, 'Please enter the street and number.'),
    line2: line(200),
    city: needed(100, 'Please enter the city.'),
    subdivision: line(100),
    postalCode: line(20),
    country: z.string().default('').refine(isCountry, 'Please choose a country.'),
  })
  .transform(({ id, subdivision, ...address }, context) => {
    const code = subdivisionCode(address.country, subdivision);
    if (code === null) {
      context.addIssue({
        code: 'custom',
        path: ['subdivision'],
        message: 'This is not in the country you chose.',
      });
      return z.NEVER;
    }
    return { ...address, id: id || null, subdivision: code };
  });

export const addressIdSchema = z.object({ id: z.string().min(1).max(100) });

export const privacySchema = z.object({
  privacy: z.enum(['public', 'private'], { error: 'Please choose one of the two.' }),
});

export const newPasswordSchema = z.object({
  newPassword: z
    .string()
    .default('')
    .superRefine((text, context) => {
      const words = newPasswordRule(text);
      if (words !== null) context.addIssue({ code: 'custom', message: words });
    }),
});

export const deleteSchema = z.object({
  confirm: z
    .string()
    .default('')
    .refine((value) => value === 'yes', 'Please tick the box to go on.'),
});
