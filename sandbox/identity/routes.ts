import { type Context, Hono } from 'hono';
import { emailSchema } from '../core/address';
import { readArguments } from '../core/arguments';
import { readCaller, readVisitorId } from '../core/caller';
import { plainError } from '../core/errors';
import type { Platform } from '../core/platform';
import { emailViolation } from '../members/rejections';
import { changeMember, findMember } from '../members/store';
import { logIn } from './log-in';
import { checkPassword, hashPassword } from './passwords';
import { register } from './register';
import { sessionInvalid, unknownAccount } from './rejections';
import {
  changePasswordRequest,
  emailRequest,
  loginRequest,
  loginV1Request,
  memberProfile,
  registerRequest,
  registerV1Request,
  signOnRequest,
  stateTokenRequest,
  tokenParamsRequest,
} from './requests';
import { logInWithProvider, rejectionOf, signOn } from './sign-on';
import { stateWire, stateWireV1 } from './state-machine';
import { resume } from './verification';
import { identityWire } from './wire';

/** Returns the routes of an identity call: the SDK's and the one of older reference pages. */
export const iam = (path: string): string[] => [`/_api/iam${path}`, `/iam${path}`];

/**
 * Registration, login, sign-on and passwords. Callers are visitors, except where a call names
 * others.
 */
export function identityRoutes(platform: Platform): Hono {
  const app = new Hono();
  const { db, clock } = platform;
  const post = (path: string, handler: (c: Context) => Promise<Response>) =>
    app.on('POST', iam(`/authentication${path}`), handler);

  post('/v2/register', async (c) => {
    const visitorId = await readVisitorId(platform, c);
    const { loginId, password, profile, captchaTokens } = await readArguments(c, registerRequest);
    const result = await register(platform, {
      email: loginId.email,
      password: password ?? '',
      profile: memberProfile(profile),
      captchaTokens,
      visitorId,
    });
    return c.json(stateWire(result));
  });

  post('/v2/login', async (c) => {
    const visitorId = await readVisitorId(platform, c);
    const { loginId, password, captchaTokens } = await readArguments(c, loginRequest);
    const credentials = { email: loginId.email, password: password ?? '', captchaTokens, visitorId };
    return c.json(stateWire(await logIn(platform, credentials)));
  });

  post('/v1/register', async (c) => {
    const visitorId = await readVisitorId(platform, c);
    const { identity, inputs, captchaTokens } = await readArguments(c, registerV1Request);
    const profile = identity?.identityProfile;
    const result = await register(platform, {
      email: identity?.email?.address ?? profile?.emails?.[0] ?? textOf(inputs.email),
      password: textOf(inputs.password),
      profile: memberProfile(profile),
      captchaTokens,
      visitorId,
    });
    return c.json(stateWireV1(result));
  });

  post('/v1/login', async (c) => {
    const visitorId = await readVisitorId(platform, c);
    const { identifier, inputs, captchaTokens } = await readArguments(c, loginV1Request);
    const result = await logIn(platform, {
      email: identifier.email ?? identifier.userName ?? '',
      password: textOf(inputs.password),
      captchaTokens,
      visitorId,
    });
    return c.json(stateWireV1(result));
  });

  post('/v1/state/proceed', async (c) => {
    await readCaller(platform, c);
    const { stateToken } = await readArguments(c, stateTokenRequest);
    return c.json(stateWireV1(await resume(platform, stateToken)));
  });

  post('/v1/sso/login-with-token-params', async (c) => {
    const visitorId = await readVisitorId(platform, c);
    const { idpConnectionId, tokenParams } = await readArguments(c, tokenParamsRequest);
    const token = textOf(tokenParams.id_token);
    if (token === '') throw sessionInvalid();
    const result = await logInWithProvider(platform, { connectionId: idpConnectionId, token, visitorId });
    return c.json(stateWire(result));
  });

  // Members only. The old password is not required, and sessions stay as they are.
  post('/v2/change-password', async (c) => {
    const caller = await readCaller(platform, c);
    if (caller.kind !== 'member') throw plainError(403, 'Permission denied');
    const { newPassword } = await readArguments(c, changePasswordRequest);
    checkPassword('newPassword', newPassword);
    const passwordHash = await hashPassword(newPassword);
    await db.write(async (tx) => {
      const member = await findMember(tx, caller.memberId);
      if (member === undefined) throw unknownAccount();
      const rejection = rejectionOf(member);
      if (rejection) throw rejection;
      await changeMember(tx, member, { passwordHash, mustResetPassword: false }, clock.now());
    });
    return c.json({});
  });

  // Apps only.
  post('/v2/sign-on', async (c) => {
    if ((await readCaller(platform, c)).kind !== 'admin') throw plainError(403, 'Permission denied');
    const { loginId, profile, verifyEmail } = await readArguments(c, signOnRequest);
    const { sessionToken, member } = await signOn(platform, {
      email: emailOf(loginId.email),
      profile: memberProfile(profile),
      verifyEmail: verifyEmail ?? false,
      visitorId: await readVisitorId(platform, c),
    });
    return c.json({ sessionToken, identity: identityWire(member) });
  });

  post('/v2/validate-email', async (c) => {
    await readCaller(platform, c);
    const { email } = await readArguments(c, emailRequest);
    const valid = emailSchema.safeParse(email).success;
    return c.json(valid ? { valid } : { valid, formatInvalid: true });
  });

  return app;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @throws PlatformError 400 for text that is not an email address. */
function emailOf(text: string): string {
  const parsed = emailSchema.safeParse(text);
  if (!parsed.success) throw emailViolation('loginId.email');
  return parsed.data;
}
