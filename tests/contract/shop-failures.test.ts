import { beforeEach, expect, it, vi } from 'vitest';
import { SHOP_ERROR_CODES } from '@/lib/errors/shop-error';
import { en } from '@/lib/i18n/messages/en';
import { SITE_VIEW } from '@/lib/model/catalog-view';
import { hostedBrowser } from '../../sandbox/tests/hosted-browser';
import { codeFor, control, newEmail } from '../../sandbox/tests/sign-in';
import { formData } from '../form-data';
import { framework, SCRIPT_REQUEST } from './framework';
import { callsDuring, newVisitor, openShop } from './shop-visitor';

/**
 * Every action that a shopper can start meets failures in each of the calls that it makes. It says
 * that the shop is unavailable and when to try again, or succeeds. Nobody is signed out, no cart is
 * lost, and no password is called wrong. The calls of all actions take the kinds of failure in turn:
 * one each with `npm test`, and every third one with `--all`.
 */

vi.stubEnv('LIMIT_FACTOR', '10000');
const sandbox = await openShop('v3');
const { GUARD_LIMITS } = await import('@/lib/wix/transport');
// A breaker that opens would hide which call has failed.
Object.assign(GUARD_LIMITS, { calls: 100_000, minimumNumberOfCalls: 100_000 });
const { catalogPlatform } = await import('@/lib/wix/catalog/current-catalog');
const { readLinkedItems } = await import('@/lib/cart/linked-items');
const { processState } = await import('@/lib/process-state');
const { actForShopper, isMember } = await import('@/lib/session/read');
const { fetchMyMember } = await import('@/lib/wix/members');
const { IDLE } = await import('@/lib/forms/form-state');
const { SIGN_IN_START } = await import('@/lib/auth/sign-in-state');
const { SITE_FORM_START } = await import('@/lib/site-forms/input-names');
const { readStatement } = await import('@/lib/site-forms/statement');
const account = await import('@/app/[lang]/account/actions');
const signIn = await import('@/app/[lang]/(sign-in)/actions');
const forms = await import('@/features/forms/actions');
const statements = await import('@/features/statements/actions');
const { addCartLink } = await import('@/app/[lang]/cart/link/actions');
const { giftCards } = await import('@/lib/config/shop');
const { buyGiftCard } = await import('@/features/gift-cards/actions');

const SLUG = 'bue-bookends';
const product = await catalogPlatform.queryProductBySlug(SLUG);
const productId = product?.id ?? '';
const adding = { productId, variantId: product?.variants[0]?.id, quantity: 1 };
const stockRequest = () => ({ slug: SLUG, variantId: adding.variantId, email: newEmail(), lang: 'en' });
/** No member here has one. */
const ORDER = crypto.randomUUID();
const PASSWORD = 'a long and plain password';
const [amount] = giftCards?.amounts ?? [];

/** The browser that acts. */
let visitor = newVisitor();
let email = '';
let lineId = '';
/** The code of the mail that confirms the email. */
let code = '';
let addressId = '';
/** The answer of the platform's sign-in page. */
let callback = '';
/** The answer of the platform in a hidden frame. */
let framed: unknown;

const send = (...sent: Parameters<typeof visitor.send>) => visitor.send(...sent);

/** Opens a browser with a cart. */
async function openVisitor(): Promise<void> {
  visitor = newVisitor();
  email = newEmail();
  const { json } = await send('/api/cart/items', { json: adding });
  lineId = json.cart.lines[0].id;
}

/** Opens a browser with a cart, of a person who has an account. */
async function openRegistered(): Promise<void> {
  await openMember();
  const registered = email;
  await openVisitor();
  email = registered;
}

async function openMember(): Promise<void> {
  await openVisitor();
  await act(() => signIn.registerAction(SIGN_IN_START, password()));
  expect(await isMember()).toBe(true);
}

/** Opens a browser whose access token has expired. */
async function openExpired(): Promise<void> {
  await openMember();
  visitor.jar.delete('access_token');
}

async function openWithAddress(): Promise<void> {
  await openMember();
  await act(() => account.saveAddress(IDLE, formData(address)));
  addressId = (await actForShopper(fetchMyMember))?.addresses[0]?.id ?? '';
}

/** Opens a browser that waits for the code from a mail. */
async function openUnconfirmed(): Promise<void> {
  await openVisitor();
  await control(sandbox, 'PUT', 'policy', { emailVerification: 'always' });
  await act(() => signIn.registerAction(SIGN_IN_START, password()));
  await control(sandbox, 'PUT', 'policy', {});
  code = await codeFor(sandbox, email);
}

/** Opens a browser that comes back from the platform's sign-in page. */
async function openReturning(): Promise<void> {
  await openRegistered();
  const { location } = await send('/login/hosted', { method: 'GET' });
  const browser = hostedBrowser(sandbox);
  await browser.open(location ?? '');
  callback = (await browser.submit('Sign in', { Email: email, Password: PASSWORD })).url.search;
}

/** Opens a browser in which a hidden frame has completed the sign-in. */
async function openFramed(): Promise<void> {
  await openRegistered();
  await setFaults([{ call: 'GET /_api/oauth2/authorize', kind: 'page', status: 200 }]);
  framework.jar = visitor.jar;
  framework.headers = SCRIPT_REQUEST;
  const { frameUrl } = await signIn.signInAction(SIGN_IN_START, password());
  await setFaults([]);
  const page = await sandbox.fetch(new Request(frameUrl ?? ''));
  const [, message = ''] = /data-message="([^"]*)"/.exec(await page.text()) ?? [];
  framed = JSON.parse(message.replaceAll('&quot;', '"'));
}

const entry = { key: productId, addedAt: 1, item: { variantId: null, choices: {}, price: null } };
const note = () => formData({ slug: SLUG, stars: '4', title: '', text: 'It is good.', name: 'Tove' });
const profile = { firstName: 'Ada', lastName: 'Hale', nickname: 'ada', phone: '', otherPhone: '' };
const place = { city: 'Troy', postalCode: '12180', country: 'US', subdivision: 'US-NY' };
const address = { line1: '1 Market Street', line2: '', ...place, isDefault: '' };
const message = { use: 'contact', f_name: 'Tove', f_topic: 'A product', f_message: 'Safe?', f_consent: 'on' };

async function withdraw() {
  const fields = { kind: 'withdrawal', name: 'Tove', email, contract: 'Order 1' };
  await act(() => statements.startStatement(IDLE, formData(fields)));
  const reference = (await readStatement('withdrawal'))?.reference ?? '';
  return statements.sendStatement(IDLE, formData({ ...fields, reference }));
}

type Act = () => Promise<unknown>;
type Options = {
  /** The page that has the message and what was typed. */
  orElse?: string;
  /** The action succeeds only once in a browser, so each failure is tried in a new one. */
  isOnce?: true;
  /** A member is a visitor afterwards. */
  endsSession?: true;
};
type Row = [name: string, open: () => Promise<void>, act: Act, options?: Options];

/** Actions of a browser that is opened in the same way. */
const actionsOf = (open: () => Promise<void>, acts: Record<string, Act>, options: Options = {}): Row[] =>
  Object.entries(acts).map(([name, act]) => [name, open, act, options]);

const get = (path: Parameters<typeof send>[0], query = '') => send(path, { method: 'GET', query });
const newsletter = () => ({ f_email: email, f_consent: 'on' });
const password = () => formData({ email, password: PASSWORD });

const ACTIONS: Row[] = [
  ...actionsOf(openVisitor, {
    'a read of the cart': () => get('/api/cart'),
    'an add': () => send('/api/cart/items', { json: adding }),
    'an add by a plain form': () =>
      send('/api/cart/items', { form: { productId, quantity: '1', returnTo: '/cart' } }),
    'a quantity': () => visitor.setQuantity(lineId, 2),
    'a coupon': () => visitor.apply('WELCOME10'),
    'a gift card': () => visitor.apply('HALDEN-GIFT-50'),
    'a removed coupon': () => visitor.withdraw('coupon'),
    'a note': () => visitor.writeNote('Ring twice'),
    'an estimate': () => send('/api/cart/estimate', { json: { country: 'US' } }),
    'a checkout': () => visitor.checkOut(),
    'a cart link': () => addCartLink(IDLE, formData({ items: 'item=bue-bookends:1' })),
    'a gift card for oneself': () =>
      buyGiftCard(IDLE, formData({ amount: amount?.variantId ?? '', recipient: 'me' })),
    'a message': () => forms.sendForm(SITE_FORM_START, formData({ ...message, f_email: email })),
    'the newsletter': () => forms.sendForm(SITE_FORM_START, formData({ use: 'newsletter', ...newsletter() })),
  }),
  ...actionsOf(
    openVisitor,
    { 'the newsletter in the footer': () => send('/api/newsletter', { form: newsletter() }) },
    { orElse: '/forms/newsletter' },
  ),
  ...actionsOf(openVisitor, { 'a withdrawal': withdraw }, { orElse: '/withdrawal/review' }),
  ...actionsOf(openVisitor, {
    'a registration': () =>
      signIn.registerAction(SIGN_IN_START, formData({ email: newEmail(), password: PASSWORD })),
  }),
  ...actionsOf(openRegistered, {
    'a sign-in': () => signIn.signInAction(SIGN_IN_START, password()),
    'a forgotten password': () => signIn.recoverAction(SIGN_IN_START, formData({ email })),
  }),
  ...actionsOf(openVisitor, { 'a sign-in on the platform’s page': () => get('/login/hosted') }),
  ...actionsOf(
    openReturning,
    { 'a return from the platform’s page': () => get('/auth/callback', callback) },
    { isOnce: true },
  ),
  ...actionsOf(
    openFramed,
    { 'a return from a hidden frame': () => send('/auth/frame', { json: framed }) },
    { isOnce: true },
  ),
  ...actionsOf(
    openUnconfirmed,
    { 'a typed code': () => signIn.verifyAction(SIGN_IN_START, formData({ code })) },
    { isOnce: true },
  ),
  ...actionsOf(openUnconfirmed, {
    'another code': () => signIn.resendAction(SIGN_IN_START, formData({})),
  }),
  ...actionsOf(
    openMember,
    { 'a sign-out': () => send('/sign-out', { form: { returnTo: '/' } }) },
    { isOnce: true, endsSession: true, orElse: '/' },
  ),
  ...actionsOf(openVisitor, {
    'a mail about stock': () => send('/api/back-in-stock', { json: stockRequest() }),
  }),
  ...actionsOf(openExpired, { 'a read after the session’s hour': () => get('/api/cart') }, { isOnce: true }),
  ...actionsOf(openMember, {
    'a member’s name': () => get('/api/member'),
    'a profile': () => account.saveProfile(IDLE, formData(profile)),
    'an address': () => account.saveAddress(IDLE, formData(address)),
  }),
  ...actionsOf(
    openWithAddress,
    { 'an address less': () => account.removeAddress(IDLE, formData({ id: addressId })) },
    { isOnce: true },
  ),
  ...actionsOf(openMember, {
    'a privacy': () => account.savePrivacy(IDLE, formData({ privacy: 'public' })),
    'a new password': () =>
      account.savePassword(IDLE, formData({ password: PASSWORD, newPassword: PASSWORD })),
    'a deletion with a wrong password': () =>
      account.deleteAccount(IDLE, formData({ password: 'not the password', confirm: 'yes' })),
  }),
  ...actionsOf(
    openMember,
    { 'a deletion': () => account.deleteAccount(IDLE, formData({ password: PASSWORD, confirm: 'yes' })) },
    { isOnce: true, endsSession: true },
  ),
  ...actionsOf(openMember, {
    'the lines for later': () => get('/api/cart/saved'),
    'a wishlist': () => get('/api/wishlist'),
    'a wish': () => send('/api/wishlist', { json: { items: [entry] } }),
    'a wish less': () => send('/api/wishlist', { method: 'DELETE', json: { keys: [productId] } }),
    'a review': async () => (await import('@/features/reviews/actions')).saveReview(IDLE, note()),
    'a return': () => forms.requestReturn(SITE_FORM_START, formData({ orderId: ORDER })),
    'an order again': () => account.buyOrderAgain(IDLE, formData({ orderId: ORDER })),
  }),
];

const CUT = ['half', 'down', 'malformed', 'wrong-types'].map((kind) => ({ kind }));
const PAGES = [200, 403, 404, 503].map((status) => ({ kind: 'page', status }));
const TEMPORARY = [429, 500, 503].map((status) => ({ kind: 'status', status }));
/** What the platform itself rejects. It may mean that there is no cart, for example. */
const REJECTED: { kind: string; status?: number }[] = [
  { kind: 'status', status: 403 },
  { kind: 'status', status: 404 },
];
/** The platform never sends it for a call but that for tokens. */
const REJECTED_GRANT = { kind: 'rejected-grant' };
const LATE = { kind: 'slow', delayMs: 60_000 };
type Kind = { kind: string; status?: number; delayMs?: number };
const KINDS: Kind[] = [...PAGES, ...CUT, ...TEMPORARY, ...REJECTED, REJECTED_GRANT, LATE];

/** Kinds of which the platform knows nothing: it has done what it was asked for. */
const DONE = new Set(['half', 'wrong-types']);

const TOKENS = 'POST /oauth2/token';
const { timeout } = GUARD_LIMITS;

/** What a shopper reads in an outage. */
const OUTAGE =
  /^(?:unreachable|busy|unsure|checkout-unavailable|too-many-attempts)$|just now\. Please try again/;

const FRAME = 'goes on in a frame';

/** Names what a shopper gets: the code of an error, where the page leads, or that it worked. */
async function act(run: Act): Promise<string> {
  framework.jar = visitor.jar;
  framework.headers = SCRIPT_REQUEST;
  try {
    const result = Object(await run());
    if (result.headers instanceof Headers) return outcomeOf(result);
    // The browser completes a sign-in that the server cannot.
    if (result.frameUrl) return FRAME;
    if (result.status === 'failed')
      return SHOP_ERROR_CODES.find((code) => en.errors[code] === result.message) ?? result.message;
    return result.status === 'invalid' ? JSON.stringify(result.errors) : result.status;
  } catch (error) {
    const path = /^NEXT_REDIRECT;\w+;([^;?]*)/.exec(String(Object(error).digest))?.[1];
    return path === undefined ? `throws ${error}` : `to ${path}`;
  }
}

function outcomeOf({ status, location, json, headers }: Awaited<ReturnType<typeof send>>): string {
  if (json?.outcome) return json.outcome;
  const error = /[?&]error=([\w-]+)/.exec(location ?? '')?.[1] ?? json?.error?.code;
  if (error === undefined) return location ? `to ${location.replace(/\?.*/, '')}` : String(status);
  return status < 500 || Number(headers.get('retry-after')) > 0 ? error : `${error} without a time`;
}

const setFaults = (faults: unknown[]) => control(sandbox, 'PUT', 'faults', { faults });

beforeEach(() => {
  const names = ['wishlist', 'saveForLater', 'reviews', 'forms', 'cartLink', 'backInStock'];
  vi.stubGlobal('FEATURES', Object.fromEntries(names.map((name) => [name, true])));
  // Selects the shortest pauses between retries.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

/** Changes with a sign-in, a new password or another visitor. */
const tokensOf = ({ jar }: typeof visitor) => JSON.stringify([...jar].filter(([name]) => /token/.test(name)));

const MAX_COUNT = 6;

/** Of this many kinds, a call meets one. */
const STEP = process.env.TEST_MATRICES ? 3 : KINDS.length;

let turn = 0;
/** Returns the kinds of failure that a call meets. */
function kindsOf() {
  turn += 1;
  return KINDS.filter((_, index) => index % STEP === turn % STEP);
}

// An action has each kind of failure in each of its calls, some with new carts and sessions.
vi.setConfig({ testTimeout: 600_000 });

it.each(ACTIONS)('%s in a failure says when to try again, and loses nothing', async (...row) => {
  const [, open, run, { orElse, isOnce, endsSession } = {}] = row;
  await open();
  let before = tokensOf(visitor);
  const successes: string[] = [];
  const calls = await callsDuring(sandbox, async () => {
    successes.push(await act(run));
  });
  if (isOnce) await open();
  // A second time, a review exists.
  successes.push(await act(run));
  expect(successes.join()).not.toMatch(/unexpected|throws/);
  expect(Object.keys(calls)).not.toEqual([]);
  const odd: string[] = [];
  for (const call of Object.keys(calls))
    for (const kind of kindsOf()) {
      processState('limits', () => new Map<string, unknown>()).clear();
      if (isOnce || tokensOf(visitor) !== before) {
        await open();
        before = tokensOf(visitor);
      }
      const wasMember = await isMember();
      await setFaults([{ call, ...kind }]);
      GUARD_LIMITS.timeout = kind === LATE ? 50 : timeout;
      const outcome = await act(run);
      GUARD_LIMITS.timeout = timeout;
      await setFaults([]);
      const isSuccess = [...successes, FRAME].includes(outcome);
      const isGrant = kind === REJECTED_GRANT && call === TOKENS;
      const isRejected = (isGrant || REJECTED.includes(kind)) && !/unexpected|throws/.test(outcome);
      const isSaid = OUTAGE.test(outcome) || outcome === `to ${orElse}`;
      const isEnded = endsSession && (isSuccess || outcome === `to ${orElse}`);
      const isSignedIn = !wasMember || isGrant || (await isMember()) !== Boolean(isEnded);
      // The platform has signed in and moved the cart to the account, where the next sign-in shows it.
      const isMoved = isEnded || (call === TOKENS && (isGrant || DONE.has(kind.kind)));
      const { json } = await send('/api/cart', { method: 'GET' });
      const isKept = isMoved || json.cart?.lines.length > 0;
      // Before one product is sold out for this cart.
      if (isMoved || json.cart?.count > MAX_COUNT) {
        await open();
        before = tokensOf(visitor);
      }
      if (!(isSuccess || isSaid || isRejected) || !isSignedIn || !isKept)
        odd.push(JSON.stringify({ call, ...kind, outcome, isSignedIn, isKept }));
    }
  expect(odd).toEqual([]);
});

it.each([
  ['a comparison', async () => (await import('@/features/compare/compared')).getCompared([SLUG], SITE_VIEW)],
  ['a cart link', () => readLinkedItems('item=bue-bookends:1', SITE_VIEW)],
])('%s of which nothing can be read is an outage, and not empty', async (_, read) => {
  await setFaults([{ call: '*', kind: 'status', status: 503 }]);
  await expect(read()).rejects.toMatchObject({ code: 'unreachable' });
  await setFaults([]);
});

it('a coupon whose response is lost is applied, and says so', async () => {
  await openVisitor();
  await setFaults([{ call: 'add-coupon', kind: 'half', times: 1 }]);
  const { status, json } = await send('/api/cart/code', { json: { code: 'WELCOME10' } });
  expect([status, json.cart?.couponCode]).toEqual([200, 'WELCOME10']);
});
