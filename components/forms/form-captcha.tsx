'use client';

import { useMessages } from '#messages';
import { Notice } from '@/components/ui/notice';
import type { CaptchaSettings } from '@/lib/auth/sign-in-state';
import { useVisibleCaptcha } from '@/lib/forms/use-visible-captcha';
import { SHOP_FIELDS, type SiteFormState } from '@/lib/site-forms/input-names';

type FormCaptchaProps = {
  settings: CaptchaSettings;
  /** The form's last response. The captcha appears only if the platform requires one. */
  state: SiteFormState;
};

/** A captcha that the sender solves before the form is sent once more. */
export function FormCaptcha({ settings, state }: FormCaptchaProps) {
  const messages = useMessages('siteForms');
  const { box, token, isBroken } = useVisibleCaptcha(settings, state.needsCaptcha ? state : null);

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
