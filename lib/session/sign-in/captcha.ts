import 'server-only';
import { env } from '@/lib/env';
import type { CaptchaSettings } from '@/lib/members/sign-in-state';

const LIVE_ORIGIN = 'https://www.wixapis.com';

/**
 * The captcha of the platform. The site keys are built into its SDK (`auth.captchaVisibleSiteKey`, …), the same for
 * every site; the script is Google's, or the sandbox's stand-in for it.
 */
export function captchaSettings(): CaptchaSettings {
  const live = env.WIX_API_ORIGIN === LIVE_ORIGIN;
  const invisibleSiteKey = '6LdoPaUfAAAAAJphvHoUoOob7mx0KDlXyXlgrx5v';
  return {
    scriptUrl: live
      ? `https://www.google.com/recaptcha/enterprise.js?render=${invisibleSiteKey}`
      : `${env.WIX_API_ORIGIN}/_captcha/api.js?render=explicit`,
    visibleSiteKey: '6Ld0J8IcAAAAANyrnxzrRlX1xrrdXsOmsepUYosy',
    invisibleSiteKey,
  };
}
