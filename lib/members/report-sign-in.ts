import { isGateOpen, track } from '@/lib/analytics/client/pipeline';
import { readHostCookie } from '@/lib/http/host-cookie';
import { SESSION_COOKIES } from '@/lib/session/cookie-names';
import { onRoleChange } from '@/lib/session/session-channel';
import { barePath } from '@/lib/urls';

/** Where a sign-in of this tab began: on the page to sign in or to register. */
const KEY = 'sign-in-began';
/** Pages that a sign-in leads through. */
const STEPS = /^\/(?:login|register|forgot-password)(?:\/|$)/;

const isMemberNow = (): boolean => readHostCookie(SESSION_COOKIES.role) === 'member';

/**
 * Reports a login or a registration when the shopper is a member after a sign-in page of this tab.
 * The sign-in may have led through the platform's pages, so the tab's storage holds where it began.
 */
export function checkSignIn(path: string): void {
  if (!isGateOpen()) return;
  const bare = barePath(path);
  try {
    const began = sessionStorage.getItem(KEY);
    if (isMemberNow()) {
      sessionStorage.removeItem(KEY);
      if (began === 'login' || began === 'sign_up') track({ name: began, params: {} });
    } else if (bare === '/login') sessionStorage.setItem(KEY, 'login');
    else if (bare === '/register') sessionStorage.setItem(KEY, 'sign_up');
    else if (!STEPS.test(bare)) sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, sign-ins are not reported.
  }
}

/** Checks again when the role of the session changes. Returns the unsubscriber. */
export const watchSignIn = (): (() => void) => onRoleChange(() => checkSignIn(location.pathname));
