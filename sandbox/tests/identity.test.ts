import { authentication, verification } from '@wix/identity';
import { members as membersModule, authentication as siteAuthentication } from '@wix/members';
import { describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { members, sessions } from '../members/schema';
import { ADA_ID } from '../seed/members';
import { BUYER, buy } from './hosted-page';
import { openSandbox } from './open-sandbox';
import { merchantClient, post, rejects, sdkClient, visitorClient, visitorTokens } from './sdk-client';
import { add, newMember } from './shopper';
import {
  ADA,
  authClient,
  captchaToken,
  codeFor,
  control,
  logIn,
  mailsTo,
  newEmail,
  register,
} from './sign-in';

const PASSWORD = 'a long password';
const TYPO = { email: ADA.email, password: 'wrong' };

const sandbox = await openSandbox({ resets: true, routesFetch: true });

const policy = (change: unknown) => control(sandbox, 'PUT', 'policy', change);
const setMember = (email: string, change: unknown) =>
  control(sandbox, 'PATCH', `members/${encodeURIComponent(email)}`, change);

/** The SDK's modules as a visitor, for responses that `client.auth` hides. */
async function identity(authorization?: string) {
  const client = sdkClient(sandbox, authorization ?? (await visitorTokens(sandbox)).access_token);
  return { authentication: client.use(authentication), verification: client.use(verification) };
}

/** Sends a call that no module of the SDK has, as a visitor, and returns status and body. */
async function call(path: string, body: unknown) {
  const Authorization = (await visitorTokens(sandbox)).access_token;
  const response = await post(sandbox, path, body, { Authorization });
  return { status: response.status, body: await response.json() };
}
const rejectedWith = (code: string) => ({ details: { applicationError: { code } } });

describe('registering', () => {
  it('creates a member who is signed in, with a session and an identity', async () => {
    const email = newEmail();
    const { authentication: auth } = await identity();
    const identityProfile = { nickname: 'Mira', firstName: 'Mira', lastName: 'Holm' };
    const result = await auth.registerV2({ email }, { password: PASSWORD, profile: identityProfile });
    expect(result).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.stringMatching(/^JWS\./),
      identity: {
        email: { address: email, isVerified: false },
        status: { name: 'ACTIVE', reasons: [] },
        identityProfile,
      },
    });
    expect(result.identity?._id).toMatch(/^[0-9a-f-]{36}$/);
    expect(result.stateToken).toBeUndefined();
    expect(await logIn({ email, password: PASSWORD })).toBe('SUCCESS');
  });

  it.each([
    ['Ada@Example.com', PASSWORD, 'emailAlreadyExists'],
    ['nope', PASSWORD, 'invalidEmail'],
    ['new@example.com', 'abc', expect.stringContaining('at least 4')],
    ['new@example.com', 'x'.repeat(101), expect.stringContaining('at most 100')],
    // Four characters of eight UTF-16 units.
    ['new@example.com', '🐚🐚🐚🐚', 'SUCCESS'],
  ])('tells the SDK’s client why it rejects %s with %s', async (email, password, outcome) => {
    expect(await register({ email, password })).toEqual(outcome);
  });

  it('accepts one of two concurrent registrations of the same email', async () => {
    const person = { email: newEmail(), password: PASSWORD };
    const results = await Promise.all([register(person), register(person)]);
    expect(results.sort()).toEqual(['SUCCESS', 'emailAlreadyExists']);
  });

  it('gives members with the same name different slugs', async () => {
    const { authentication: auth } = await identity();
    const slugs = await Promise.all(
      [1, 2].map(async () => {
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
  it('requires a password reset where the merchant requested one', async () => {
    await setMember(ADA.email, { mustResetPassword: true });
    expect(await logIn(ADA)).toBe('resetPassword');
    const { authentication: auth } = await identity();
    await rejects(auth.loginV2({ email: ADA.email }, { password: ADA.password }), 403, '-19973');
  });

  it('waits for the owner’s approval where the site requires it, and proceeds once approved', async () => {
    await policy({ ownerApproval: true });
    const person = { email: newEmail(), password: PASSWORD };
    expect(await register(person)).toBe('OWNER_APPROVAL_REQUIRED');
    const { authentication: auth } = await identity();
    const waiting = await auth.loginV2({ email: person.email }, { password: PASSWORD });
    expect(waiting).toMatchObject({
      state: 'REQUIRE_OWNER_APPROVAL',
      identity: { status: { name: 'PENDING', reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] } },
    });
    const proceed = (stateToken: unknown, api = '/_api/iam') =>
      call(`${api}/authentication/v1/state/proceed`, { stateToken });
    const still = await proceed(waiting.stateToken);
    expect(still.body.state.status).toBe('REQUIRE_OWNER_APPROVAL');
    await setMember(person.email, { status: 'APPROVED' });
    expect(await logIn(person)).toBe('SUCCESS');
    // The first state token was used. The one from the response is still valid.
    expect((await proceed(waiting.stateToken)).status).toBe(400);
    expect((await proceed(still.body.state.stateToken, '/iam')).body).toMatchObject({
      state: { status: 'DONE' },
      sessionToken: expect.any(String),
    });
  });

  it('is throttled for a quarter of an hour after twenty failures', async () => {
    const { authentication: auth } = await identity();
    const fail = () => auth.loginV2({ email: 'nobody@example.com' }, { password: 'x' });
    for (let count = 0; count < 20; count += 1) await rejects(fail(), 404);
    await rejects(fail(), 429, '-19959');
    sandbox.platform.clock.advance(15 * 60_000 + 1);
    await rejects(fail(), 404, '-19999');
  });
});

describe('the v1 calls', () => {
  const V1 = '/_api/iam/authentication/v1';

  it('register and log in', async () => {
    const email = newEmail();
    const made = await call(`${V1}/register`, {
      identity: { identityProfile: { emails: [email], nickname: 'Nils' } },
      authenticatorId: 'a',
      inputs: { password: PASSWORD },
    });
    const identityProfile = { nickname: 'Nils' };
    expect(made.body).toMatchObject({ state: { status: 'DONE' }, identity: { identityProfile } });
    expect(made.body.sessionToken).toEqual(expect.any(String));
    for (const identifier of [{ email }, { userName: email }]) {
      const { body } = await call(`${V1}/login`, { identifier, inputs: { password: PASSWORD } });
      expect(body).toMatchObject({ state: { status: 'DONE' } });
    }
  });

  it('accept a token of the identity provider once', async () => {
    const email = newEmail();
    const token = await control(sandbox, 'POST', 'idp-token', { email, firstName: 'Tove' });
    const signIn = async (sent: unknown) => (await call(`${V1}/sso/login-with-token-params`, sent)).body;
    expect(await signIn(token)).toMatchObject({
      state: 'SUCCESS',
      identity: { email: { address: email, isVerified: true }, identityProfile: { firstName: 'Tove' } },
    });
    expect(await signIn(token)).toMatchObject(rejectedWith('-19984'));
    expect(await signIn({ ...token, idpConnectionId: 'other' })).toMatchObject(rejectedWith('-19956'));
  });
});

describe('verifying the email', () => {
  /** A registration that waits for the mailed code, and the call that sends a code. */
  async function waiting(change: object = {}) {
    await policy({ emailVerification: 'always', ...change });
    const email = newEmail();
    const client = authClient();
    const state = await client.auth.register({ email, password: PASSWORD });
    if (state.loginState !== 'EMAIL_VERIFICATION_REQUIRED') throw new Error(state.loginState);
    const enter = (verificationCode: string) => client.auth.processVerification({ verificationCode }, state);
    return { email, enter, stateToken: state.data.stateToken };
  }

  it('accepts the mailed code once, also at the next login, and then signs in', async () => {
    const { email, enter } = await waiting();
    const client = authClient();
    const state = await client.auth.login({ email, password: PASSWORD });
    expect(state.loginState).toBe('EMAIL_VERIFICATION_REQUIRED');
    expect(await mailsTo(sandbox, email)).toMatchObject([{ subject: 'Your verification code' }]);
    const verificationCode = await codeFor(sandbox, email);
    const done = await client.auth.processVerification({ verificationCode }, state);
    expect(done.loginState).toBe('SUCCESS');
    expect(await logIn({ email, password: PASSWORD })).toBe('SUCCESS');
    await rejects(enter(verificationCode), 400);
    await rejects(client.auth.processVerification({ verificationCode }, state), 400, '-19984');
  });

  it('rejects a wrong code, and after five wrong ones the right one as well', async () => {
    const { email, enter } = await waiting();
    const right = await codeFor(sandbox, email);
    const wrong = right === '000000' ? '111111' : '000000';
    for (let count = 0; count < 5; count += 1) await rejects(enter(wrong), 400, 'VERIFICATION_FAILED');
    await rejects(enter(right), 400, 'VERIFICATION_FAILED');
  });

  it('rejects a code after a quarter of an hour, and a state token after a day', async () => {
    const { email, enter, stateToken } = await waiting();
    const code = await codeFor(sandbox, email);
    sandbox.platform.clock.advance(15 * 60_000 + 1);
    await rejects(enter(code), 400, 'VERIFICATION_FAILED');
    sandbox.platform.clock.advance(24 * 3_600_000);
    const { body } = await call('/_api/iam/verification/v1/auth/verify', { code, stateToken });
    expect(body).toMatchObject(rejectedWith('-19984'));
  });

  it('mails another code on request, which replaces the first, up to five in ten minutes', async () => {
    const { email, enter, stateToken } = await waiting();
    const first = await codeFor(sandbox, email);
    const resend = (token: unknown = stateToken) =>
      call('/_api/iam/verification/v1/auth/resend', { stateToken: token });
    expect((await resend()).body).toMatchObject({
      state: 'REQUIRE_EMAIL_VERIFICATION',
      stateToken: expect.any(String),
    });
    expect(await mailsTo(sandbox, email)).toHaveLength(2);
    if (first !== (await codeFor(sandbox, email))) await rejects(enter(first), 400);
    expect((await resend({ stateToken })).status).toBe(200);
    await resend();
    await resend();
    expect(await resend()).toMatchObject({ status: 429, body: rejectedWith('-19959') });
    expect(await enter(await codeFor(sandbox, email))).toMatchObject({ loginState: 'SUCCESS' });
  });

  it('can be started separately by an app, with either spelling of the parameter', async () => {
    const { email, enter } = await waiting();
    const { authentication: auth } = await identity();
    const { identity: who } = await auth.loginV2({ email }, { password: PASSWORD });
    const target = { target: 'EMAIL', identityId: who?._id ?? '' } as const;
    const { verification: verify } = await identity(SANDBOX_API_KEY);
    expect((await verify.start(target)).verificationId).toBeTruthy();
    const Authorization = SANDBOX_API_KEY;
    const again = await post(sandbox, '/_api/iam/verification/v1/Start', target, { Authorization });
    expect(again.status).toBe(200);
    expect(await enter(await codeFor(sandbox, email))).toMatchObject({ loginState: 'SUCCESS' });
  });

  it('is followed by the owner’s approval where both are required', async () => {
    const { email, enter } = await waiting({ ownerApproval: true });
    expect(await enter(await codeFor(sandbox, email))).toEqual({ loginState: 'OWNER_APPROVAL_REQUIRED' });
  });

  it('is required of buyers only, where the site verifies its contacts', async () => {
    await policy({ emailVerification: 'contacts' });
    expect(await register({ email: newEmail(), password: PASSWORD })).toBe('SUCCESS');
    const guest = await visitorClient(sandbox);
    await add(guest, 'ora-serving-bowl');
    await buy(sandbox, guest);
    const email = BUYER.email.replace('mira', 'Mira');
    expect(await register({ email, password: PASSWORD })).toBe('EMAIL_VERIFICATION_REQUIRED');
  });
});

describe('a captcha', () => {
  const solve = (captchaTokens?: { recaptchaToken?: string; invisibleRecaptchaToken?: string }) =>
    logIn({ ...ADA, ...(captchaTokens ? { captchaTokens } : {}) });

  it('is required by the site, and its response works once', async () => {
    await policy({ captcha: { when: 'always' } });
    expect(await solve()).toBe('missingCaptchaToken');
    const recaptchaToken = await captchaToken(sandbox, 'visible');
    expect(await solve({ recaptchaToken })).toBe('SUCCESS');
    expect(await solve({ recaptchaToken })).toBe('invalidCaptchaToken');
    const invisibleRecaptchaToken = await captchaToken(sandbox, 'invisible');
    expect(await solve({ invisibleRecaptchaToken })).toBe('SUCCESS');
  });

  it('rejects a response that is made up, expired, of the other kind, or of a kind that the site does not take', async () => {
    await policy({ captcha: { when: 'always' } });
    const visible = await captchaToken(sandbox, 'visible');
    expect(await solve({ recaptchaToken: 'made up' })).toBe('invalidCaptchaToken');
    expect(await solve({ invisibleRecaptchaToken: visible })).toBe('invalidCaptchaToken');
    const late = await captchaToken(sandbox, 'visible');
    sandbox.platform.clock.advance(120_001);
    expect(await solve({ recaptchaToken: late })).toBe('invalidCaptchaToken');
    await policy({ captcha: { when: 'always', kind: 'visible' } });
    const invisibleRecaptchaToken = await captchaToken(sandbox, 'invisible');
    expect(await solve({ invisibleRecaptchaToken })).toBe('invalidCaptchaToken');
    expect(await solve({ recaptchaToken: await captchaToken(sandbox, 'visible') })).toBe('SUCCESS');
  });

  it('is required after several failures for one email, but not for another', async () => {
    await policy({ captcha: { when: 'afterFailures', failures: 2 } });
    const outcomes = [await logIn(TYPO), await logIn(TYPO), await logIn(TYPO)];
    expect(outcomes).toEqual(['invalidPassword', 'invalidPassword', 'missingCaptchaToken']);
    expect(await logIn({ email: 'nobody@example.com', password: 'x' })).toBe('invalidEmail');
    expect(await solve({ recaptchaToken: await captchaToken(sandbox, 'visible') })).toBe('SUCCESS');
    expect(await solve()).toBe('SUCCESS');
  });

  it('protects registration where it is always required', async () => {
    await policy({ captcha: { when: 'always' } });
    const person = { email: newEmail(), password: PASSWORD };
    const solved = (recaptchaToken: string) => register({ ...person, captchaTokens: { recaptchaToken } });
    expect(await register(person)).toBe('missingCaptchaToken');
    expect(await solved('made up')).toBe('invalidCaptchaToken');
    expect(await solved(await captchaToken(sandbox, 'visible'))).toBe('SUCCESS');
  });
});

describe('actions of apps and members', () => {
  it('sign-on authenticates a member for an app, and creates a missing one', async () => {
    const { authentication: auth } = await identity(SANDBOX_API_KEY);
    const email = newEmail();
    const first = await auth.signOn({ email }, { profile: { firstName: 'Tove' }, verifyEmail: true });
    expect(first).toMatchObject({
      sessionToken: expect.stringMatching(/^JWS\./),
      identity: { email: { address: email, isVerified: true } },
    });
    expect((await auth.signOn({ email })).identity?._id).toBe(first.identity?._id);
    // No password has been set yet.
    expect(await logIn({ email, password: 'x' })).toBe('resetPassword');
  });

  it('an app signs in a member it has authenticated, with a session for the hosted pages', async () => {
    const { auth } = authClient();
    auth.setTokens(await auth.generateVisitorTokens());
    const email = 'tove@example.com';
    const tokens = await auth.getMemberTokensForExternalLoginWithSession(email, SANDBOX_API_KEY);
    const admin = merchantClient(sandbox).use(membersModule);
    const { items } = await admin.queryMembers().eq('loginEmail', email).find();
    const info = await post(sandbox, '/oauth2/token-info', { token: tokens.accessToken.value });
    expect((await info.json()).subjectId).toBe(items[0]?._id);
  });

  it('a member changes the password, until the member is blocked', async () => {
    const email = newEmail();
    const { authentication: asVisitor } = await identity();
    const made = await asVisitor.registerV2({ email }, { password: PASSWORD });
    const memberId = made.identity?._id ?? '';
    const token = await sandbox.platform.tokens.mintAccessToken({ ...newMember(), memberId });
    const { authentication: asMember } = await identity(token);
    await asMember.changePassword('another password');
    expect(await logIn({ email, password: PASSWORD })).toBe('invalidPassword');
    expect(await logIn({ email, password: 'another password' })).toBe('SUCCESS');
    await setMember(email, { status: 'BLOCKED' });
    await rejects(asMember.changePassword('whatever'), 403, '-19980');
  });

  it('validate-email checks the format of an email', async () => {
    const { authentication: auth } = await identity();
    expect(await auth.validateEmail('a@b.co')).toMatchObject({ valid: true });
    expect(await auth.validateEmail('nope')).toMatchObject({ valid: false, formatInvalid: true });
  });
});

describe('the older service for apps', () => {
  const as = (authorization: string) => sdkClient(sandbox, authorization).use(siteAuthentication);
  const app = as(SANDBOX_API_KEY);

  it('registers a member, and has session and states in its own format', async () => {
    const person = { email: newEmail(), password: PASSWORD };
    const { member, session, approvalToken } = await app.register(person.email, person.password, {
      contactInfo: { firstName: 'Tove', phones: ['+47 22 00 00 00'] },
      profilePrivacyStatus: 'PUBLIC',
    });
    expect(session?.token).toBeTruthy();
    expect(approvalToken).toBeUndefined();
    const sent = { firstName: 'Tove', profilePrivacyStatus: 'PUBLIC', phones: ['+47 22 00 00 00'] };
    const states = { status: 'ACTIVE', role: 'MEMBER', creationDate: expect.any(Date) };
    expect(member).toMatchObject({ loginEmail: person.email, ...sent, ...states });
    const people = merchantClient(sandbox).use(membersModule);
    const seen = await people.getMember(member?._id ?? '', { fieldsets: ['FULL'] });
    const contact = { firstName: 'Tove' };
    expect(seen).toMatchObject({ loginEmail: person.email, status: 'APPROVED', contact });
    expect(await logIn(person)).toBe('SUCCESS');
    await rejects(app.register(person.email, PASSWORD), 409, '-19995');
  });

  it('registers without a captcha, and has an approval token where the owner must approve', async () => {
    await policy({ ownerApproval: true, captcha: { when: 'always' } });
    const email = newEmail();
    const { member, session, approvalToken } = await app.register(email, PASSWORD);
    expect([member?.status, session, typeof approvalToken]).toEqual(['APPLICANT', undefined, 'string']);
    await rejects(app.login(email, PASSWORD), 403, '-19958');
  });

  it('requires the mailed code where emails are verified', async () => {
    await policy({ emailVerification: 'always' });
    const email = newEmail();
    const send = async (emailVerification?: object) => {
      const path = '/wix-sm/api/v1/auth/api/v1/auth/register';
      const body = { email, password: PASSWORD, emailVerification };
      const answer = await post(sandbox, path, body, { Authorization: SANDBOX_API_KEY });
      const answered = await answer.json();
      return { status: answer.status, body: answered, error: answered.details?.applicationError };
    };
    const rejected = await send();
    expect(rejected).toMatchObject({ status: 428, error: { code: 'EMAIL_VERIFICATION_REQUIRED' } });
    const { verificationId } = rejected.error.data;
    const reasonOf = async (id: string) => {
      const { status, error } = await send({ verificationId: id, otp: 'wrong' });
      expect([status, error.code, error.data.verificationId]).toEqual([400, 'EMAIL_VERIFICATION_FAILED', id]);
      return error.data.verificationFailureReason;
    };
    expect([await reasonOf(verificationId), await reasonOf('made-up')]).toEqual(['BAD_CODE', 'NOT_FOUND']);
    const done = await send({ verificationId, otp: await codeFor(sandbox, email) });
    expect(done).toMatchObject({ status: 200, body: { member: { loginEmail: email, emailVerified: true } } });
  });

  it('signs a member in, and rejects a wrong password', async () => {
    const { member, session } = await app.login(ADA.email, ADA.password);
    expect([member?._id, typeof session?.token]).toEqual([ADA_ID, 'string']);
    await rejects(app.login(ADA.email, 'guess'), 401, '-19976');
    await rejects(app.login('nobody@example.com', 'guess'), 404, '-19999');
  });

  it('mails a link to a new password', async () => {
    expect(await app.sendSetPasswordEmail(ADA.email)).toEqual({ accepted: true });
    const [mail] = await mailsTo(sandbox, ADA.email);
    expect(mail?.links[0]).toContain('/_set-password?token=');
  });

  it('changes a login email, as its member does', async () => {
    const email = newEmail();
    const { member } = await app.changeLoginEmail(ADA_ID, email);
    expect(member).toMatchObject({ _id: ADA_ID, loginEmail: email, emailVerified: false });
    expect(await logIn({ email, password: ADA.password })).toBe('SUCCESS');
    expect(await logIn(ADA)).toBe('invalidEmail');
    const token = await sandbox.platform.tokens.mintAccessToken({ ...newMember(), memberId: ADA_ID });
    expect((await as(token).changeLoginEmail(ADA_ID, ADA.email)).member?.loginEmail).toBe(ADA.email);
  });
});

it('the identity policy is replaced as a whole, and is restored by a reset', async () => {
  const open = await control(sandbox, 'GET', 'policy');
  expect(open).toEqual({
    emailVerification: 'never',
    ownerApproval: false,
    captcha: { when: 'never', failures: 3, kind: 'any' },
    rejectServerAuthorize: false,
  });
  await policy({ ownerApproval: true });
  expect(await policy({ emailVerification: 'always' })).toEqual({ ...open, emailVerification: 'always' });
  await sandbox.reset();
  expect(await control(sandbox, 'GET', 'policy')).toEqual(open);
});
