import { sql } from 'drizzle-orm';
import { emailSchema } from '../core/address';
import type { Platform } from '../core/platform';
import type { Reader } from '../db/reader';
import { orders } from '../ecom/orders/schema';
import { createMember, type NewMember } from '../members/new-member';
import { emailTaken, emailViolation } from '../members/rejections';
import { findMemberByEmail } from '../members/store';
import { type CaptchaTokens, requireCaptcha } from './captcha-answers';
import { checkPassword, hashPassword } from './passwords';
import { type Policy, readPolicy } from './policy';
import { type LoginState, proceed } from './state-machine';

export type Registration = {
  email: string;
  password: string;
  profile: Pick<NewMember, 'profile' | 'document' | 'privacyStatus'>;
  captchaTokens: CaptchaTokens;
  visitorId: string | undefined;
};

/**
 * Creates a member and logs in as far as the site's policy allows.
 * @throws PlatformError 400 with the invalid field, `data.type` EMAIL for the email; 400 −19971 or
 *   −19970 for the captcha; 409 −19995 for an email that has a member.
 */
export async function register(platform: Platform, registration: Registration): Promise<LoginState> {
  const { password, captchaTokens, visitorId } = registration;
  const parsed = emailSchema.safeParse(registration.email);
  if (!parsed.success) throw emailViolation('loginId.email');
  const email = parsed.data;
  checkPassword('password', password);
  const policy = await readPolicy(platform.db.read);
  await requireCaptcha(platform, { policy, tokens: captchaTokens, failures: undefined });
  const passwordHash = await hashPassword(password);
  return platform.db.write(async (tx) => {
    if ((await findMemberByEmail(tx, email)) !== undefined) throw emailTaken();
    const member = await createMember(
      tx,
      {
        loginEmail: email,
        passwordHash,
        status: policy.ownerApproval ? 'PENDING' : 'APPROVED',
        mustVerifyEmail: await mustVerify(tx, policy, email),
        ...registration.profile,
      },
      platform.clock.now(),
    );
    return proceed(tx, platform, member, visitorId);
  });
}

/**
 * With `contacts`, the platform requires verification when the email belongs to a contact. The
 * sandbox treats earlier buyers as contacts.
 */
async function mustVerify(reader: Reader, { emailVerification }: Policy, email: string): Promise<boolean> {
  if (emailVerification !== 'contacts') return emailVerification === 'always';
  const bought = await reader
    .select({ id: orders.id })
    .from(orders)
    .where(sql`lower(${orders.email}) = ${email.toLowerCase()}`)
    .limit(1);
  return bought.length > 0;
}
