import { isGateOpen, track } from '@/lib/analytics/client/pipeline';
import { onRoleChange, readRole } from '@/lib/session/session-channel';
import { barePath } from '@/lib/urls';

/** Where a sign-in of this tab began: on the page to sign in or to register. */
const KEY = 'sign-in-began';
/** The provider whose button began it. */
const METHOD_KEY = 'sign-in-method';
const METHODS = ['google', 'facebook'] as const;
/** Pages that a sign-in leads through. */
const STEPS = /^\/(?:login|register|forgot-password)(?:\/|$)/;

/**
 * Reports a login or a registration when the shopper is a member after a sign-in page of this tab.
 * The sign-in may have led through the platform's pages, so the tab's storage holds where it began.
 */
export function checkSignIn(path: string): void {
  if (!isGateOpen()) return;
  const bare = barePath(path);
  try {
    const began = sessionStorage.getItem(KEY);
    if (readRole() === 'member') {
      sessionStorage.removeItem(KEY);
      const method = METHODS.find((known) => known === sessionStorage.getItem(METHOD_KEY));
      sessionStorage.removeItem(METHOD_KEY);
      if (began === 'login' || began === 'sign_up') track({ name: began, params: method ? { method } : {} });
    } else if (bare === '/login') sessionStorage.setItem(KEY, 'login');
    else if (bare === '/register') sessionStorage.setItem(KEY, 'sign_up');
    else if (!STEPS.test(bare)) sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, sign-ins are not reported.
  }
}

/** Remembers the provider of a pressed button. Any other way to sign in forgets it. */
function noteMethod({ target }: Event): void {
  if (!isGateOpen() || !(target instanceof Element)) return;
  const method = target.closest<HTMLElement>('[data-sign-in-method]')?.dataset.signInMethod;
  try {
    if (method !== undefined) sessionStorage.setItem(METHOD_KEY, method);
    else if (target.matches('form')) sessionStorage.removeItem(METHOD_KEY);
  } catch {
    // Without storage, sign-ins are not reported.
  }
}

/**
 * Checks again when the role of the session changes, and watches the providers' buttons. Returns
 * the unsubscriber.
 */
export function watchSignIn(): () => void {
  const stop = onRoleChange(() => checkSignIn(location.pathname));
  addEventListener('click', noteMethod, true);
  addEventListener('submit', noteMethod, true);
  return () => {
    stop();
    removeEventListener('click', noteMethod, true);
    removeEventListener('submit', noteMethod, true);
  };
}
