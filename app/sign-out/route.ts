import { redirectingMutation } from '@/lib/http/mutation';
import { signOut } from '@/lib/session/sign-out';

/** Ends the member's session, then to the platform's own logout and home. */
export const POST = redirectingMutation('POST /sign-out', signOut);
