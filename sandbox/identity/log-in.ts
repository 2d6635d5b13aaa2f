import { emailSchema } from '../core/address';
import type { PlatformError } from '../core/errors';
import type { Platform } from '../core/platform';
import { emailViolation } from '../members/rejections';
import type { Member } from '../members/schema';
import { findMember, findMemberByEmail } from '../members/store';
import { type CaptchaTokens, requireCaptcha } from './captcha-answers';
import { clearFailures, countFailures, recordFailure } from './login-failures';
import { isPassword } from './passwords';
import { readPolicy } from './policy';
import { mustResetPassword, throttled, unknownAccount, wrongPassword } from './rejections';
import { type LoginState, proceed } from './state-machine';

/** After this many failures no password is checked until they are forgotten. */
const MAX_FAILURES = 20;

export type Credentials = {
  email: string;
  password: string;
  captchaTokens: CaptchaTokens;
  visitorId: string | undefined;
};

/**
 * Logs a member in with email and password.
 *
 * @throws PlatformError 400 for no email; 400 −19971 or −19970 for the captcha; 404 −19999 for an
 * unknown email; 401 −19976 for a wrong password; 403 −19973 when the password has to be reset or
 * was never set; 403 −19980 for a blocked member; 429 −19959 for too many failures.
 */
export async function logIn(platform: Platform, credentials: Credentials): Promise<LoginState> {
  const { email, password, captchaTokens, visitorId } = credentials;
  if (!emailSchema.safeParse(email).success) throw emailViolation('loginId.email');
  const policy = await readPolicy(platform.db.read);
  const failures = await countFailures(platform.db.read, platform, email);
  if (failures >= MAX_FAILURES) throw throttled();
  await requireCaptcha(platform, { policy, tokens: captchaTokens, failures });

  const member = await findMemberByEmail(platform.db.read, email);
  const rejection = await rejectionOf(member, password);
  if (member === undefined || rejection !== undefined) {
    await platform.db.write((tx) => recordFailure(tx, platform, email));
    throw rejection ?? unknownAccount();
  }
  return platform.db.write(async (tx) => {
    await clearFailures(tx, email);
    // Read again, because the member may have changed while the password was checked.
    const current = await findMember(tx, member.id);
    if (current === undefined) throw unknownAccount();
    if (current.mustResetPassword) throw mustResetPassword();
    return proceed(tx, platform, current, visitorId);
  });
}

async function rejectionOf(member: Member | undefined, password: string): Promise<PlatformError | undefined> {
  if (member === undefined) return unknownAccount();
  if (member.passwordHash === null) return mustResetPassword();
  return (await isPassword(password, member.passwordHash)) ? undefined : wrongPassword();
}
