import { useMessages } from '#messages';

/** The button gets the focus back when the banner closes. */
export const CONSENT_BUTTON_ID = 'privacy-settings';

/** ./analytics-runtime.tsx listens to it. Hidden without JavaScript, when nothing is measured. */
export function ConsentButton() {
  return (
    <button
      id={CONSENT_BUTTON_ID}
      type="button"
      className="min-h-10 underline underline-offset-4 hover:text-ink noscript:hidden"
    >
      {useMessages('consent').settings}
    </button>
  );
}
