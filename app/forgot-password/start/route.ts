import { redirectingMutation } from '@/lib/http/mutation';
import { toLang } from '@/lib/i18n/lang';
import { startRecovery } from '@/lib/session/sign-in/recover';

/** From the form to sign in, with the email that was typed there: `{email, lang}`. */
export const POST = redirectingMutation('POST /forgot-password/start', ({ value: { email, lang } }) =>
  startRecovery(email, toLang(lang)),
);
