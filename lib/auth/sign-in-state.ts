import { type FormState, IDLE } from '@/lib/forms/form-state';

/** `complete`: the browser completes it in a hidden frame. `captcha`: the shopper solves one. */
type SignInStep = 'start' | 'failed' | 'complete' | 'approval' | 'captcha' | 'invisible-captcha';

export type SignInState = FormState & {
  step: SignInStep;
  frameUrl: string | null;
  /** The page of the next step. It is loaded afresh, so that no typed secret stays in memory. */
  next: string | null;
};

export type SignInAction = (previous: SignInState, data: FormData) => Promise<SignInState>;

export const SIGN_IN_START: SignInState = { ...IDLE, step: 'start', frameUrl: null, next: null };

export type CaptchaSettings = { scriptUrl: string; visibleSiteKey: string; invisibleSiteKey: string };

/** Hidden fields with the tokens of solved captchas. */
export const CAPTCHA_FIELDS = { visible: 'recaptcha', invisible: 'invisibleRecaptcha' } as const;
