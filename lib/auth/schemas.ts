import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import { CAPTCHA_FIELDS } from '@/lib/auth/sign-in-state';
import { codeRule, emailRule, nameRule, newPasswordRule, passwordRule } from '@/lib/forms/field-rules';
import { ruleSchema } from '@/lib/forms/rule-schema';
import { referringPath } from '@/lib/http/same-origin';
import type { Lang } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import { latinNumber } from '@/lib/model/latin-number';
import { barePath, localHref, safePath, withReturn } from '@/lib/urls';
import { RESET } from './reset-proof';

export const AFTER_SIGN_IN = '/account';
/** No shopper wants to return to these pages after signing in. */
const SIGN_IN_PAGES = /^\/(?:login|register|forgot-password|sign-out|auth)(?:[/?#]|$)/;

/** The requested path, else that of the page that the shopper came from, else the account page. */
export async function returnPath(requested: string | string[] | undefined, lang: Lang): Promise<string> {
  const path = typeof requested === 'string' ? safePath(requested, '') : '';
  const target = path || referringPath(await headers(), '');
  return target === '' || SIGN_IN_PAGES.test(barePath(target)) ? localHref(lang, AFTER_SIGN_IN) : target;
}

export function pageOf(path: string, data: FormData): string {
  const returnTo = data.get('returnTo');
  return typeof returnTo === 'string' ? withReturn(path, returnTo) : path;
}

type FieldMessages = Messages['fields'];

const email = (messages: FieldMessages) => ruleSchema(emailRule, messages).transform((text) => text.trim());
const optionalName = (messages: FieldMessages) =>
  ruleSchema(nameRule, messages).transform((text) => text.trim() || null);
const captchaToken = z
  .string()
  .max(5_000)
  .optional()
  .transform((text) => text || null);

/** Always a path of the shop, whatever was sent. */
const returnTo = z
  .string()
  .optional()
  .transform((path) => safePath(path, AFTER_SIGN_IN));

const captcha = {
  [CAPTCHA_FIELDS.visible]: captchaToken,
  [CAPTCHA_FIELDS.invisible]: captchaToken,
};

export const signInSchema = (messages: FieldMessages) =>
  z.object({
    email: email(messages),
    password: ruleSchema(passwordRule, messages),
    returnTo,
    [RESET]: z.string().max(500).catch('').optional(),
    ...captcha,
  });

export const registerSchema = (messages: FieldMessages) =>
  z.object({
    email: email(messages),
    password: ruleSchema(newPasswordRule, messages),
    firstName: optionalName(messages),
    lastName: optionalName(messages),
    returnTo,
    ...captcha,
  });

export const verifySchema = (messages: FieldMessages) =>
  z.object({
    code: ruleSchema(codeRule, messages).transform((text) => latinNumber(text).replaceAll(/\s/g, '')),
  });

export const resendSchema = () => z.object({});
export const recoverySchema = (messages: FieldMessages) => z.object({ email: email(messages) });
