import 'server-only';
import { z } from 'zod';
import {
  codeRule,
  emailRule,
  type FieldRule,
  nameRule,
  newPasswordRule,
  passwordRule,
} from '@/lib/forms/field-rules';
import { CAPTCHA_FIELDS } from '@/lib/members/sign-in-state';
import { safePath } from '@/lib/urls';
import type { Words } from '@/lib/words/en';
import { AFTER_SIGN_IN } from './return-path';

type FieldWords = Words['fields'];

/** A text that must follow a rule, in the rule's own words. A missing field is an empty one. */
const ruled = (rule: FieldRule, words: FieldWords) =>
  z
    .string()
    .default('')
    .superRefine((text, context) => {
      const wrong = rule(text, words);
      if (wrong !== null) context.addIssue({ code: 'custom', message: wrong });
    });

const email = (words: FieldWords) => ruled(emailRule, words).transform((text) => text.trim());
const optionalName = (words: FieldWords) => ruled(nameRule, words).transform((text) => text.trim() || null);
const captchaToken = z
  .string()
  .max(5_000)
  .optional()
  .transform((text) => text || null);

/** Where to go after signing in: a path of the shop, whatever was sent. */
const returnTo = z
  .string()
  .optional()
  .transform((path) => safePath(path, AFTER_SIGN_IN));

const captcha = {
  [CAPTCHA_FIELDS.visible]: captchaToken,
  [CAPTCHA_FIELDS.invisible]: captchaToken,
};

export const signInSchema = (words: FieldWords) =>
  z.object({ email: email(words), password: ruled(passwordRule, words), returnTo, ...captcha });

export const registerSchema = (words: FieldWords) =>
  z.object({
    email: email(words),
    password: ruled(newPasswordRule, words),
    firstName: optionalName(words),
    lastName: optionalName(words),
    returnTo,
    ...captcha,
  });

export const verifySchema = (words: FieldWords) =>
  z.object({
    code: ruled(codeRule, words).transform((text) => text.replaceAll(/\s/g, '')),
  });

export const resendSchema = () => z.object({});
export const recoverySchema = (words: FieldWords) => z.object({ email: email(words) });
