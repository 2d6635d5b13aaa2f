import { redirectingMutation } from '@/lib/http/mutation';
import { startRecovery } from '@/lib/session/sign-in/recover';

/** From the form to sign in, with the email that was typed there: `{email}`. */
export const POST = redirectingMutation('POST /forgot-password/start', ({ value }) =>
  startRecovery(value.email),
);
