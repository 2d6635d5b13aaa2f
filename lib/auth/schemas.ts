import 'server-only';
import { z } from 'zod';
import { CAPTCHA_FIELDS } from '@/lib/auth/sign-in-state';
import {
  codeRule,
  emailRule,
  type FieldRule,
  nameRule,
  newPasswordRule,
  passwordRule,
} from '@/lib/forms/field-rules';
import type { Messages } from '@/lib/i18n/messages/en';
import { safePath } from '@/lib/urls';
import { AFTER_SIGN_IN } from './return-path';

type FieldMessages = Messages['fields'];

/** A text that must follow a rule and fails with its message. A missing field counts as empty. */
const ruled = (rule: FieldRule, messages: FieldMessages) =>
  z
    .string()
    .default('')
    .superRefine((text, context) => {
      const wrong = rule(text, messages);
      if (wrong !== null) context.addIssue({ code: 'custom', message: wrong });
    });

const email = (messages: FieldMessages) => ruled(emailRule, messages).transform((text) => text.trim());
const optionalName = (messages: FieldMessages) =>
  ruled(nameRule, messages).transform((text) => text.trim() || null);
const captchaToken = z
  .string()
  .max(5_000)
  .optional()
  .transform((text) => text || null);

/** Where to go after signing in. Always a path of the shop, whatever was sent. */
const returnTo = z
  .string()
  .optional()
  .transform((path) => safePath(path, AFTER_SIGN_IN));

const captcha = {
  [CAPTCHA_FIELDS.visible]: captchaToken,
  [CAPTCHA_FIELDS.invisible]: captchaToken,
};

export const signInSchema = (messages: FieldMessages) =>
  z.object({ email: email(messages), password: ruled(passwordRule, messages), returnTo, ...captcha });

export const registerSchema = (messages: FieldMessages) =>
  z.object({
    email: email(messages),
    password: ruled(newPasswordRule, messages),
    firstName: optionalName(messages),
    lastName: optionalName(messages),
    returnTo,
    ...captcha,
  });

export const verifySchema = (messages: FieldMessages) =>
  z.object({
    code: ruled(codeRule, messages).transform((text) => text.replaceAll(/\s/g, '')),
  });

export const resendSchema = () => z.object({});
export const recoverySchema = (messages: FieldMessages) => z.object({ email: email(messages) });
