import { recovery } from '@wix/identity';
import { redirects } from '@wix/redirects';
import { beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_API_KEY, SANDBOX_CLIENT_ID } from '../core/platform';
import { ADA_ID } from '../seed/members';
import { hostedBrowser } from './hosted-browser';
import { openSandbox } from './open-sandbox';
import { get, post, rejects, sdkClient, visitorTokens } from './sdk-client';
import {
  ADA,
  authClient,
  authorizeError,
  captchaToken,
  codeFor,
  control,
  logIn,
  mailsTo,
  newEmail,
  sessionToken,
} from './sign-in';

const SHOP = 'http://localhost:3000';
const CALLBACK = `${SHOP}/auth/callback`;
const PASSWORD = 'a long password';
const NEW = { email: ADA.email, password: 'something new' };

const sandbox = await openSandbox({ resets: true, routesFetch: true });
const policy = (change: unknown) => control(sandbox, 'PUT', 'policy', change);
/** Opens what the SDK's client of one visitor opens to sign in: the sandbox's form or a provider's. */
async function openFlow(idp?: 'google' | { connectionId: string }) {
  const browser = hostedBrowser(sandbox);
  const client = authClient();
  const data = client.auth.generateOAuthData(CALLBACK);
  const options = { responseMode: 'query', ...(idp ? { idp } : {}) } as const;
  const page = await browser.open((await client.auth.getAuthUrl(data, options)).authUrl);
  /** Exchanges the code of the last redirect for a member's tokens. Returns the member. */
  const finish = async ({ searchParams }: URL) => {
    const [code, state] = [searchParams.get('code') ?? '', searchParams.get('state') ?? ''];
    const tokens = await client.auth.getMemberTokens(code, state, data);
    const authorization = tokens.accessToken.value;
    const answer = await get(sandbox, '/members/v1/members/my?fieldsets=FULL', { authorization });
    return (await answer.json()).member;
  };
  return { browser, page, finish };
}
describe('the sandbox’s own pages', () => {
  let browser: ReturnType<typeof hostedBrowser>;
  beforeEach(async () => {
    ({ browser } = await openFlow());
  });
  const signIn = (email: string, password: string) =>
    browser.submit('Sign in', { Email: email, Password: password });
  async function createAccount(email: string) {
    await browser.follow('Create an account');
    const name = { 'First name': 'Siri', 'Last name': 'Holm' };
    return browser.submit('Create account', { ...name, Email: email, Password: PASSWORD });
  }

  it.each([
    ['Password', ADA.email, 'wrong', 401, 'That password is not right'],
    ['Email', 'nobody@example.com', 'x', 404, 'We have no account with this email'],
    ['Email', 'nope', 'x', 400, 'Enter an email address like name@example.com'],
  ])('show an error at the field %s for %s', async (field, email, password, status, message) => {
    const page = await signIn(email, password);
    expect(page.status).toBe(status);
    expect(browser.errorOf(field)).toBe(message);
    expect(page.document.querySelector('#email')?.getAttribute('value')).toBe(email);
    expect(page.document.querySelector('#password')?.getAttribute('value')).toBe('');
  });

  it('show a message to blocked members and to those waiting for approval', async () => {
    // The passwords are those of the README.
    expect((await signIn('blocked@example.com', 'halden-blocked-1')).alert).toBe('This account is blocked.');
    expect((await signIn('pending@example.com', 'halden-pending-1')).heading).toBe('Waiting for approval');
    expect(browser.cookies.size).toBe(0);
  });

  it('require a captcha only where the site requires one', async () => {
    await policy({ captcha: { when: 'always' } });
    const page = await signIn(ADA.email, ADA.password);
    expect(page.alert).toBe('Please confirm that you are not a robot.');
    expect(page.document.querySelector('.g-recaptcha')).not.toBeNull();
    const solved = { ...ADA, 'g-recaptcha-response': await captchaToken(sandbox, 'visible') };
    const form = new Request(page.url, { method: 'POST', body: new URLSearchParams(solved) });
    expect((await sandbox.fetch(form)).headers.get('location')).toContain(`${CALLBACK}?code=`);
  });

  it('escape what was typed, cannot be framed, and send their URL to no other site', async () => {
    const { document, headers } = await signIn('"><script>alert(1)</script>', 'x');
    expect(document.querySelectorAll('script')).toHaveLength(0);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('require the mailed code first where the site verifies emails', async () => {
    await policy({ emailVerification: 'always' });
    const email = newEmail();
    expect((await createAccount(email)).heading).toBe('Check your email');
    const wrong = (await codeFor(sandbox, email)) === '000000' ? '111111' : '000000';
    expect((await browser.submit('Verify', { 'Verification code': wrong })).status).toBe(400);
    expect(browser.errorOf('Verification code')).toContain('incorrect or has expired');
    await browser.submit('Resend code');
    expect(await mailsTo(sandbox, email)).toHaveLength(2);
    const code = await codeFor(sandbox, email);
    const { url } = await browser.submit('Verify', { 'Verification code': code });
    expect(url.searchParams.get('code')).toBeTruthy();
  });

  it('wait for the owner’s approval of an account where the site requires it', async () => {
    await policy({ ownerApproval: true });
    expect((await createAccount(newEmail())).heading).toBe('Waiting for approval');
    expect(browser.cookies.size).toBe(0);
  });

  it('report invalid input for an account, and then create it, signed in where the site is open', async () => {
    expect((await createAccount(ADA.email)).status).toBe(409);
    expect(browser.errorOf('Email')).toContain('There is an account with this email');
    await browser.submit('Create account', { Email: newEmail(), Password: 'abc' });
    expect(browser.errorOf('Password')).toBe('The password must be at least 4 characters long');
    const long = { Email: newEmail(), Password: PASSWORD, 'First name': 'x'.repeat(101) };
    await browser.submit('Create account', long);
    expect(browser.errorOf('First name')).toBe('This name is too long');
    const { url } = await browser.submit('Create account', { ...long, 'First name': 'Siri' });
    expect(url.searchParams.get('code')).toBeTruthy();
    expect(await logIn({ email: long.Email, password: PASSWORD })).toBe('SUCCESS');
  });

  it('reset a forgotten password by mail, and return to the sign-in where it began', async () => {
    await browser.follow('Forgot your password?');
    const known = await browser.submit('Send reset link', { Email: ADA.email });
    expect(known.text).toContain('If there is an account');
    const [mail] = await mailsTo(sandbox, ADA.email);
    await browser.open(mail?.links[0] ?? '');
    expect((await browser.submit('Save', { 'New password': PASSWORD })).heading).toBe('Sign in');
    expect((await signIn(ADA.email, PASSWORD)).url.searchParams.get('code')).toBeTruthy();
  });

  it('show the same message for an unknown email', async () => {
    await browser.follow('Forgot your password?');
    const { text, status } = await browser.submit('Send reset link', { Email: 'nobody@example.com' });
    expect([text, status]).toEqual([expect.stringContaining('If there is an account'), 200]);
    expect(await mailsTo(sandbox, 'nobody@example.com')).toEqual([]);
  });

  it('return from a redirect session to the shop, report that a member signs in, and exist for a session only', async () => {
    const client = sdkClient(sandbox, (await visitorTokens(sandbox)).access_token).use(redirects);
    const callbacks = { postFlowUrl: `${SHOP}/account?tab=orders` };
    const { redirectSession } = await client.createRedirectSession({ login: {}, callbacks });
    const address = new URL(redirectSession?.fullUrl ?? '');
    for (const path of ['/_signin/verify', '/_signin/resend']) {
      expect((await get(sandbox, path + address.search)).status, path).toBe(200);
      expect((await get(sandbox, path)).status, path).toBe(404);
    }
    await browser.open(address.href);
    const { url } = await signIn(ADA.email, ADA.password);
    expect(url.href).toBe(`${SHOP}/account?tab=orders&wixMemberLoggedIn=true`);
  });
});

describe('the page of an identity provider', () => {
  let provider: Awaited<ReturnType<typeof openFlow>>;
  beforeEach(async () => {
    provider = await openFlow('google');
  });
  async function connectionsOfAda() {
    const body = { loginId: { email: ADA.email }, password: ADA.password };
    const Authorization = (await visitorTokens(sandbox)).access_token;
    const answer = await post(sandbox, '/_api/iam/authentication/v2/login', body, { Authorization });
    return (await answer.json()).identity.connections;
  }

  it('signs the member with this email in, and links the provider', async () => {
    expect(await connectionsOfAda()).toEqual([]);
    expect(provider.page.heading).toBe('Sign in as …');
    expect(provider.page.text).toContain('Google');
    const { url } = await provider.browser.submit('Continue', { Email: ADA.email });
    expect(url.href).toContain(`${CALLBACK}?code=`);
    expect(await provider.finish(url)).toMatchObject({ loginEmail: ADA.email });
    expect(await connectionsOfAda()).toMatchObject([
      { idpConnection: { idpConnectionId: '0e6a50f5-b523-4e29-990d-f37fa2ffdd69' } },
    ]);
  });

  it('creates a member with a verified email, who waits where the owner approves', async () => {
    const email = newEmail();
    const { url } = await provider.browser.submit('Continue', { Email: email, 'First name': 'Tove' });
    const made = { loginEmail: email, loginEmailVerified: true, contact: { firstName: 'Tove' } };
    expect(await provider.finish(url)).toMatchObject(made);
    await policy({ ownerApproval: true });
    const next = await openFlow('google');
    const page = await next.browser.submit('Continue', { Email: newEmail() });
    expect(page.heading).toBe('Waiting for approval');
  });

  it('rejects a text that is not an email, and a blocked member', async () => {
    expect((await provider.browser.submit('Continue', { Email: 'tove' })).status).toBe(400);
    expect(provider.browser.errorOf('Email')).toBe('Enter an email address like name@example.com');
    const blocked = await provider.browser.submit('Continue', { Email: 'blocked@example.com' });
    expect([blocked.status, blocked.alert]).toEqual([403, 'This account is blocked.']);
  });

  it('returns an error of the standard when the person cancels', async () => {
    const { searchParams } = (await provider.browser.submit('Cancel')).url;
    expect([searchParams.get('error'), searchParams.has('code')]).toEqual(['access_denied', false]);
    expect(searchParams.get('state')).toEqual(expect.any(String));
  });

  it('exists for the providers of the site only', async () => {
    const { page } = await openFlow({ connectionId: crypto.randomUUID() });
    expect(page.url.searchParams.get('error')).toBe('invalid_request');
  });
});

describe('the mail that sets a password', () => {
  const send = (email = ADA.email, url = `${SHOP}/login?reset=done`) =>
    authClient().auth.sendPasswordResetEmail(email, url);
  const as = async (authorization?: string) =>
    sdkClient(sandbox, authorization ?? (await visitorTokens(sandbox)).access_token).use(recovery);
  const mailedLink = async (email = ADA.email) => (await mailsTo(sandbox, email))[0]?.links[0] ?? '';
  async function recover(link: string, password = NEW.password) {
    return (await as()).recover(new URL(link).searchParams.get('token') ?? '', { password });
  }
  const sentLink = async () => {
    await send();
    return mailedLink();
  };

  it('is requested with the same response, whether there is such a member or not', async () => {
    const request = async (email: string) => {
      const Authorization = (await visitorTokens(sandbox)).access_token;
      const body = { email, redirect: { url: SHOP, clientId: SANDBOX_CLIENT_ID } };
      const response = await post(sandbox, '/_api/iam/recovery/v1/send-email', body, { Authorization });
      return [response.status, await response.json()];
    };
    expect(await request('nobody@example.com')).toEqual(await request(ADA.email));
    expect(await mailsTo(sandbox, 'nobody@example.com')).toEqual([]);
    expect(await mailsTo(sandbox, ADA.email)).toHaveLength(1);
  });

  it('links to a page that sets a new password of enough characters and returns to the shop', async () => {
    const link = await sentLink();
    const browser = hostedBrowser(sandbox);
    expect(await browser.open(link)).toMatchObject({ status: 200, heading: 'Set a new password' });
    expect((await browser.submit('Save', { 'New password': 'abc' })).status).toBe(400);
    expect(browser.errorOf('New password')).toBe('The password must be at least 4 characters long');
    await rejects(recover(link, 'abc'), 400);
    const { url, status } = await browser.submit('Save', { 'New password': NEW.password });
    expect([status, url.href]).toEqual([303, `${SHOP}/login?reset=done`]);
    expect([await logIn(ADA), await logIn(NEW)]).toEqual(['invalidPassword', 'SUCCESS']);
  });

  it.each([
    ['was used', (link: string) => recover(link)],
    ['is older than three hours', async () => sandbox.platform.clock.advance(3 * 3_600_000 + 1)],
    ['is replaced by another one that was used', async () => recover(await sentLink())],
  ])('has a link that does not work when it %s', async (_, make) => {
    const link = await sentLink();
    await make(link);
    const page = await hostedBrowser(sandbox).open(link);
    expect([page.status, page.heading]).toEqual([404, 'This link no longer works']);
    await rejects(recover(link, 'yet another'), 400, '-19972');
  });

  it('signs in, clears the merchant’s reset requirement, verifies the email, and ends every session', async () => {
    const session = await sessionToken();
    expect(await authorizeError(sandbox, session)).toBeNull();
    await control(sandbox, 'PATCH', `members/${ADA.email}`, {
      mustResetPassword: true,
      emailVerified: false,
    });
    expect(await recover(await sentLink())).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.stringMatching(/^JWS\./),
      identity: { _id: ADA_ID, email: { isVerified: true } },
    });
    expect(await logIn(NEW)).toBe('SUCCESS');
    expect(await authorizeError(sandbox, session)).toBe('login_required');
  });

  it('does not let in a member who was blocked since', async () => {
    const link = await sentLink();
    await control(sandbox, 'PATCH', `members/${ADA.email}`, { status: 'BLOCKED' });
    await rejects(recover(link), 403, '-19980');
  });

  it('lets a member created by an app set a first password', async () => {
    const email = newEmail();
    const body = { loginId: { email } };
    const Authorization = SANDBOX_API_KEY;
    const made = await post(sandbox, '/_api/iam/authentication/v2/sign-on', body, { Authorization });
    const redirect = { url: `${SHOP}/welcome`, clientId: SANDBOX_CLIENT_ID };
    const app = await as(SANDBOX_API_KEY);
    await app.sendActivationEmail((await made.json()).identity.id, { emailOptions: { redirect } });
    const [mail] = await mailsTo(sandbox, email);
    expect(mail?.subject).toBe('Activate your account');
    const browser = hostedBrowser(sandbox);
    await browser.open(await mailedLink(email));
    const { url } = await browser.submit('Save', { 'New password': NEW.password });
    expect(url.href).toBe(`${SHOP}/welcome`);
    expect(await logIn({ ...NEW, email })).toBe('SUCCESS');
  });
});

describe('the captcha’s widget', () => {
  it('is a script that pages of other sites may load', async () => {
    const { headers } = await get(sandbox, '/_captcha/api.js');
    expect(headers.get('content-type')).toContain('text/javascript');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it.each([
    ['id=1&size=normal', true, 'light'],
    ['id=1&size=invisible', false, 'light'],
    ['id=1&theme=dark', true, 'dark'],
  ])('has a frame as requested: %s', async (query, hasCheckbox, theme) => {
    const text = await (await get(sandbox, `/_captcha/frame?${query}`)).text();
    expect(text.includes('type="checkbox"')).toBe(hasCheckbox);
    expect(text).toContain(`data-theme="${theme}"`);
  });
});
