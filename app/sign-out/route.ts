import { redirectingMutation } from '@/lib/http/mutation';
import { redirectToPage } from '@/lib/http/respond';
import { signOut } from '@/lib/session/sign-out';
import { safePath } from '@/lib/urls';

/**
 * Ends the member's session and redirects to the platform's logout and then home: `{returnTo}`, in
 * the locale of the page.
 */
export const POST = redirectingMutation('POST /sign-out', ({ value: { returnTo } }) =>
  signOut(safePath(typeof returnTo === 'string' ? returnTo : null, '/')),
);

export const GET = redirectToPage('/account');
