import { isGateOpen, track } from '@/lib/analytics/client/pipeline';
import { tabStorage } from '@/lib/browser-storage';
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
 * Reports a login or registration that began in this tab. It may lead through the platform's pages,
 * so the tab's storage holds where it began. Without storage, nothing is reported.
 */
export function checkSignIn(path: string): void {
  if (!isGateOpen()) return;
  const bare = barePath(path);
  const began = tabStorage.read(KEY);
  if (readRole() === 'member') {
    tabStorage.write(KEY, null);
    const method = METHODS.find((known) => known === tabStorage.read(METHOD_KEY));
    tabStorage.write(METHOD_KEY, null);
    if (began === 'login' || began === 'sign_up') track({ name: began, params: method ? { method } : {} });
  } else if (bare === '/login') tabStorage.write(KEY, 'login');
  else if (bare === '/register') tabStorage.write(KEY, 'sign_up');
  else if (!STEPS.test(bare)) tabStorage.write(KEY, null);
}

/** Remembers the provider of a pressed button. Any other way to sign in forgets it. */
function recordMethod({ target }: Event): void {
  if (!isGateOpen() || !(target instanceof Element)) return;
  const method = target.closest<HTMLElement>('[data-sign-in-method]')?.dataset.signInMethod;
  if (method !== undefined) tabStorage.write(METHOD_KEY, method);
  else if (target.matches('form')) tabStorage.write(METHOD_KEY, null);
}

/** Checks again when the role changes, and watches the providers' buttons. Returns the unsubscriber. */
export function watchSignIn(): () => void {
  const stop = onRoleChange(() => checkSignIn(location.pathname));
  addEventListener('click', recordMethod, true);
  addEventListener('submit', recordMethod, true);
  return () => {
    stop();
    removeEventListener('click', recordMethod, true);
    removeEventListener('submit', recordMethod, true);
  };
}
