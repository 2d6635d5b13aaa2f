import { z } from 'zod';
import { newPasswordRule, phoneRule } from '@/lib/forms/field-rules';
import { format } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages/en';
import { subdivisionCode } from '@/lib/model/subdivisions';
import { isCountry } from './countries';

/**
 * Schemas of the account's forms. Each takes the messages that it reports errors with. A field that
 * a form does not send counts as empty.
 */

type FieldMessages = Messages['fields'];

/**
 * A line of free text: emoji, any script, quotes. Line breaks and control characters become blanks.
 */
const line = (messages: FieldMessages, max: number) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .normalize('NFC')
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(max, format(messages.atMost, { count: max })));

const needed = (messages: FieldMessages, max: number, missing: string) =>
  line(messages, max).pipe(z.string().min(1, missing));

const phone = (messages: FieldMessages) =>
  line(messages, 30).refine((text) => phoneRule(text, messages) === null, { error: messages.phone });

export const profileSchema = (messages: FieldMessages) =>
  z.object({
    firstName: line(messages, 100),
    lastName: line(messages, 100),
    nickname: line(messages, 100),
    phone: phone(messages),
    otherPhone: phone(messages),
  });

export const addressSchema = (messages: FieldMessages) =>
  z
    .object({
      id: z.string().max(100).default(''),
      line1: needed(messages, 200, messages.street),
      line2: line(messages, 200),
      city: needed(messages, 100, messages.city),
      subdivision: line(messages, 100),
      postalCode: line(messages, 20),
      country: z.string().default('').refine(isCountry, messages.country),
    })
    .transform(({ id, subdivision, ...address }, context) => {
      const code = subdivisionCode(address.country, subdivision);
      if (code === null) {
        context.addIssue({
          code: 'custom',
          path: ['subdivision'],
          message: messages.notInCountry,
        });
        return z.NEVER;
      }
      return { ...address, id: id || null, subdivision: code };
    });

export const addressIdSchema = () => z.object({ id: z.string().min(1).max(100) });

export const privacySchema = (messages: FieldMessages) =>
  z.object({
    privacy: z.enum(['public', 'private'], { error: messages.oneOfTwo }),
  });

export const newPasswordSchema = (messages: FieldMessages) =>
  z.object({
    newPassword: z
      .string()
      .default('')
      .superRefine((text, context) => {
        const wrong = newPasswordRule(text, messages);
        if (wrong !== null) context.addIssue({ code: 'custom', message: wrong });
      }),
  });

export const deleteSchema = (messages: FieldMessages) =>
  z.object({
    confirm: z
      .string()
      .default('')
      .refine((value) => value === 'yes', messages.tickBox),
  });
