import { startRecovery } from '@/lib/auth/recover';
import { redirectingMutation } from '@/lib/http/mutation';
import { redirectToPage } from '@/lib/http/respond';
import { toLang } from '@/lib/i18n/lang';

/** Opens password recovery from the sign-in form with the email typed there: `{email, lang}`. */
export const POST = redirectingMutation('POST /forgot-password/start', ({ value: { email, lang } }) =>
  startRecovery(email, toLang(lang)),
);

export const GET = redirectToPage('/forgot-password');
