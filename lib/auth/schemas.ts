import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import { CAPTCHA_FIELDS } from '@/lib/auth/sign-in-state';
import { env } from '@/lib/config/env';
import {
  codeRule,
  emailRule,
  type FieldRule,
  nameRule,
  newPasswordRule,
  passwordRule,
} from '@/lib/forms/field-rules';
import type { Lang } from '@/lib/i18n/lang';
import type { Messages } from '@/lib/i18n/messages/en';
import { barePath, localHref, safePath, withReturn } from '@/lib/urls';

export const AFTER_SIGN_IN = '/account';
/** Pages that no shopper wants to return to after signing in. */
const SIGN_IN_PAGES = /^\/(?:login|register|forgot-password|sign-out|auth)(?:[/?#]|$)/;

/**
 * Returns the path that a sign-in page leads to afterwards: the requested path, else the page of
 * the shop that the shopper came from, else the account page in the language of the sign-in page.
 */
export async function returnPath(requested: string | string[] | undefined, lang: Lang): Promise<string> {
  const path = typeof requested === 'string' ? safePath(requested, '') : '';
  const target = path || (await refererPath());
  return target === '' || SIGN_IN_PAGES.test(barePath(target)) ? localHref(lang, AFTER_SIGN_IN) : target;
}

async function refererPath(): Promise<string> {
  const list = await headers();
  const referer = list.get('referer') ?? '';
  if (!URL.canParse(referer)) return '';
  const { origin, host, pathname, search } = new URL(referer);
  return origin === env.SITE_URL || host === list.get('host') ? safePath(pathname + search, '') : '';
}

/** Returns the page of a form, with the `returnTo` path that the form has sent. */
export function pageOf(path: string, data: FormData): string {
  const returnTo = data.get('returnTo');
  return typeof returnTo === 'string' ? withReturn(path, returnTo) : path;
}

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
