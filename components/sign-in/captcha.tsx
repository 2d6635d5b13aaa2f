'use client';

import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#messages';
import { Notice } from '@/components/ui/notice';
import { CAPTCHA_FIELDS, type CaptchaSettings, type SignInState } from '@/lib/auth/sign-in-state';
import { loadCaptcha } from '@/lib/forms/captcha-widget';
import { useVisibleCaptcha } from '@/lib/forms/use-visible-captcha';
import { fillNodes } from '@/lib/i18n/format';
import { HostedHint, HostedLink } from './frame-completion';

type CaptchaProps = {
  settings: CaptchaSettings;
  state: SignInState;
  returnTo: string;
};

/** Renders nothing until the platform requires the invisible captcha, or the visible one after it. */
export function Captcha({ settings, state, returnTo }: CaptchaProps) {
  const messages = useMessages('signIn');
  const { step } = state;
  if (step !== 'invisible-captcha' && step !== 'captcha') return null;
  return (
    <>
      {step === 'invisible-captcha' ? (
        <SilentCaptcha settings={settings} state={state} returnTo={returnTo} />
      ) : (
        <VisibleCaptcha settings={settings} state={state} returnTo={returnTo} />
      )}
      <noscript>
        <Notice tone="bad">
          {fillNodes(messages.robotScript, { hint: <HostedHint returnTo={returnTo} /> })}
        </Notice>
      </noscript>
    </>
  );
}

/** Solves the captcha without the shopper and resubmits the form with the typed values. */
function SilentCaptcha({ settings, state, returnTo }: CaptchaProps) {
  const messages = useMessages('signIn');
  const field = useRef<HTMLInputElement>(null);
  const [broken, setBroken] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response that requires a captcha
  useEffect(() => {
    let isUnmounted = false;
    setBroken(false);
    loadCaptcha(settings.scriptUrl)
      .then((captcha) => captcha.execute(settings.invisibleSiteKey, { action: 'login' }))
      .then((token) => {
        const input = field.current;
        if (isUnmounted || !input) return;
        input.value = token;
        input.form?.requestSubmit();
      })
      .catch(() => !isUnmounted && setBroken(true));
    return () => {
      isUnmounted = true;
    };
  }, [state]);

  return (
    <>
      <input ref={field} type="hidden" name={CAPTCHA_FIELDS.invisible} />
      {broken ? (
        <CaptchaBroken returnTo={returnTo} />
      ) : (
        <p role="status" className="text-small text-muted">
          {messages.robotMoment}
        </p>
      )}
    </>
  );
}

function VisibleCaptcha({ settings, state, returnTo }: CaptchaProps) {
  const messages = useMessages('signIn');
  const { box, token, isBroken } = useVisibleCaptcha(settings, state);

  return (
    <div>
      <p role="status" className="mb-2 text-small">
        {messages.robotSolve}
      </p>
      <div ref={box} className="min-h-20" />
      <input type="hidden" name={CAPTCHA_FIELDS.visible} value={token} />
      {isBroken ? <CaptchaBroken returnTo={returnTo} /> : null}
    </div>
  );
}

const CaptchaBroken = ({ returnTo }: { returnTo: string }) => (
  <Notice tone="bad">
    {fillNodes(useMessages('signIn').robotBroken, { page: <HostedLink returnTo={returnTo} /> })}
  </Notice>
);
