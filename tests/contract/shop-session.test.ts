import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from '../../sandbox/core/clock';
import { control } from '../../sandbox/tests/sign-in';
import { formData } from '../form-data';
import { framework, SCRIPT_REQUEST } from './framework';
import { callsDuring, credentials, newVisitor, openShop } from './shop-visitor';

const HOUR = 3_600_000;
const TOKEN_CALL = 'POST /oauth2/token';

const sandbox = await openShop('v1', { clock: createClock() });
const { catalogPlatform } = await import('@/lib/wix/catalog/current-catalog');
const productId = (await catalogPlatform.queryProductBySlug('ora-serving-bowl'))?.id;
let visitor: ReturnType<typeof newVisitor>;

beforeEach(async () => {
  visitor = newVisitor();
  await visitor.send('/api/cart/items', { json: { productId, quantity: 2 } });
});
afterEach(async () => {
  vi.useRealTimers();
  sandbox.platform.clock.set(null);
  await setFaults([]);
});

const readCart = () => visitor.send('/api/cart', { method: 'GET' });
const setFaults = (faults: unknown[]) => control(sandbox, 'PUT', 'faults', { faults });
/** Advances the time of the shop, the platform and the browser's cookies. */
const wait = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
/** Advances the platform's clock alone, so that it ends a token before the shop expects it. */
const platformClockRunsAhead = (milliseconds: number) => sandbox.platform.clock.advance(milliseconds);

const CART = '/ecom/v2/carts/current';
const READ = `GET ${CART}`;
/** A running shop has the pictures of cart lines in its cache. */
const withoutCatalog = (calls: Record<string, number>) =>
  Object.fromEntries(Object.entries(calls).filter(([name]) => !name.includes('/stores-reader/')));

describe('a session', () => {
  it('costs no platform call besides the requested one', async () => {
    expect(withoutCatalog(await callsDuring(sandbox, readCart))).toEqual({ [READ]: 1 });
  });

  it('is renewed transparently after its access token has expired: the same cart, new cookies', async () => {
    const before = visitor.accessToken();
    wait(5 * HOUR);
    const calls = await callsDuring(sandbox, async () => {
      const { status, json, changedCookies } = await readCart();
      expect(status).toBe(200);
      expect(json.cart).toMatchObject({ count: 2 });
      expect(changedCookies).toEqual(['access_token']);
    });
    // The other token is for the catalog. A cart of five hours ago gets current prices.
    expect(withoutCatalog(calls)).toEqual({ [TOKEN_CALL]: 2, [READ]: 1, [`POST ${CART}/refresh`]: 1 });
    expect(visitor.accessToken()).not.toBe(before);
    expect((await readCart()).changedCookies).toEqual([]);
  });

  it('is recovered in the same request when the platform ends a token early', async () => {
    const before = visitor.accessToken();
    platformClockRunsAhead(5 * HOUR);
    const { status, json } = await readCart();
    expect(status).toBe(200);
    expect(json.cart).toMatchObject({ count: 2 });
    expect(visitor.accessToken()).not.toBe(before);
  });

  it('is recovered by a write too, which happens once', async () => {
    platformClockRunsAhead(5 * HOUR);
    const { json } = await visitor.send('/api/cart/items', { json: { productId, quantity: 1 } });
    expect(json).toMatchObject({ added: 1, cart: { count: 3 } });
  });

  it('survives an outage: nothing is lost, and nobody becomes another visitor', async () => {
    const cookies = new Map(visitor.jar);
    wait(5 * HOUR);
    await setFaults([{ call: '*', kind: 'down' }]);
    const { status, json } = await readCart();
    expect(status).toBe(503);
    expect(json.error).toMatchObject({ code: 'unreachable' });
    expect(visitor.jar).toEqual(cookies);
    await setFaults([]);
    expect((await readCart()).json.cart).toMatchObject({ count: 2 });
  });
});

describe('the refresh token of a member', () => {
  const EMAIL = 'ada@example.com';
  const PASSWORD = 'halden-ada-1';
  const NEW_PASSWORD = 'halden-ada-2';
  /** Signs in, and returns the refresh token that somebody may have copied. */
  async function signInAs(password: string): Promise<string> {
    const { signIn } = await import('@/lib/auth/sign-in');
    framework.jar = visitor.jar;
    expect(await signIn(credentials(EMAIL, password))).toMatchObject({ kind: 'signed-in' });
    return visitor.jar.get('refresh_token') ?? '';
  }
  /** Whether the platform still gives access tokens for it. */
  async function isValid(cookie: string): Promise<boolean> {
    const { renewTokens } = await import('@/lib/wix/tokens');
    return renewTokens({ value: cookie.replace(/^member\./, ''), role: 'member' }).then(
      () => true,
      () => false,
    );
  }

  it('replaces those of the visitor, so that a sign-out does not return to that cart', async () => {
    const stored = () => ['visitor_token', 'visitor'].filter((name) => visitor.jar.get(name));
    expect(stored()).toEqual(['visitor_token', 'visitor']);
    await signInAs(PASSWORD);
    expect(stored()).toEqual([]);
  });

  it('is invalid after the sign-out, wherever it was copied to', async () => {
    const copied = await signInAs(PASSWORD);
    expect(await isValid(copied)).toBe(true);
    await visitor.send('/sign-out', { form: {} });
    expect(await isValid(copied)).toBe(false);
  });

  it('is replaced by another after a change of the password', async () => {
    const copied = await signInAs(PASSWORD);
    const allow = async () => undefined;
    const { changePassword } = await import('@/lib/members/operations');
    const { replaceSession } = await import('@/lib/auth/complete');
    const email = await changePassword('/account/security', allow, NEW_PASSWORD);
    await replaceSession(email, NEW_PASSWORD);
    expect(await isValid(copied)).toBe(false);
    const own = visitor.jar.get('refresh_token') ?? '';
    expect([own.startsWith('member.'), own === copied, await isValid(own)]).toEqual([true, false, true]);
    await changePassword('/account/security', allow, PASSWORD);
  });
});

describe('a copy of a member’s cookies', () => {
  const ADA = { email: 'ada@example.com', password: 'halden-ada-1' };

  /** Signs in with another browser, and returns its cookies. */
  async function openBrowser(): Promise<Map<string, string>> {
    const { signIn } = await import('@/lib/auth/sign-in');
    framework.jar = new Map();
    expect(await signIn(credentials(ADA.email, ADA.password))).toMatchObject({ kind: 'signed-in' });
    return framework.jar;
  }
  /** Returns the member that the shop recognizes by a copy of these cookies. */
  async function memberOf(cookies: Map<string, string>): Promise<unknown> {
    framework.jar = new Map(cookies);
    const { GET } = await import('@/app/api/member/route');
    return (await (await GET()).json()).member;
  }
  const isAda = expect.objectContaining({ email: ADA.email });

  it('is worth nothing after the sign-out, although its access token is valid', async () => {
    const own = await openBrowser();
    const copy = new Map(own);
    expect(await memberOf(copy)).toEqual(isAda);
    const { signOut } = await import('@/lib/session/sign-out');
    framework.jar = own;
    await signOut('/');
    expect(await memberOf(copy)).toBeNull();
    expect(await memberOf(await openBrowser())).toEqual(isAda);
  });

  it('is worth nothing after a sign-out during which the platform was away', async () => {
    const own = await openBrowser();
    const copy = new Map(own);
    const { signOut } = await import('@/lib/session/sign-out');
    framework.jar = own;
    await setFaults([{ call: 'POST /oauth2/revoke', kind: 'down' }]);
    await signOut('/');
    await setFaults([]);
    copy.delete('access_token');
    expect(await memberOf(copy)).toBeNull();
  });

  it('from before a change of the password is worth nothing, and the changed session goes on', async () => {
    const other = new Map(await openBrowser());
    const own = await openBrowser();
    const copy = new Map(own);
    const { savePassword } = await import('@/app/[lang]/account/actions');
    framework.headers = SCRIPT_REQUEST;
    const { IDLE } = await import('@/lib/forms/form-state');
    const fields = { password: ADA.password, newPassword: 'halden-ada-3' };
    expect(await savePassword(IDLE, formData(fields))).toMatchObject({ status: 'done' });
    expect(await memberOf(own)).toEqual(isAda);
    expect(await memberOf(copy)).toBeNull();
    expect(await memberOf(other)).toBeNull();
    other.delete('access_token');
    expect(await memberOf(other)).toBeNull();
  });
});
