import 'server-only';
import type { CaptchaSettings } from '@/lib/auth/sign-in-state';
import { env } from '@/lib/config/env';
import { LIVE_API_ORIGIN } from '@/lib/config/platform-origins.mjs';

/** The keys are constants of the platform's SDK (`auth.captchaVisibleSiteKey`, …), equal for every site. */
export function captchaSettings(): CaptchaSettings {
  const live = env.WIX_API_ORIGIN === LIVE_API_ORIGIN;
  const invisibleSiteKey = '6LdoPaUfAAAAAJphvHoUoOob7mx0KDlXyXlgrx5v';
  return {
    scriptUrl: live
      ? `https://www.google.com/recaptcha/enterprise.js?render=${invisibleSiteKey}`
      : `${env.WIX_API_ORIGIN}/_captcha/api.js?render=explicit`,
    visibleSiteKey: '6Ld0J8IcAAAAANyrnxzrRlX1xrrdXsOmsepUYosy',
    invisibleSiteKey,
  };
}
