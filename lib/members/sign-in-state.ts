import { type FormState, IDLE } from '@/lib/forms/form-state';

/** Where a sign-in or registration stands; the platform's own names. */
export type LoginState =
  | 'INITIAL'
  | 'SUCCESS'
  | 'FAILURE'
  | 'EMAIL_VERIFICATION_REQUIRED'
  | 'OWNER_APPROVAL_REQUIRED'
  /** A captcha that the shopper solves. */
  | 'USER_CAPTCHA_REQUIRED'
  /** A captcha that works unseen. */
  | 'SILENT_CAPTCHA_REQUIRED';

/** What the forms of signing in, registering and verifying know after they were sent. */
export type SignInState = FormState & {
  loginState: LoginState;
  /** After a SUCCESS that the browser has to complete: the address of the hidden frame that it does so in. */
  frameUrl: string | null;
  /** The page that asks for the next step, to be loaded anew so that nothing that was typed stays behind. */
  next: string | null;
};

export type SignInAction = (previous: SignInState, data: FormData) => Promise<SignInState>;

export const SIGN_IN_START: SignInState = { ...IDLE, loginState: 'INITIAL', frameUrl: null, next: null };

/** The two captcha widgets: where their script is, and whose they are. */
export type CaptchaSettings = { scriptUrl: string; visibleSiteKey: string; invisibleSiteKey: string };

/** Names of the hidden fields that a solved captcha fills in. */
export const CAPTCHA_FIELDS = { visible: 'recaptcha', invisible: 'invisibleRecaptcha' } as const;
