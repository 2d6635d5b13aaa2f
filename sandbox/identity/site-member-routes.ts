import { Hono } from 'hono';
import { z } from 'zod';
import { emailSchema } from '../core/address';
import { readArguments } from '../core/arguments';
import { readCaller, requireAdmin } from '../core/caller';
import { applicationError, PlatformError, plainError } from '../core/errors';
import type { Platform } from '../core/platform';
import { emailTaken, emailViolation } from '../members/rejections';
import { changeMember, findMember, findMemberByEmail } from '../members/store';
import { logIn } from './log-in';
import { sendActivationMail } from './recovery';
import { register } from './register';
import { unknownAccount, waitingForApproval } from './rejections';
import { memberProfile } from './requests';
import { siteMemberWire } from './site-member-wire';
import type { LoginState } from './state-machine';
import { verify } from './verification';

/** The SDK's doubled path. The REST reference's path follows. */
const AUTH = '/wix-sm/api/v1/auth';
const SET_PASSWORD = [
  `${AUTH}/v1/auth/members/send-set-password-email`,
  '/members/v1/auth/members/send-set-password-email',
];

const name = z.string().max(100).nullish();
const emailVerification = z
  .object({ verificationId: z.string().max(1000), otp: z.string().max(100) })
  .nullish();
const loginRequest = z.object({
  email: z.string().max(1000).default(''),
  password: z.string().max(10_000).default(''),
  emailVerification,
});
const registerRequest = loginRequest.extend({
  contactInfo: z
    .object({ firstName: name, lastName: name, phones: z.array(z.string().max(50)).max(50).nullish() })
    .nullish(),
  profilePrivacyStatus: z.enum(['UNDEFINED', 'PUBLIC', 'PRIVATE', 'COMMUNITY']).nullish(),
});

/**
 * `members.authentication`: the older site-members service, for apps. It has two outcomes, a
 * session or a rejection. A member who waits for the owner gets an approval token instead of a
 * session.
 */
export function siteMemberRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db, clock } = platform;
  // The app vouches for the person, so no captcha is required.
  const fromApp = { captchaTokens: 'not-required', visitorId: undefined } as const;

  app.post(`${AUTH}/api/v1/auth/register`, async (c) => {
    await requireAdmin(platform, c);
    const request = await readArguments(c, registerRequest);
    const { contactInfo, profilePrivacyStatus: privacy } = request;
    const result = request.emailVerification
      ? await confirm(platform, request.emailVerification)
      : await register(platform, {
          ...fromApp,
          email: request.email,
          password: request.password,
          profile: memberProfile({
            ...contactInfo,
            privacyStatus: privacy === 'PUBLIC' || privacy === 'COMMUNITY' ? 'PUBLIC' : 'PRIVATE',
          }),
        });
    return c.json(answer(result));
  });

  app.post(`${AUTH}/api/v1/auth/login`, async (c) => {
    await requireAdmin(platform, c);
    const { email, password, ...request } = await readArguments(c, loginRequest);
    const result = request.emailVerification
      ? await confirm(platform, request.emailVerification)
      : await logIn(platform, { ...fromApp, email, password });
    if (result.state !== 'SUCCESS' && result.state !== 'REQUIRE_EMAIL_VERIFICATION')
      throw waitingForApproval();
    return c.json(answer(result));
  });

  app.on('POST', SET_PASSWORD, async (c) => {
    await requireAdmin(platform, c);
    const { email } = await readArguments(c, z.object({ email: z.string().max(1000) }));
    if (!emailSchema.safeParse(email).success) throw emailViolation('email');
    const member = await findMemberByEmail(db.read, email);
    const accepted =
      member !== undefined &&
      (await sendActivationMail(platform, member.id, { returnUrl: undefined, language: null }));
    if (!accepted) throw unknownAccount();
    return c.json({ accepted });
  });

  // Members change their own email. The new address counts as unverified.
  app.patch('/api/v1/members/:id/change-login-email', async (c) => {
    const caller = await readCaller(platform, c);
    const id = c.req.param('id');
    if (caller.kind !== 'admin' && !(caller.kind === 'member' && caller.memberId === id))
      throw plainError(403, 'Permission denied');
    const { newEmail } = await readArguments(c, z.object({ newEmail: z.string().max(1000).default('') }));
    const parsed = emailSchema.safeParse(newEmail);
    if (!parsed.success) throw emailViolation('newEmail');
    const member = await db.write(async (tx) => {
      const before = await findMember(tx, id);
      if (before === undefined) throw unknownAccount();
      const holder = await findMemberByEmail(tx, parsed.data);
      if (holder !== undefined && holder.id !== id) throw emailTaken();
      const isSame = before.loginEmail.toLowerCase() === parsed.data.toLowerCase();
      const change = { loginEmail: parsed.data, emailVerified: before.emailVerified && isSame };
      return changeMember(tx, before, change, clock.now());
    });
    return c.json({ member: siteMemberWire(member) });
  });

  return app;
}

/**
 * @throws PlatformError 400 EMAIL_VERIFICATION_FAILED for a wrong code or an unknown verification.
 */
async function confirm(
  platform: Platform,
  { verificationId, otp }: { verificationId: string; otp: string },
): Promise<LoginState> {
  try {
    return await verify(platform, otp, verificationId);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const verificationFailureReason = error.message === 'Verification failed' ? 'BAD_CODE' : 'NOT_FOUND';
    throw applicationError(400, 'EMAIL_VERIFICATION_FAILED', 'Email verification failed', {
      verificationId,
      verificationFailureReason,
    });
  }
}

/**
 * @throws PlatformError 428 EMAIL_VERIFICATION_REQUIRED with the verification id that the client
 *   sends back with the mailed code.
 */
function answer(result: LoginState) {
  const member = siteMemberWire(result.member);
  if (result.state === 'SUCCESS') return { session: { token: result.sessionToken }, member };
  if (result.state === 'REQUIRE_EMAIL_VERIFICATION')
    throw applicationError(428, 'EMAIL_VERIFICATION_REQUIRED', 'Email verification is required', {
      verificationId: result.stateToken,
    });
  return { approvalToken: result.stateToken, member };
}
