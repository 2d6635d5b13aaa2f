import type { CaptchaSettings } from '@/lib/auth/sign-in-state';
import { type FormState, IDLE } from '@/lib/forms/form-state';

/** The state of a form of the merchant after it was sent. */
export type SiteFormState = FormState & {
  /** Whether the platform accepts the form with the answer of a captcha only. */
  needsCaptcha: boolean;
};

export type SiteFormAction = (previous: SiteFormState, data: FormData) => Promise<SiteFormState>;

export const SITE_FORM_START: SiteFormState = { ...IDLE, needsCaptcha: false };

/** The settings that a form of the merchant needs in addition to its schema. */
export type SiteFormSettings = {
  captcha: CaptchaSettings;
  /** The value of lib/site-forms/spam.ts. Null on a cached page, whose form requests it. */
  opened: string | null;
};
