import 'server-only';
import { env } from '@/lib/env';
import type { CaptchaSettings } from '@/lib/members/sign-in-state';

const LIVE_ORIGIN = 'https://www.wixapis.com';

/**
 * The captcha of the platform. The site keys are built into its SDK (`auth.captchaVisibleSiteKey`, …), the same for
 * every site; the script is Google's, or the sandbox's stand-in for it.
 */
export function captchaSettings(): CaptchaSettings {
  const origin = env.WIX_API_ORIGIN === LIVE_ORIGIN ? 'https://www.google.com' : env.WIX_API_ORIGIN;
  const invisibleSiteKey = '6LdoPaUfAAAAAJphvHoUoOob7mx0KDlXyXlgrx5v';
  return {
    scriptUrl: `${origin}/recaptcha/enterprise.js?render=${invisibleSiteKey}`,
    visibleSiteKey: '6Ld0J8IcAAAAANyrnxzrRlX1xrrdXsOmsepUYosy',
    invisibleSiteKey,
  };
}
