import type { CaptchaSettings } from '@/lib/auth/sign-in-state';
import { type FormState, IDLE } from '@/lib/forms/form-state';

/** Names of fields in HTML. The merchant's have a prefix, so that none collides with the shop's. */

/** Every form has these fields. */
export const SHOP_FIELDS = {
  use: 'use',
  /** A field that no person sees, and that programs fill in. */
  trap: 'website',
  /** When the form was opened, signed by the shop. */
  opened: 'opened',
  captcha: 'captcha',
} as const;

/** The address of the newsletter's result inside a page. */
export const NEWSLETTER_SENT = 'newsletter-sent';

export const inputName = (name: string): string => `f_${name}`;

/** Each box of a group has its own name, so that a form's state keeps all of them. */
export const boxName = (name: string, index: number): string => `f_${name}.${index}`;

export type SiteFormState = FormState & {
  /** Whether the platform accepts the form with the answer of a captcha only. */
  needsCaptcha: boolean;
};

export type SiteFormAction = (previous: SiteFormState, data: FormData) => Promise<SiteFormState>;

export const SITE_FORM_START: SiteFormState = { ...IDLE, needsCaptcha: false };

/** In addition to the form's schema. */
export type SiteFormSettings = {
  captcha: CaptchaSettings;
  /** The value of lib/site-forms/spam.ts. Null on a cached page, whose form requests it. */
  opened: string | null;
};
