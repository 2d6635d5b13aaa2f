import { redirects } from '@wix/redirects';
import { beforeEach, describe, expect, it } from 'vitest';
import { hostedBrowser } from './hosted-browser';
import { openSandbox } from './open-sandbox';
import { get, sdkClient, visitorTokens } from './sdk-client';
import { ADA, authClient, captchaToken, codeFor, control, mailsTo, newEmail } from './sign-in';

const CALLBACK = 'http://localhost:3000/auth/callback';
const PASSWORD = 'a long password';

const sandbox = await openSandbox({ resets: true, routesFetch: true });
let browser: ReturnType<typeof hostedBrowser>;
beforeEach(async () => {
  browser = hostedBrowser(sandbox);
  const client = authClient();
  const data = client.auth.generateOAuthData(CALLBACK);
  await browser.open((await client.auth.getAuthUrl(data, { responseMode: 'query' })).authUrl);
});

const policy = (change: unknown) => control(sandbox, 'PUT', 'policy', change);
const signIn = (email: string, password: string) =>
  browser.submit('Sign in', { Email: email, Password: password });
async function createAccount(email: string, change: Record<string, string> = {}) {
  await browser.follow('Create an account');
  return browser.submit('Create account', {
    'First name': 'Siri',
    'Last name': 'Holm',
    Email: email,
    Password: PASSWORD,
    ...change,
  });
}

describe('the sign-in page', () => {
  it.each([
    ['Password', ADA.email, 'wrong', 401, 'That password is not right'],
    ['Email', 'nobody@example.com', 'x', 404, 'We have no account with this email'],
    ['Email', 'nope', 'x', 400, 'Enter an email address like name@example.com'],
  ])('shows an error at the field %s for %s', async (field, email, password, status, message) => {
    const page = await signIn(email, password);
    expect(page.status).toBe(status);
    expect(browser.errorOf(field)).toBe(message);
    expect(page.document.querySelector('#email')?.getAttribute('value')).toBe(email);
    expect(page.document.querySelector('#password')?.getAttribute('value')).toBe('');
  });

  it('shows a message to blocked members and to those waiting for approval', async () => {
    expect((await signIn('blocked@example.com', 'halden-blocked-1')).alert).toBe('This account is blocked.');
    expect((await signIn('pending@example.com', 'halden-pending-1')).heading).toBe('Waiting for approval');
    expect(browser.cookies.size).toBe(0);
  });

  it('requires a captcha only where the site requires one', async () => {
    await policy({ captcha: { when: 'always' } });
    const page = await signIn(ADA.email, ADA.password);
    expect(page.alert).toBe('Please confirm that you are not a robot.');
    expect(page.document.querySelector('.g-recaptcha')).not.toBeNull();
    const response = await sandbox.fetch(
      new Request(page.url, {
        method: 'POST',
        body: new URLSearchParams({
          ...ADA,
          'g-recaptcha-response': await captchaToken(sandbox, 'visible'),
        }),
      }),
    );
    expect(response.headers.get('location')).toContain(`${CALLBACK}?code=`);
  });

  it('escapes what was typed', async () => {
    const page = await signIn('"><script>alert(1)</script>', 'x');
    expect(page.document.querySelectorAll('script')).toHaveLength(0);
  });

  it('cannot be framed, and sends its URL to no other site', async () => {
    const { headers } = await signIn('nope', 'x');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is not found without a flow', async () => {
    for (const path of ['/_signin', '/_signin/register', '/_signin/continue', '/_signin?sessionId=x'])
      expect((await get(sandbox, path)).status).toBe(404);
  });
});

describe('creating an account', () => {
  it('signs in immediately where the site is open', async () => {
    const email = newEmail();
    const { url } = await createAccount(email);
    expect(url.searchParams.get('code')).toBeTruthy();
    expect(await authClient().auth.login({ email, password: PASSWORD })).toMatchObject({
      loginState: 'SUCCESS',
    });
  });

  it('requires the mailed code first where the site verifies emails', async () => {
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

  it('waits for the owner’s approval where the site requires it', async () => {
    await policy({ ownerApproval: true });
    expect((await createAccount(newEmail())).heading).toBe('Waiting for approval');
    expect(browser.cookies.size).toBe(0);
  });

  it('reports invalid input', async () => {
    expect((await createAccount(ADA.email)).status).toBe(409);
    expect(browser.errorOf('Email')).toContain('There is an account with this email');
    await browser.submit('Create account', { Email: newEmail(), Password: 'abc' });
    expect(browser.errorOf('Password')).toBe('The password must be at least 4 characters long');
    const long = { Email: newEmail(), Password: PASSWORD, 'First name': 'x'.repeat(101) };
    await browser.submit('Create account', long);
    expect(browser.errorOf('First name')).toBe('This name is too long');
  });
});

describe('a forgotten password', () => {
  it('is reset by mail, and the flow returns to the sign-in where it began', async () => {
    await browser.follow('Forgot your password?');
    const known = await browser.submit('Send reset link', { Email: ADA.email });
    const [mail] = await mailsTo(sandbox, ADA.email);
    await browser.open(mail?.links[0] ?? '');
    expect((await browser.submit('Save', { 'New password': PASSWORD })).heading).toBe('Sign in');
    expect((await signIn(ADA.email, PASSWORD)).url.searchParams.get('code')).toBeTruthy();
    expect(known.text).toContain('If there is an account');
  });

  it('shows the same message for an unknown email', async () => {
    await browser.follow('Forgot your password?');
    const { text, status } = await browser.submit('Send reset link', { Email: 'nobody@example.com' });
    expect(text).toContain('If there is an account');
    expect(status).toBe(200);
    expect(await mailsTo(sandbox, 'nobody@example.com')).toEqual([]);
  });
});

describe('a redirect session for signing in', () => {
  it('returns to the shop and reports that a member signs in', async () => {
    const client = sdkClient(sandbox, (await visitorTokens(sandbox)).access_token).use(redirects);
    const { redirectSession } = await client.createRedirectSession({
      login: {},
      callbacks: { postFlowUrl: 'http://localhost:3000/account?tab=orders' },
    });
    await browser.open(redirectSession?.fullUrl ?? '');
    const { url } = await signIn(ADA.email, ADA.password);
    expect(url.href).toBe('http://localhost:3000/account?tab=orders&wixMemberLoggedIn=true');
  });
});
