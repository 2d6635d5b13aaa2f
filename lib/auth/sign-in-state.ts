import { type FormState, IDLE } from '@/lib/forms/form-state';

/**
 * How far a sign-in or registration is. `complete`: the browser completes it in a hidden frame.
 * `captcha`: the shopper solves one.
 */
type SignInStep = 'start' | 'failed' | 'complete' | 'approval' | 'captcha' | 'invisible-captcha';

/** The state of the sign-in, registration and verification forms after they were submitted. */
export type SignInState = FormState & {
  step: SignInStep;
  /** The URL of the hidden frame in which the browser completes the sign-in. */
  frameUrl: string | null;
  /**
   * The page of the next step. It is loaded afresh, so that typed secrets do not stay in memory.
   */
  next: string | null;
};

export type SignInAction = (previous: SignInState, data: FormData) => Promise<SignInState>;

export const SIGN_IN_START: SignInState = { ...IDLE, step: 'start', frameUrl: null, next: null };

/** The script and the site keys of the two captcha widgets. */
export type CaptchaSettings = { scriptUrl: string; visibleSiteKey: string; invisibleSiteKey: string };

/** Names of the hidden fields that hold the tokens of solved captchas. */
export const CAPTCHA_FIELDS = { visible: 'recaptcha', invisible: 'invisibleRecaptcha' } as const;
