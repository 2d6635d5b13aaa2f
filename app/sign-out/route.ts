import { redirectingMutation } from '@/lib/http/mutation';
import { signOut } from '@/lib/session/sign-out';
import { safePath } from '@/lib/urls';

/** Ends the member's session, then to the platform's own logout and home: `{returnTo}`, in the language of the page. */
export const POST = redirectingMutation('POST /sign-out', ({ value: { returnTo } }) =>
  signOut(safePath(typeof returnTo === 'string' ? returnTo : null, '/')),
);
