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
import { AFTER_SIGN_IN } from './return-path';

/** A text that must follow a rule, in the rule's own words. A missing field is an empty one. */
const ruled = (rule: FieldRule) =>
  z
    .string()
    .default('')
    .superRefine((text, context) => {
      const words = rule(text);
      if (words !== null) context.addIssue({ code: 'custom', message: words });
    });

const email = ruled(emailRule).transform((text) => text.trim());
const optionalName = ruled(nameRule).transform((text) => text.trim() || null);
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

export const signInSchema = z.object({ email, password: ruled(passwordRule), returnTo, ...captcha });

export const registerSchema = z.object({
  email,
  password: ruled(newPasswordRule),
  firstName: optionalName,
  lastName: optionalName,
  returnTo,
  ...captcha,
});

export const verifySchema = z.object({
  code: ruled(codeRule).transform((text) => text.replaceAll(/\s/g, '')),
});

export const resendSchema = z.object({});
export const recoverySchema = z.object({ email });
