import { redirectingMutation } from '@/lib/http/mutation';
import { startRecovery } from '@/lib/session/sign-in/recover';
import { toLang } from '@/lib/words/lang';

/** From the form to sign in, with the email that was typed there: `{email, lang}`. */
export const POST = redirectingMutation('POST /forgot-password/start', ({ value: { email, lang } }) =>
  startRecovery(email, toLang(lang)),
);
