import 'server-only';
import { report } from '@/lib/http/respond';
import { actForShopper, readSession } from '@/lib/session/read';
import { login } from '@/lib/wix/identity';
import { revokeToken } from '@/lib/wix/tokens';
import { completeSignIn } from './complete';
import { readSignInMethods, recordSignIn } from './sign-in-record';

/**
 * Gives this browser a new session after a change of the password. The refresh token of the former
 * one becomes invalid, wherever it was copied to. The session stays as it is where the platform
 * requires more than email and password, or cannot be reached: the password is changed either way.
 */
export async function replaceSession(email: string, password: string): Promise<void> {
  try {
    const former = await readSession();
    const methods = await readSignInMethods();
    const captcha = { visible: null, invisible: null };
    const answer = await actForShopper((client) => login(client, { email, password, captcha }));
    if (former === null || answer.state !== 'SUCCESS') return;
    const { kind } = await completeSignIn(answer.sessionToken, '/account/security');
    if (kind !== 'signed-in') return;
    await recordSignIn(methods);
    await revokeToken(former.refreshToken);
  } catch (error) {
    report(error, 'new session after a change of the password');
  }
}
