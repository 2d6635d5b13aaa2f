import { authentication, members } from '@wix/members';
import { expect, it } from 'vitest';
import { SANDBOX_API_KEY } from '../core/platform';
import { ADA_ID } from '../seed/members';
import { openSandbox } from './open-sandbox';
import { post, rejection, sdkClient, statusAndCode } from './sdk-client';
import { newMember } from './shopper';
import { ADA, authClient, codeFor, control, mailsTo, newEmail } from './sign-in';

const sandbox = await openSandbox({ resets: true, routesFetch: true });

const as = (authorization: string) => sdkClient(sandbox, authorization).use(authentication);
const asApp = () => as(SANDBOX_API_KEY);
const asMember = async (memberId: string) =>
  as(await sandbox.platform.tokens.mintAccessToken({ ...newMember(), memberId }));
const REGISTER = '/wix-sm/api/v1/auth/api/v1/auth/register';

it('an app registers a member, and gets session and states in the format of the older service', async () => {
  const email = newEmail();
  const { member, session, approvalToken } = await asApp().register(email, 'halden-tove-1', {
    contactInfo: { firstName: 'Tove', phones: ['+47 22 00 00 00'] },
    profilePrivacyStatus: 'PUBLIC',
  });
  expect(session?.token).toBeTruthy();
  expect(approvalToken).toBeUndefined();
  expect(member).toMatchObject({
    loginEmail: email,
    firstName: 'Tove',
    status: 'ACTIVE',
    role: 'MEMBER',
    profilePrivacyStatus: 'PUBLIC',
    phones: ['+47 22 00 00 00'],
    creationDate: expect.any(Date),
  });
  const seen = await sdkClient(sandbox, SANDBOX_API_KEY)
    .use(members)
    .getMember(member?._id ?? '', { fieldsets: ['FULL'] });
  expect(seen).toMatchObject({ loginEmail: email, status: 'APPROVED', contact: { firstName: 'Tove' } });
  expect(await authClient().auth.login({ email, password: 'halden-tove-1' })).toMatchObject({
    loginState: 'SUCCESS',
  });
  expect(await statusAndCode(asApp().register(email, 'halden-tove-1'))).toEqual([409, '-19995']);
});

it('an app registers without a captcha, and gets an approval token where the owner must approve', async () => {
  await control(sandbox, 'PUT', 'policy', { ownerApproval: true, captcha: { when: 'always' } });
  const email = newEmail();
  const { member, session, approvalToken } = await asApp().register(email, 'halden-tove-1');
  expect([member?.status, session, typeof approvalToken]).toEqual(['APPLICANT', undefined, 'string']);
  expect(await statusAndCode(asApp().login(email, 'halden-tove-1'))).toEqual([403, '-19958']);
});

it('registering requires the mailed code where emails are verified', async () => {
  await control(sandbox, 'PUT', 'policy', { emailVerification: 'always' });
  const email = newEmail();
  const body = { email, password: 'halden-tove-1' };
  const register = async (emailVerification?: object) => {
    const answer = await post(
      sandbox,
      REGISTER,
      { ...body, emailVerification },
      { Authorization: SANDBOX_API_KEY },
    );
    return { status: answer.status, body: await answer.json() };
  };
  const rejected = await register();
  expect(rejected).toMatchObject({
    status: 428,
    body: { details: { applicationError: { code: 'EMAIL_VERIFICATION_REQUIRED' } } },
  });
  const { verificationId } = rejected.body.details.applicationError.data;
  expect(await register({ verificationId, otp: 'wrong' })).toMatchObject({
    status: 400,
    body: {
      details: {
        applicationError: {
          code: 'EMAIL_VERIFICATION_FAILED',
          data: { verificationId, verificationFailureReason: 'BAD_CODE' },
        },
      },
    },
  });
  expect(
    (await register({ verificationId: 'made-up', otp: '123456' })).body.details.applicationError.data,
  ).toEqual({
    verificationId: 'made-up',
    verificationFailureReason: 'NOT_FOUND',
  });
  const done = await register({ verificationId, otp: await codeFor(sandbox, email) });
  expect(done).toMatchObject({ status: 200, body: { member: { loginEmail: email, emailVerified: true } } });
});

it('an app signs a member in, and gets an error for a wrong password', async () => {
  const { member, session } = await asApp().login(ADA.email, ADA.password);
  expect([member?._id, typeof session?.token]).toEqual([ADA_ID, 'string']);
  expect(await statusAndCode(asApp().login(ADA.email, 'guess'))).toEqual([401, '-19976']);
  expect(await statusAndCode(asApp().login('nobody@example.com', 'guess'))).toEqual([404, '-19999']);
});

it('an app requests a mail with a link to a new password', async () => {
  expect(await asApp().sendSetPasswordEmail(ADA.email)).toEqual({ accepted: true });
  const [mail] = await mailsTo(sandbox, ADA.email);
  expect(mail?.links[0]).toContain('/_set-password?token=');
  expect((await rejection(asApp().sendSetPasswordEmail('nobody@example.com'))).status).toBe(404);
  expect((await rejection(asApp().sendSetPasswordEmail('no email'))).status).toBe(400);
  const rest = await post(
    sandbox,
    '/members/v1/auth/members/send-set-password-email',
    { email: ADA.email },
    { Authorization: SANDBOX_API_KEY },
  );
  expect(await rest.json()).toEqual({ accepted: true });
});

it('an app or its member changes a login email', async () => {
  const email = newEmail();
  const { member } = await asApp().changeLoginEmail(ADA_ID, email);
  expect(member).toMatchObject({ _id: ADA_ID, loginEmail: email, emailVerified: false });
  expect(await authClient().auth.login({ email, password: ADA.password })).toMatchObject({
    loginState: 'SUCCESS',
  });
  expect(await authClient().auth.login(ADA)).toMatchObject({ errorCode: 'invalidEmail' });
  const own = await asMember(ADA_ID);
  expect((await own.changeLoginEmail(ADA_ID, ADA.email)).member?.loginEmail).toBe(ADA.email);
  expect(
    (await rejection((await asMember(crypto.randomUUID())).changeLoginEmail(ADA_ID, newEmail()))).status,
  ).toBe(403);
});
