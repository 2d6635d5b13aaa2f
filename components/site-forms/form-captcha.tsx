'use client';

import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#messages';
import { Notice } from '@/components/ui/notice';
import type { CaptchaSettings } from '@/lib/auth/sign-in-state';
import { loadCaptcha } from '@/lib/forms/captcha-widget';
import type { SiteFormState } from '@/lib/site-forms/form-state';
import { SHOP_FIELDS } from '@/lib/site-forms/input-names';
import { isDark } from '@/lib/theme/theme';

type FormCaptchaProps = {
  settings: CaptchaSettings;
  /** The form's last response. The captcha appears only if the platform requires one. */
  state: SiteFormState;
};

/** A captcha that the sender solves before the form is sent once more. */
export function FormCaptcha({ settings, state }: FormCaptchaProps) {
  const messages = useMessages('siteForms');
  const box = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState('');
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    if (!state.needsCaptcha) return;
    const holder = document.createElement('div');
    box.current?.append(holder);
    setToken('');
    setBroken(false);
    loadCaptcha(settings.scriptUrl)
      .then((captcha) => {
        if (!holder.isConnected) return;
        captcha.render(holder, {
          sitekey: settings.visibleSiteKey,
          theme: isDark() ? 'dark' : 'light',
          callback: setToken,
          'expired-callback': () => setToken(''),
          'error-callback': () => setBroken(true),
        });
      })
      .catch(() => holder.isConnected && setBroken(true));
    // A new one for each response, because a token is used once.
    return () => holder.remove();
  }, [state, settings]);

  if (!state.needsCaptcha) return null;
  return (
    <div>
      <div ref={box} className="min-h-20" />
      <input type="hidden" name={SHOP_FIELDS.captcha} value={token} />
      {isBroken ? <Notice tone="bad">{messages.robotBroken}</Notice> : null}
      <noscript>
        <Notice tone="bad">{messages.robotScript}</Notice>
      </noscript>
    </div>
  );
}
