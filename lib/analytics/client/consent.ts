/**
 * The visitor's decision about analytics, in the browser's storage. It is not a cookie, because
 * pages for requests with cookies are not shared between visitors.
 */

export type Decision = 'accepted' | 'declined';

const KEY = 'analytics-consent';
/** The banner asks again after half a year, as data protection authorities advise. */
const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;

/** The decision of this page where storage is forbidden. */
let inMemory: Decision | null = null;
let isReopened = false;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * Returns the decision, or null when there is none or it is too old. A browser that sends Global
 * Privacy Control has declined until its visitor accepts here.
 */
export function getDecision(): Decision | null {
  return readStored() ?? inMemory ?? (hasPrivacyControl() ? 'declined' : null);
}

const hasPrivacyControl = (): boolean => Object(navigator).globalPrivacyControl === true;

function readStored(): Decision | null {
  try {
    const { decision, at } = Object(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (typeof at !== 'number' || Math.abs(Date.now() - at) > LIFETIME_MS) return null;
    return decision === 'accepted' || decision === 'declined' ? decision : null;
  } catch {
    return null;
  }
}

export function decide(decision: Decision): void {
  inMemory = decision;
  isReopened = false;
  try {
    localStorage.setItem(KEY, JSON.stringify({ decision, at: Date.now() }));
  } catch {
    // See `inMemory`.
  }
  notifyListeners();
}

/** Shows the banner again, so that the visitor can change the decision. */
export function reopenBanner(): void {
  isReopened = true;
  notifyListeners();
}

export const isBannerReopened = (): boolean => isReopened;

/** Calls `listener` when the decision or the banner changes, here or in another tab. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
