import { type FormState, IDLE } from '@/lib/forms/form-state';

/** The state of a sign-in or registration, by the platform's names. */
export type LoginState =
  | 'INITIAL'
  | 'SUCCESS'
  | 'FAILURE'
  | 'EMAIL_VERIFICATION_REQUIRED'
  | 'OWNER_APPROVAL_REQUIRED'
  /** A visible captcha that the shopper solves. */
  | 'USER_CAPTCHA_REQUIRED'
  /** An invisible captcha. */
  | 'SILENT_CAPTCHA_REQUIRED';

/** The state of the sign-in, registration and verification forms after they were submitted. */
export type SignInState = FormState & {
  loginState: LoginState;
  /** The URL of the hidden frame in which the browser completes a SUCCESS. */
  frameUrl: string | null;
  /**
   * The page of the next step. It is loaded afresh, so that typed secrets do not stay in memory.
   */
  next: string | null;
};

export type SignInAction = (previous: SignInState, data: FormData) => Promise<SignInState>;

export const SIGN_IN_START: SignInState = { ...IDLE, loginState: 'INITIAL', frameUrl: null, next: null };

/** The script and the site keys of the two captcha widgets. */
export type CaptchaSettings = { scriptUrl: string; visibleSiteKey: string; invisibleSiteKey: string };

/** Names of the hidden fields that hold the tokens of solved captchas. */
export const CAPTCHA_FIELDS = { visible: 'recaptcha', invisible: 'invisibleRecaptcha' } as const;
