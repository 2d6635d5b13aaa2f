import { redirectingMutation } from '@/lib/http/mutation';
import { redirectToPage } from '@/lib/http/respond';
import { signOut } from '@/lib/session/sign-out';
import { safePath } from '@/lib/urls';

/** Ends the session and redirects to the platform's logout, which leads back to `returnTo`. */
export const POST = redirectingMutation('POST /sign-out', ({ value: { returnTo } }) =>
  signOut(safePath(typeof returnTo === 'string' ? returnTo : null, '/')),
);

export const GET = redirectToPage('/account');
