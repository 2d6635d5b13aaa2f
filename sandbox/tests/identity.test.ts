import { authentication, verification } from '@wix/identity';
import { describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { members, sessions } from '../members/schema';
import { BUYER, buy } from './hosted-page';
import { openSandbox } from './open-sandbox';
import { post, rejection, sdkClient, statusAndCode, visitorTokens } from './sdk-client';
import { add, visitorClient } from './shopper';
import { ADA, authClient, captchaToken, codeFor, control, mailsTo, newEmail } from './sign-in';

const PASSWORD = 'a long password';

const sandbox = await openSandbox({ resets: true, routesFetch: true });

const policy = (change: unknown) => control(sandbox, 'PUT', 'policy', change);
const setMember = (email: string, change: unknown) =>
  control(sandbox, 'PATCH', `members/${encodeURIComponent(email)}`, change);

/** The SDK's modules as a visitor, for responses that `client.auth` hides. */
async function identity(authorization?: string) {
  const client = sdkClient(sandbox, authorization ?? (await visitorTokens(sandbox)).access_token);
  return { authentication: client.use(authentication), verification: client.use(verification) };
}

describe('registering', () => {
  it('creates a member who is signed in, with a session and an identity', async () => {
    const email = newEmail();
    const { authentication: auth } = await identity();
    const result = await auth.registerV2(
      { email },
      { password: PASSWORD, profile: { nickname: 'Mira', firstName: 'Mira', lastName: 'Holm' } },
    );
    expect(result).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.stringMatching(/^JWS\./),
      identity: {
        email: { address: email, isVerified: false },
        status: { name: 'ACTIVE', reasons: [] },
        identityProfile: { nickname: 'Mira', firstName: 'Mira', lastName: 'Holm' },
      },
    });
    expect(result.identity?._id).toMatch(/^[0-9a-f-]{36}$/);
    expect(result.stateToken).toBeUndefined();
    expect(await authClient().auth.login({ email, password: PASSWORD })).toMatchObject({
      loginState: 'SUCCESS',
    });
  });

  it('rejects an email that is taken, in any spelling', async () => {
    const again = { email: 'Ada@Example.com', password: PASSWORD };
    expect(await authClient().auth.register(again)).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'emailAlreadyExists',
    });
    const { authentication: auth } = await identity();
    expect(await statusAndCode(auth.registerV2({ email: ADA.email }, { password: PASSWORD }))).toEqual([
      409,
      '-19995',
    ]);
  });

  it.each(['nope', '', 'a@b', `${'a'.repeat(250)}@example.com`])('rejects the email %j', async (email) => {
    expect(await authClient().auth.register({ email, password: PASSWORD })).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'invalidEmail',
    });
  });

  it.each([
    ['too short', 'abc', 'at least 4'],
    ['empty', '', 'at least 4'],
    ['too long', 'x'.repeat(101), 'at most 100'],
  ])('rejects a password that is %s, without an application error', async (_, password, message) => {
    const result = await authClient().auth.register({ email: newEmail(), password });
    expect(result).toMatchObject({ loginState: 'FAILURE', error: expect.stringContaining(message) });
    expect(result).not.toHaveProperty('errorCode', expect.anything());
  });

  it('counts characters of a password, not UTF-16 units', async () => {
    const email = newEmail();
    const password = '🐚🐚🐚🐚';
    await authClient().auth.register({ email, password });
    expect(await authClient().auth.login({ email, password })).toMatchObject({ loginState: 'SUCCESS' });
    expect(await authClient().auth.register({ email: newEmail(), password: '🐚🐚🐚' })).toMatchObject({
      loginState: 'FAILURE',
    });
  });

  it('accepts one of two concurrent registrations of the same email', async () => {
    const email = newEmail();
    const results = await Promise.all(
      [1, 2].map(() => authClient().auth.register({ email, password: PASSWORD })),
    );
    expect(results.map(({ loginState }) => loginState).sort()).toEqual(['FAILURE', 'SUCCESS']);
  });

  it('gives members with the same name different slugs', async () => {
    const slugs = await Promise.all(
      [1, 2].map(async () => {
        const { authentication: auth } = await identity();
        const profile = { nickname: 'Åsa Ek' };
        const made = await auth.registerV2({ email: newEmail() }, { password: PASSWORD, profile });
        return made.identity?.identityProfile?.slug;
      }),
    );
    expect(slugs.sort()).toEqual(['A-sa-Ek', 'A-sa-Ek-2']);
  });

  it('stores no password and no session token in readable form', async () => {
    const result = await authClient().auth.register({ email: newEmail(), password: PASSWORD });
    const rows = JSON.stringify([
      await sandbox.platform.db.read.select().from(members),
      await sandbox.platform.db.read.select().from(sessions),
    ]);
    expect(rows).not.toContain(PASSWORD);
    expect(rows).not.toContain(result.loginState === 'SUCCESS' ? result.data.sessionToken : 'no session');
    expect(rows).toContain('scrypt$16384$8$1$');
  });
});

describe('logging in', () => {
  it('requires a visitor’s token', async () => {
    const body = { loginId: { email: ADA.email }, password: ADA.password };
    const response = await post(sandbox, '/_api/iam/authentication/v2/login', body);
    expect(response.status).toBe(401);
  });

  it('works under the older address as well', async () => {
    const Authorization = (await visitorTokens(sandbox)).access_token;
    const body = { loginId: { email: ADA.email }, password: ADA.password };
    const response = await post(sandbox, '/iam/authentication/v2/login', body, { Authorization });
    expect(await response.json()).toMatchObject({ state: 'SUCCESS' });
  });

  it.each([
    ['a wrong password', ADA.email, 'wrong', 401, '-19976', 'invalidPassword'],
    ['an unknown email', 'nobody@example.com', PASSWORD, 404, '-19999', 'invalidEmail'],
    ['a blocked member', 'blocked@example.com', 'halden-blocked-1', 403, '-19980', 'invalidEmail'],
    ['a blocked member’s wrong password', 'blocked@example.com', 'x', 401, '-19976', 'invalidPassword'],
  ])('rejects %s', async (_, email, password, status, code, errorCode) => {
    const { authentication: auth } = await identity();
    expect(await statusAndCode(auth.loginV2({ email }, { password }))).toEqual([status, code]);
    expect(await authClient().auth.login({ email, password })).toMatchObject({
      loginState: 'FAILURE',
      errorCode,
    });
  });

  it('requires a password reset where the merchant requested one', async () => {
    await setMember(ADA.email, { mustResetPassword: true });
    expect(await authClient().auth.login(ADA)).toMatchObject({ errorCode: 'resetPassword' });
    const { authentication: auth } = await identity();
    expect(await statusAndCode(auth.loginV2({ email: ADA.email }, { password: ADA.password }))).toEqual([
      403,
      '-19973',
    ]);
  });

  it('waits for the owner’s approval where the site requires it, and proceeds once approved', async () => {
    await policy({ ownerApproval: true });
    const email = newEmail();
    expect(await authClient().auth.register({ email, password: PASSWORD })).toEqual({
      loginState: 'OWNER_APPROVAL_REQUIRED',
    });
    const { authentication: auth } = await identity();
    const waiting = await auth.loginV2({ email }, { password: PASSWORD });
    expect(waiting).toMatchObject({
      state: 'REQUIRE_OWNER_APPROVAL',
      identity: { status: { name: 'PENDING', reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] } },
    });
    const proceed = async () => {
      const Authorization = (await visitorTokens(sandbox)).access_token;
      const body = { stateToken: waiting.stateToken };
      return post(sandbox, '/_api/iam/authentication/v1/state/proceed', body, { Authorization });
    };
    const still = await (await proceed()).json();
    expect(still.state.status).toBe('REQUIRE_OWNER_APPROVAL');
    await setMember(email, { status: 'APPROVED' });
    expect(await authClient().auth.login({ email, password: PASSWORD })).toMatchObject({
      loginState: 'SUCCESS',
    });
    // The first state token was used. The one from the response is still valid.
    expect((await proceed()).status).toBe(400);
    const Authorization = (await visitorTokens(sandbox)).access_token;
    const next = { stateToken: still.state.stateToken };
    const done = await post(sandbox, '/iam/authentication/v1/state/proceed', next, { Authorization });
    expect(await done.json()).toMatchObject({ state: { status: 'DONE' }, sessionToken: expect.any(String) });
  });

  it('stops at STATUS_CHECK for a disconnected member', async () => {
    await setMember(ADA.email, { status: 'OFFLINE' });
    expect(await authClient().auth.login(ADA)).toMatchObject({
      loginState: 'FAILURE',
      error: 'Unknown _state',
    });
  });

  it('is throttled for a quarter of an hour after twenty failures', async () => {
    const email = 'nobody@example.com';
    const { authentication: auth } = await identity();
    for (let count = 0; count < 20; count += 1) await rejection(auth.loginV2({ email }, { password: 'x' }));
    expect(await statusAndCode(auth.loginV2({ email }, { password: 'x' }))).toEqual([429, '-19959']);
    sandbox.platform.clock.advance(15 * 60_000 + 1);
    expect(await statusAndCode(auth.loginV2({ email }, { password: 'x' }))).toEqual([404, '-19999']);
  });
});

describe('the v1 calls', () => {
  const call = async (path: string, body: unknown) => {
    const Authorization = (await visitorTokens(sandbox)).access_token;
    return (await post(sandbox, `/_api/iam/authentication/v1${path}`, body, { Authorization })).json();
  };

  it('register and log in', async () => {
    const email = newEmail();
    const made = await call('/register', {
      identity: { identityProfile: { emails: [email], nickname: 'Nils' } },
      authenticatorId: 'a',
      inputs: { password: PASSWORD },
    });
    expect(made).toMatchObject({
      state: { status: 'DONE' },
      sessionToken: expect.any(String),
      identity: { identityProfile: { nickname: 'Nils' } },
    });
    for (const identifier of [{ email }, { userName: email }])
      expect(await call('/login', { identifier, inputs: { password: PASSWORD } })).toMatchObject({
        state: { status: 'DONE' },
      });
    expect(await call('/login', { identifier: { email }, inputs: { password: 'x' } })).toMatchObject({
      details: { applicationError: { code: '-19976' } },
    });
  });

  it('accept a token of the identity provider once', async () => {
    const email = newEmail();
    const token = await control(sandbox, 'POST', 'idp-token', { email, firstName: 'Tove' });
    const result = await call('/sso/login-with-token-params', token);
    expect(result).toMatchObject({
      state: 'SUCCESS',
      identity: { email: { address: email, isVerified: true }, identityProfile: { firstName: 'Tove' } },
    });
    expect(await call('/sso/login-with-token-params', token)).toMatchObject({
      details: { applicationError: { code: '-19984' } },
    });
    expect(await call('/sso/login-with-token-params', { ...token, idpConnectionId: 'other' })).toMatchObject({
      details: { applicationError: { code: '-19956' } },
    });
  });
});

describe('verifying the email', () => {
  async function waiting() {
    await policy({ emailVerification: 'always' });
    const email = newEmail();
    const client = authClient();
    const state = await client.auth.register({ email, password: PASSWORD });
    return { email, client, state };
  }

  it('accepts the mailed code, and then signs in', async () => {
    const { email, client, state } = await waiting();
    expect(state).toMatchObject({
      loginState: 'EMAIL_VERIFICATION_REQUIRED',
      data: { stateToken: expect.any(String) },
    });
    const [mail] = await mailsTo(sandbox, email);
    expect(mail?.subject).toBe('Your verification code');
    const verificationCode = await codeFor(sandbox, email);
    expect(await client.auth.processVerification({ verificationCode }, state)).toMatchObject({
      loginState: 'SUCCESS',
    });
    expect(await authClient().auth.login({ email, password: PASSWORD })).toMatchObject({
      loginState: 'SUCCESS',
    });
    expect((await rejection(client.auth.processVerification({ verificationCode }, state))).status).toBe(400);
  });

  it('is required again at the next login, with the same code', async () => {
    const { email } = await waiting();
    const client = authClient();
    const state = await client.auth.login({ email, password: PASSWORD });
    expect(state.loginState).toBe('EMAIL_VERIFICATION_REQUIRED');
    expect(await mailsTo(sandbox, email)).toHaveLength(1);
    const verificationCode = await codeFor(sandbox, email);
    expect(await client.auth.processVerification({ verificationCode }, state)).toMatchObject({
      loginState: 'SUCCESS',
    });
  });

  it('rejects a wrong code, and after five wrong ones the right one as well', async () => {
    const { email, client, state } = await waiting();
    const right = await codeFor(sandbox, email);
    const wrong = right === '000000' ? '111111' : '000000';
    const enter = (verificationCode: string) => client.auth.processVerification({ verificationCode }, state);
    for (let count = 0; count < 5; count += 1)
      expect(await statusAndCode(enter(wrong))).toEqual([400, 'VERIFICATION_FAILED']);
    expect(await statusAndCode(enter(right))).toEqual([400, 'VERIFICATION_FAILED']);
  });

  it('rejects a code after a quarter of an hour, and a state token after a day', async () => {
    const { email, client, state } = await waiting();
    const verificationCode = await codeFor(sandbox, email);
    const enter = () => client.auth.processVerification({ verificationCode }, state);
    sandbox.platform.clock.advance(15 * 60_000 + 1);
    expect(await statusAndCode(enter())).toEqual([400, 'VERIFICATION_FAILED']);
    sandbox.platform.clock.advance(24 * 3_600_000);
    const Authorization = (await visitorTokens(sandbox)).access_token;
    const stateToken = state.loginState === 'EMAIL_VERIFICATION_REQUIRED' ? state.data.stateToken : '';
    const body = { code: verificationCode, stateToken };
    const tooOld = await post(sandbox, '/_api/iam/verification/v1/auth/verify', body, { Authorization });
    expect(await tooOld.json()).toMatchObject({ details: { applicationError: { code: '-19984' } } });
  });

  it('mails another code on request, which replaces the first, up to five in ten minutes', async () => {
    const { email, client, state } = await waiting();
    const first = await codeFor(sandbox, email);
    const stateToken = state.loginState === 'EMAIL_VERIFICATION_REQUIRED' ? state.data.stateToken : '';
    const Authorization = (await visitorTokens(sandbox)).access_token;
    const resend = (token: unknown = stateToken) =>
      post(sandbox, '/_api/iam/verification/v1/auth/resend', { stateToken: token }, { Authorization });
    const answer = await (await resend()).json();
    expect(answer).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: expect.any(String) });
    expect(await mailsTo(sandbox, email)).toHaveLength(2);
    const second = await codeFor(sandbox, email);
    if (first !== second)
      await rejection(client.auth.processVerification({ verificationCode: first }, state));
    expect((await resend({ stateToken })).status).toBe(200);
    await resend();
    await resend();
    const tooMany = await resend();
    expect([tooMany.status, (await tooMany.json()).details.applicationError.code]).toEqual([429, '-19959']);
    expect((await resend('unknown')).status).toBe(400);
    const verificationCode = await codeFor(sandbox, email);
    expect(await client.auth.processVerification({ verificationCode }, state)).toMatchObject({
      loginState: 'SUCCESS',
    });
  });

  it('can be started separately, with either spelling of the parameter', async () => {
    const { email, client, state } = await waiting();
    const { authentication: auth, verification: byVisitor } = await identity();
    const { identity: who } = await auth.loginV2({ email }, { password: PASSWORD });
    const started = byVisitor.start({ target: 'EMAIL', identityId: who?._id ?? '' });
    expect((await rejection(started)).status).toBe(403);
    const { verification: verify } = await identity(SANDBOX_API_KEY);
    const { verificationId } = await verify.start({ target: 'EMAIL', identityId: who?._id ?? '' });
    expect(verificationId).toBeTruthy();
    const Authorization = SANDBOX_API_KEY;
    const body = { identityId: who?._id, target: 'EMAIL' };
    expect((await post(sandbox, '/_api/iam/verification/v1/Start', body, { Authorization })).status).toBe(
      200,
    );
    const verificationCode = await codeFor(sandbox, email);
    expect(await client.auth.processVerification({ verificationCode }, state)).toMatchObject({
      loginState: 'SUCCESS',
    });
  });

  it('is followed by the owner’s approval where both are required', async () => {
    await policy({ emailVerification: 'always', ownerApproval: true });
    const email = newEmail();
    const client = authClient();
    const state = await client.auth.register({ email, password: PASSWORD });
    const verificationCode = await codeFor(sandbox, email);
    expect(await client.auth.processVerification({ verificationCode }, state)).toEqual({
      loginState: 'OWNER_APPROVAL_REQUIRED',
    });
  });

  it('is required of buyers only, where the site verifies its contacts', async () => {
    await policy({ emailVerification: 'contacts' });
    expect(await authClient().auth.register({ email: newEmail(), password: PASSWORD })).toMatchObject({
      loginState: 'SUCCESS',
    });
    const guest = await visitorClient(sandbox);
    await add(guest, 'ora-serving-bowl');
    await buy(sandbox, guest);
    const email = BUYER.email.replace('mira', 'Mira');
    expect(await authClient().auth.register({ email, password: PASSWORD })).toMatchObject({
      loginState: 'EMAIL_VERIFICATION_REQUIRED',
    });
  });
});

describe('captcha', () => {
  const login = (captchaTokens?: { recaptchaToken?: string; invisibleRecaptchaToken?: string }) =>
    authClient().auth.login({ ...ADA, ...(captchaTokens ? { captchaTokens } : {}) });

  it('is required by the site, and its response works once', async () => {
    await policy({ captcha: { when: 'always' } });
    expect(await login()).toMatchObject({ errorCode: 'missingCaptchaToken' });
    const recaptchaToken = await captchaToken(sandbox, 'visible');
    expect(await login({ recaptchaToken })).toMatchObject({ loginState: 'SUCCESS' });
    expect(await login({ recaptchaToken })).toMatchObject({ errorCode: 'invalidCaptchaToken' });
    const invisibleRecaptchaToken = await captchaToken(sandbox, 'invisible');
    expect(await login({ invisibleRecaptchaToken })).toMatchObject({ loginState: 'SUCCESS' });
  });

  it('rejects a captcha response that is made up, expired or of the other kind', async () => {
    await policy({ captcha: { when: 'always' } });
    expect(await login({ recaptchaToken: 'made up' })).toMatchObject({ errorCode: 'invalidCaptchaToken' });
    const wrongKind = await captchaToken(sandbox, 'visible');
    expect(await login({ invisibleRecaptchaToken: wrongKind })).toMatchObject({
      errorCode: 'invalidCaptchaToken',
    });
    const recaptchaToken = await captchaToken(sandbox, 'visible');
    sandbox.platform.clock.advance(120_001);
    expect(await login({ recaptchaToken })).toMatchObject({ errorCode: 'invalidCaptchaToken' });
  });

  it('accepts only the kind that the site requires', async () => {
    await policy({ captcha: { when: 'always', kind: 'visible' } });
    const invisibleRecaptchaToken = await captchaToken(sandbox, 'invisible');
    expect(await login({ invisibleRecaptchaToken })).toMatchObject({ errorCode: 'invalidCaptchaToken' });
    const recaptchaToken = await captchaToken(sandbox, 'visible');
    expect(await login({ recaptchaToken })).toMatchObject({ loginState: 'SUCCESS' });
  });

  it('is required after several failures for one email, but not for another', async () => {
    await policy({ captcha: { when: 'afterFailures', failures: 2 } });
    const wrong = () => authClient().auth.login({ email: ADA.email, password: 'wrong' });
    expect([await wrong(), await wrong(), await wrong()]).toMatchObject([
      { errorCode: 'invalidPassword' },
      { errorCode: 'invalidPassword' },
      { errorCode: 'missingCaptchaToken' },
    ]);
    expect(await authClient().auth.login({ email: 'nobody@example.com', password: 'x' })).toMatchObject({
      errorCode: 'invalidEmail',
    });
    const recaptchaToken = await captchaToken(sandbox, 'visible');
    expect(await login({ recaptchaToken })).toMatchObject({ loginState: 'SUCCESS' });
    expect(await login()).toMatchObject({ loginState: 'SUCCESS' });
  });

  it('protects registration where it is always required', async () => {
    await policy({ captcha: { when: 'always' } });
    const email = newEmail();
    const client = authClient();
    expect(await client.auth.register({ email, password: PASSWORD })).toMatchObject({
      errorCode: 'missingCaptchaToken',
    });
    const captchaTokens = { recaptchaToken: 'made up' };
    expect(await client.auth.register({ email, password: PASSWORD, captchaTokens })).toMatchObject({
      errorCode: 'invalidCaptchaToken',
    });
    captchaTokens.recaptchaToken = await captchaToken(sandbox, 'visible');
    expect(await client.auth.register({ email, password: PASSWORD, captchaTokens })).toMatchObject({
      loginState: 'SUCCESS',
    });
  });
});

describe('actions of apps and members', () => {
  it('sign-on authenticates a member for an app, and creates a missing one', async () => {
    const { authentication: auth } = await identity(SANDBOX_API_KEY);
    const email = newEmail();
    const options = { profile: { firstName: 'Tove' }, verifyEmail: true };
    const first = await auth.signOn({ email }, options);
    expect(first).toMatchObject({
      sessionToken: expect.stringMatching(/^JWS\./),
      identity: { email: { address: email, isVerified: true } },
    });
    const second = await auth.signOn({ email });
    expect(second.identity?._id).toBe(first.identity?._id);
    // No password has been set yet.
    expect(await authClient().auth.login({ email, password: 'x' })).toMatchObject({
      errorCode: 'resetPassword',
    });
    expect(await statusAndCode(auth.signOn({ email: 'blocked@example.com' }))).toEqual([403, '-19980']);
    expect(await statusAndCode(auth.signOn({ email: 'pending@example.com' }))).toEqual([403, '-19958']);
    const visitor = await identity();
    expect((await rejection(visitor.authentication.signOn({ email }))).status).toBe(403);
  });

  it('a member changes the password, and a visitor cannot', async () => {
    const email = newEmail();
    const { authentication: asVisitor } = await identity();
    const made = await asVisitor.registerV2({ email }, { password: PASSWORD });
    const token = await sandbox.platform.tokens.mintAccessToken({
      kind: 'member',
      clientId: 'x',
      visitorId: crypto.randomUUID(),
      memberId: made.identity?._id ?? '',
    });
    const { authentication: asMember } = await identity(token);
    expect((await rejection(asMember.changePassword('abc'))).details.validationError).toMatchObject({
      fieldViolations: [{ field: 'newPassword' }],
    });
    await asMember.changePassword('another password');
    expect(await authClient().auth.login({ email, password: PASSWORD })).toMatchObject({
      errorCode: 'invalidPassword',
    });
    expect(await authClient().auth.login({ email, password: 'another password' })).toMatchObject({
      loginState: 'SUCCESS',
    });
    expect((await rejection(asVisitor.changePassword('whatever'))).status).toBe(403);
    await setMember(email, { status: 'BLOCKED' });
    expect(await statusAndCode(asMember.changePassword('whatever'))).toEqual([403, '-19980']);
  });

  it('validate-email checks the format of an email', async () => {
    const { authentication: auth } = await identity();
    expect(await auth.validateEmail('a@b.co')).toMatchObject({ valid: true });
    expect(await auth.validateEmail('nope')).toMatchObject({ valid: false, formatInvalid: true });
  });
});

describe('the identity policy', () => {
  it('is replaced as a whole, rejects unknown values, and is restored by a reset', async () => {
    const open = await control(sandbox, 'GET', 'policy');
    expect(open).toEqual({
      emailVerification: 'never',
      ownerApproval: false,
      captcha: { when: 'never', failures: 3, kind: 'any' },
      rejectServerAuthorize: false,
    });
    await policy({ ownerApproval: true });
    expect(await policy({ emailVerification: 'always' })).toEqual({ ...open, emailVerification: 'always' });
    await expect(policy({ loginCaptcha: true })).rejects.toThrow();
    await sandbox.reset();
    expect(await control(sandbox, 'GET', 'policy')).toEqual(open);
  });
});
