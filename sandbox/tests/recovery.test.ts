import { recovery } from '@wix/identity';
import { describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY, SANDBOX_CLIENT_ID } from '../core/platform';
import { ADA_ID } from '../seed/members';
import { hostedBrowser } from './hosted-browser';
import { openSandbox } from './open-sandbox';
import { post, rejection, sdkClient, statusAndCode, visitorTokens } from './sdk-client';
import { ADA, authClient, control, mailsTo, newEmail } from './sign-in';

const SHOP = 'http://localhost:3000';
const NEW_PASSWORD = 'something new';
const HOUR = 3_600_000;

const sandbox = await openSandbox({ resets: true, routesFetch: true });

const login = (password: string, email = ADA.email) => authClient().auth.login({ email, password });
const send = (email = ADA.email, url = `${SHOP}/login?reset=done`) =>
  authClient().auth.sendPasswordResetEmail(email, url);
const as = async (authorization?: string) =>
  sdkClient(sandbox, authorization ?? (await visitorTokens(sandbox)).access_token).use(recovery);

async function mailedLink(email = ADA.email): Promise<string> {
  const [mail] = await mailsTo(sandbox, email);
  const [link] = mail?.links ?? [];
  if (link === undefined) throw new Error(`No link was mailed to ${email}`);
  return link;
}
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

describe('the recovery mail', () => {
  it('links to a page that sets a new password and returns to the shop', async () => {
    await send();
    const browser = hostedBrowser(sandbox);
    const page = await browser.open(await mailedLink());
    expect([page.status, page.heading]).toEqual([200, 'Set a new password']);
    const { url, status } = await browser.submit('Save', { 'New password': NEW_PASSWORD });
    expect([status, url.href]).toEqual([303, `${SHOP}/login?reset=done`]);
    expect(await login(ADA.password)).toMatchObject({ errorCode: 'invalidPassword' });
    expect(await login(NEW_PASSWORD)).toMatchObject({ loginState: 'SUCCESS' });
  });

  it('has the same response, whether there is such a member or not', async () => {
    const requestMail = async (email: string) => {
      const Authorization = (await visitorTokens(sandbox)).access_token;
      const body = { email, redirect: { url: SHOP, clientId: SANDBOX_CLIENT_ID } };
      const response = await post(sandbox, '/_api/iam/recovery/v1/send-email', body, { Authorization });
      return [response.status, await response.json()];
    };
    expect(await requestMail('nobody@example.com')).toEqual(await requestMail(ADA.email));
    expect(await mailsTo(sandbox, 'nobody@example.com')).toEqual([]);
    expect(await mailsTo(sandbox, ADA.email)).toHaveLength(1);
  });

  it('returns to no other site, and requires an email', async () => {
    for (const url of ['https://evil.example/', 'javascript:alert(1)', '//evil.example'])
      await expect(send(ADA.email, url)).rejects.toThrow('redirect.url');
    await expect(send('nope')).rejects.toThrow('is not a valid email');
    expect(await mailsTo(sandbox, ADA.email)).toEqual([]);
  });

  it('shows an error for a password that is too short, and then still works', async () => {
    await send();
    const browser = hostedBrowser(sandbox);
    await browser.open(await mailedLink());
    const again = await browser.submit('Save', { 'New password': 'abc' });
    expect(again.status).toBe(400);
    expect(browser.errorOf('New password')).toBe('The password must be at least 4 characters long');
    expect((await browser.submit('Save', { 'New password': NEW_PASSWORD })).url.origin).toBe(SHOP);
  });

  it.each([
    [
      'used',
      async (link: string) => {
        const browser = hostedBrowser(sandbox);
        await browser.open(link);
        await browser.submit('Save', { 'New password': NEW_PASSWORD });
      },
    ],
    ['older than three hours', async () => sandbox.platform.clock.advance(3 * HOUR + 1)],
  ])('has a link that does not work when it is %s', async (_, make) => {
    await send();
    const link = await mailedLink();
    await make(link);
    const page = await hostedBrowser(sandbox).open(link);
    expect([page.status, page.heading]).toEqual([404, 'This link no longer works']);
    expect(await statusAndCode((await as()).recover(tokenOf(link), { password: 'yet another' }))).toEqual([
      400,
      '-19972',
    ]);
  });

  it('becomes invalid when another of the member’s links was used', async () => {
    await send();
    const first = await mailedLink();
    await send();
    const client = await as();
    await client.recover(tokenOf(await mailedLink()), { password: NEW_PASSWORD });
    expect(await statusAndCode(client.recover(tokenOf(first), { password: 'yet another' }))).toEqual([
      400,
      '-19972',
    ]);
  });
});

describe('recovering', () => {
  it('signs in, clears the merchant’s reset requirement, and verifies the email', async () => {
    await control(sandbox, 'PATCH', `members/${ADA.email}`, {
      mustResetPassword: true,
      emailVerified: false,
    });
    await send();
    const result = await (await as()).recover(tokenOf(await mailedLink()), { password: NEW_PASSWORD });
    expect(result).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.stringMatching(/^JWS\./),
      identity: { _id: ADA_ID, email: { isVerified: true } },
    });
    expect(await login(NEW_PASSWORD)).toMatchObject({ loginState: 'SUCCESS' });
  });

  it('ends every existing session', async () => {
    const before = await login(ADA.password);
    await send();
    await (await as()).recover(tokenOf(await mailedLink()), { password: NEW_PASSWORD });
    const params = new URLSearchParams({
      clientId: SANDBOX_CLIENT_ID,
      responseType: 'code',
      redirectUri: `${SHOP}/`,
      codeChallenge: 'x'.repeat(43),
      codeChallengeMethod: 'S256',
      prompt: 'none',
      sessionToken: before.loginState === 'SUCCESS' ? before.data.sessionToken : '',
    });
    const { url } = await hostedBrowser(sandbox).open(`${sandbox.url}/_api/oauth2/authorize?${params}`);
    expect(url.searchParams.get('error')).toBe('login_required');
  });

  it('rejects a password that is too short, a made-up token, and a member who was blocked since', async () => {
    await send();
    const token = tokenOf(await mailedLink());
    const client = await as();
    expect((await rejection(client.recover(token, { password: 'abc' }))).status).toBe(400);
    expect(await statusAndCode(client.recover('made up', { password: NEW_PASSWORD }))).toEqual([
      400,
      '-19972',
    ]);
    await control(sandbox, 'PATCH', `members/${ADA.email}`, { status: 'BLOCKED' });
    expect(await statusAndCode(client.recover(token, { password: NEW_PASSWORD }))).toEqual([403, '-19980']);
  });
});

describe('the activation mail', () => {
  it('lets a member created by an app set a first password', async () => {
    const email = newEmail();
    const Authorization = SANDBOX_API_KEY;
    const made = await post(
      sandbox,
      '/_api/iam/authentication/v2/sign-on',
      { loginId: { email } },
      { Authorization },
    );
    const { identity } = await made.json();
    await (await as(SANDBOX_API_KEY)).sendActivationEmail(identity.id, {
      emailOptions: { redirect: { url: `${SHOP}/welcome`, clientId: SANDBOX_CLIENT_ID } },
    });
    const [mail] = await mailsTo(sandbox, email);
    expect(mail?.subject).toBe('Activate your account');
    const browser = hostedBrowser(sandbox);
    await browser.open(await mailedLink(email));
    expect((await browser.submit('Save', { 'New password': NEW_PASSWORD })).url.href).toBe(`${SHOP}/welcome`);
    expect(await login(NEW_PASSWORD, email)).toMatchObject({ loginState: 'SUCCESS' });
  });

  it('can be sent by apps only, and to existing members only', async () => {
    expect((await rejection((await as()).sendActivationEmail(ADA_ID))).status).toBe(403);
    const admin = await as(SANDBOX_API_KEY);
    expect((await rejection(admin.sendActivationEmail(crypto.randomUUID()))).status).toBe(404);
  });
});
