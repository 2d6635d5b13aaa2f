import { members } from '@wix/members';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CallerKind } from '../call-coverage/platform-calls';
import { SANDBOX_API_KEY } from '../core/platform';
import { mountedCalls } from '../coverage';
import { buy } from './hosted-page';
import { openSandbox } from './open-sandbox';
import { merchantClient } from './sdk-client';
import { add, checkoutOf, newVisitor, paymentOf, shopperClient } from './shopper';
import { fittingId, goodArguments, stockSite, type Things } from './stocked-site';

const SECRET = 'nobody-else-knows@example.com';

const sandbox = await openSandbox();
/** Every call of the platform under every URL, with the kinds of callers that may make it. */
const CALLS = mountedCalls(sandbox.routes)
  .filter(({ calls, routes: [route] }) => calls.length > 0 && !/ \/(?:media|video)\//.test(route))
  .flatMap(({ routes, callers }) => routes.map((name) => ({ name, callers })));

/** Tokens of each kind, whose owners own nothing that the requests name. */
let bearers: Record<CallerKind, string | undefined>;
/** Ids and private texts of another owner. No other caller may read them. */
let ids: Things;

async function prepare(): Promise<void> {
  await sandbox.reset();
  const admin = merchantClient(sandbox);
  const people = merchantClient(sandbox).use(members);
  const [owner, other] = await Promise.all(
    [SECRET, 'other@example.com'].map((loginEmail) =>
      people.createMember({
        member: { loginEmail, privacyStatus: 'PRIVATE', contact: { firstName: loginEmail } },
      }),
    ),
  );
  const shopper = { ...newVisitor(), kind: 'member' as const, memberId: owner?._id ?? '' };
  const client = await shopperClient(sandbox, shopper);
  await add(client, 'ora-serving-bowl');
  const order = await buy(sandbox, client);
  await admin.orders.updateOrder(order, { buyerInfo: { email: SECRET } });
  const bought = await client.orders.getOrder(order);
  const cart = await add(client, 'ora-serving-bowl');
  await client.currentCart.updateCurrentCart({ cartInfo: { buyerInfo: { email: SECRET } } });
  const checkout = await checkoutOf(client, { email: SECRET });
  ids = {
    ...(await stockSite(sandbox)).things,
    cart: cart._id ?? '',
    checkout,
    order,
    payment: await paymentOf(client, order),
    line: bought.lineItems?.[0]?._id ?? '',
    member: owner?._id ?? '',
    product: bought.lineItems?.[0]?.catalogReference?.catalogItemId ?? '',
  };
  const { mintAccessToken } = sandbox.platform.tokens;
  bearers = {
    anybody: undefined,
    visitor: await mintAccessToken(newVisitor()),
    member: await mintAccessToken({ ...newVisitor(), kind: 'member', memberId: other?._id ?? '' }),
    app: SANDBOX_API_KEY,
  };
}

/** Sends a valid request that names another owner's entity wherever a call takes an id. */
async function send(name: string, kind: CallerKind): Promise<{ status: number; text: string }> {
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => fittingId(pattern, parameter, ids));
  const authorization = bearers[kind];
  const answer = await sandbox.fetch(
    new Request(sandbox.url + path + (method === 'GET' ? '?fieldsets=FULL' : ''), {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      },
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(goodArguments(ids)) }),
    }),
  );
  return { status: answer.status, text: await answer.text() };
}

const platformBody = z.looseObject({ message: z.string(), details: z.looseObject({}) });

it('every call declares its permitted callers', () => {
  expect(CALLS.filter(({ callers }) => callers.length === 0)).toEqual([]);
  expect(CALLS.length).toBeGreaterThan(200);
});

describe('responds as declared, 401 without a token and 403 for the wrong one:', () => {
  beforeAll(prepare);

  it.each(CALLS.map(({ name, callers }) => [name, callers] as const))('%s', async (name, callers) => {
    // Apps may change what the others name.
    for (const kind of ['anybody', 'visitor', 'member', 'app'] as const) {
      const { status, text } = await send(name, kind);
      const label = `${kind}: ${status} ${text.slice(0, 200)}`;
      expect(status, label).toBeLessThan(500);
      if (callers.includes('anybody')) continue;
      if (kind === 'anybody') expect(status, label).toBe(401);
      else if (!callers.includes(kind)) expect(status, label).toBe(403);
      else if (kind === 'app') expect([401, 403], label).not.toContain(status);
      else expect(status, label).not.toBe(401);
      if (status === 401 || status === 403) platformBody.parse(JSON.parse(text));
    }
  });
});

it.each(['visitor', 'member'] as const)('a %s reads and changes nothing of another caller', async (kind) => {
  await prepare();
  const owned = async () => {
    const admin = merchantClient(sandbox);
    const people = merchantClient(sandbox).use(members);
    return JSON.stringify([
      await admin.orders.getOrder(ids.order),
      await admin.orderTransactions.listTransactionsForSingleOrder(ids.order),
      await admin.orderFulfillments.listFulfillmentsForSingleOrder(ids.order),
      await admin.checkout.getCheckout(ids.checkout),
      await people.getMember(ids.member, { fieldsets: ['FULL'] }),
      await (await send('GET /ecom/v1/carts/{id}', 'app')).text,
    ]);
  };
  const before = await owned();
  for (const { name } of CALLS) {
    const { status, text } = await send(name, kind);
    expect(text, name).not.toContain(SECRET);
    const names =
      /\{(id|orderId|paymentId)\}/.test(name) &&
      /\/(checkouts|orders|members|payments|fulfillments)\//.test(name);
    if (names) expect([403, 404], `${name} → ${status}`).toContain(status);
  }
  expect(await owned()).toBe(before);
});
