import { beforeEach, describe, expect, it } from 'vitest';
import { hostedBrowser } from '../../sandbox/tests/hosted-browser';
import { control, mailsTo, newEmail } from '../../sandbox/tests/sign-in';
import { framework } from './framework';
import { callsDuring, credentials, openBrowser, openShop } from './shop-visitor';

const LOGIN = 'POST /_api/iam/authentication/v2/login';
const PASSWORD = 'a long and plain password';
const sandbox = await openShop();
const { registerMember, signIn } = await import('@/lib/auth/sign-in');
const { requestRecovery } = await import('@/lib/auth/recover');

let email = '';
let clients = 0;
/** Another client address for each request, or none that the shop can tell apart. */
let address = (): string => '';

const fields = (password: string) => credentials(email, password);
const openOther = (cookies: [string, string][] = []) => openBrowser(address(), cookies);

const marksOf = (jar: Map<string, string>): [string, string][] =>
  [...jar].filter(([name]) => name === 'known_accounts');

async function wrongPasswords(count: number, cookies: [string, string][] = []): Promise<unknown[]> {
  const outcomes: unknown[] = [];
  for (let turn = 0; turn < count; turn++) {
    await openOther(cookies);
    outcomes.push(Object(await signIn(fields('wrong password'))).message);
  }
  return outcomes;
}

const many = <T>(count: number, outcome: T): T[] => Array.from({ length: count }, () => outcome);
const wrong = 'wrongCredentials';
const paused = 'tooManyPasswords';

describe.each([
  ['from many addresses', () => `2001:db8:0:${(++clients).toString(16)}::1`],
  ['through a proxy that is not configured', () => '10.0.0.2'],
])('wrong passwords %s', (_, addresses) => {
  /** What the owner's browser keeps after a sign-out. */
  let marks: [string, string][] = [];

  beforeEach(async () => {
    address = addresses;
    email = newEmail();
    await control(sandbox, 'PUT', 'policy', {});
    await openOther();
    expect(await registerMember(fields(PASSWORD))).toMatchObject({ kind: 'signed-in' });
    marks = marksOf(framework.jar);
  });

  it('stop before the platform stops, and lock no owner out', async () => {
    const calls = await callsDuring(sandbox, async () => {
      expect(await wrongPasswords(25)).toEqual([...many(10, wrong), ...many(15, paused)]);
    });
    expect(calls[LOGIN]).toBe(10);
    // The owner may be wrong, too.
    expect(await wrongPasswords(9, marks)).toEqual(many(9, wrong));
    expect(await wrongPasswords(1, marks)).toEqual([paused]);
  });

  it('do not keep the owner out of a browser in which they signed in before', async () => {
    await wrongPasswords(25);
    await openOther(marks);
    expect(await signIn(fields(PASSWORD))).toEqual({ kind: 'signed-in', next: '/cart' });
  });

  it('keep the owner out of another browser only until they follow a link from their email', async () => {
    await wrongPasswords(25);
    await openOther();
    expect(await signIn(fields(PASSWORD))).toMatchObject({ message: paused });
    await requestRecovery(email, 'en');
    const [mail] = await mailsTo(sandbox, email);
    const page = hostedBrowser(sandbox);
    await page.open(mail?.links[0] ?? '');
    const { url } = await page.submit('Save', { 'New password': 'another-password-1' });
    expect(url.pathname).toBe('/login');
    expect(url.href).not.toContain('person-');
    const reset = url.searchParams.get('reset') ?? '';
    expect(await signIn({ ...fields('another-password-1'), reset: `${reset}x` })).toMatchObject({
      message: paused,
    });
    const signedIn = { kind: 'signed-in', next: '/cart' };
    expect(await signIn({ ...fields('another-password-1'), reset })).toEqual(signedIn);
  });

  it('get no more attempts from one link, however many browsers open it', async () => {
    await wrongPasswords(10);
    const { resetProof } = await import('@/lib/auth/reset-proof');
    const reset = resetProof(email);
    const outcomes: unknown[] = [];
    for (let turn = 0; turn < 10; turn++) {
      await openOther();
      outcomes.push(Object(await signIn({ ...fields('wrong password'), reset })).message);
    }
    expect(outcomes).toEqual([...many(9, wrong), paused]);
  });

  it('get no attempts from a mark of another account or a changed one', async () => {
    await wrongPasswords(10);
    const [[name = '', text = ''] = []] = marks;
    email = newEmail();
    await openOther();
    await registerMember(fields(PASSWORD));
    await wrongPasswords(10);
    expect(await wrongPasswords(1, marks)).toEqual([paused]);
    expect(await wrongPasswords(1, [[name, `${text}x`]])).toEqual([paused]);
  });

  it('are never called wrong where the platform stopped', async () => {
    for (let turn = 0; turn < 20; turn++) {
      const body = JSON.stringify({ loginId: { email }, password: 'wrong' });
      const headers = { 'content-type': 'application/json', authorization: await visitorToken() };
      await sandbox.fetch(
        new Request(`${sandbox.url}/_api/iam/authentication/v2/login`, { method: 'POST', headers, body }),
      );
    }
    await openOther(marks);
    expect(await signIn(fields(PASSWORD))).toMatchObject({ kind: 'failed', message: paused });
  });
});

async function visitorToken(): Promise<string> {
  const { mintVisitorTokens } = await import('@/lib/wix/tokens');
  return (await mintVisitorTokens()).accessToken.value;
}

describe('the mark of a browser', () => {
  beforeEach(() => {
    address = () => '10.0.0.2';
  });

  it('names no email, and is there for the five members who signed in last', async () => {
    await openOther();
    const { rememberBrowser } = await import('@/lib/auth/known-browser');
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await rememberBrowser(`${name}@example.com`);
    const [, text = ''] = marksOf(framework.jar)[0] ?? [];
    const content = Buffer.from(text.split('.')[0] ?? '', 'base64url').toString();
    expect(content).not.toContain('@');
    expect(JSON.parse(content).value).toHaveLength(5);
  });

  it('is also set after a sign-in on the platform’s page', async () => {
    email = newEmail();
    await openOther();
    await registerMember(fields(PASSWORD));
    framework.jar.delete('known_accounts');
    const { GET } = await import('@/app/api/member/route');
    expect(await (await GET()).json()).toMatchObject({ member: { email } });
    expect(marksOf(framework.jar)).toHaveLength(1);
  });
});
