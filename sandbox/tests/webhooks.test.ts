import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClock } from '../core/clock';
import { createSandbox, type Sandbox, type SandboxOptions } from '../create-sandbox';
import { collectGarbage } from './collect-garbage';
import { clockBeforeV1Removal } from './open-sandbox';
import { add, newVisitor, shopperClient } from './shopper';
import { control } from './sign-in';
import { until } from './until';
import { eventsOf, publicKeyOf, readEvent, receivingClient, startReceiver } from './webhook-receiver';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function sandboxWith(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await createSandbox({
    catalogVersion: 'V1_CATALOG',
    clock: clockBeforeV1Removal(),
    ...options,
  });
  closing.push(() => sandbox.close());
  return sandbox;
}
async function receiver(statuses?: number[]) {
  const started = await startReceiver(statuses);
  closing.push(started.close);
  return started;
}
/** Subscribes to the cart events of one generation: every change of a cart is an event of both. */
const CART_EVENTS = ['wix.ecom.v1.cart_created', 'wix.ecom.v1.cart_updated'];
const subscribe = (sandbox: Sandbox, url: string) =>
  control(sandbox, 'PUT', 'webhooks', { subscriptions: [{ url, events: CART_EVENTS }] });
/** A sandbox whose time stands still, so that retries come only when the test moves the clock. */
const stoppedSandbox = () => {
  const start = clockBeforeV1Removal().now();
  return sandboxWith({ clock: createClock(() => start) });
};
const shopper = (sandbox: Sandbox) => shopperClient(sandbox);

/** A sandbox, by default one whose time stands still, and a receiver of its cart events. */
async function delivering(statuses?: number[], opening = stoppedSandbox()) {
  const sandbox = await opening;
  const { url, received, bodies } = await receiver(statuses);
  await subscribe(sandbox, url);
  return { sandbox, received, bodies };
}

/** Resolves as soon as the sandbox has logged `count` deliveries with this status. */
async function delivered(sandbox: Sandbox, count: number, status = 'delivered') {
  return until(async () => {
    const deliveries = (await eventsOf(sandbox)).flatMap((event) => event.deliveries);
    expect(deliveries.filter((delivery) => delivery.status === status)).toHaveLength(count);
    return deliveries;
  });
}

describe('a webhook', () => {
  it('is accepted by the SDK, with the entity as the SDK’s calls return it and the identity of the caller', async () => {
    const { sandbox, received } = await delivering([], sandboxWith());
    const visitor = newVisitor();
    const client = await shopperClient(sandbox, visitor);
    await add(client, 'lund-bowl', { options: { Size: '16 cm', Glaze: 'Oat' } });
    const [body = ''] = await received(1);
    const app = await receivingClient(sandbox);
    const onCreated = vi.fn();
    app.currentCart.onCartCreated(onCreated);
    const { eventType, identity } = await app.webhooks.process(body);
    expect(eventType).toBe('wix.ecom.v1.cart_created');
    expect(identity).toEqual({ identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: visitor.visitorId });
    const cart = await client.currentCart.getCurrentCart();
    expect(onCreated).toHaveBeenCalledWith({
      entity: cart,
      metadata: expect.objectContaining({
        entityFqdn: 'wix.ecom.v1.cart',
        slug: 'created',
        entityId: cart._id,
        entityEventSequence: '1',
        eventTime: expect.any(Date),
        identity,
      }),
    });
  });

  it('is rejected with another key, or when changed in transit', async () => {
    const { sandbox, received } = await delivering([], sandboxWith());
    await add(await shopper(sandbox), 'ora-serving-bowl');
    const [body = ''] = await received(1);
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
    const pem = other.export({ type: 'spki', format: 'pem' }).toString();
    const otherReceiver = await receivingClient(sandbox, pem);
    await expect(otherReceiver.webhooks.process(body)).rejects.toThrow();
    const [header, payload = '', signature] = body.split('.');
    const changed = [header, payload.replace(/^.{8}/, 'eyJleHAi'), signature].join('.');
    await expect((await receivingClient(sandbox)).webhooks.process(changed)).rejects.toThrow();
  });

  it('is sent to subscribers of its type, and to nobody after a rejected call', async () => {
    const sandbox = await sandboxWith();
    const [carts, all] = [await receiver(), await receiver()];
    await control(sandbox, 'PUT', 'webhooks', {
      subscriptions: [{ url: carts.url, events: ['wix.ecom.v1.cart_updated'] }, { url: all.url }],
    });
    const client = await shopper(sandbox);
    await expect(add(client, 'no-such-product')).rejects.toThrow();
    await add(client, 'ora-serving-bowl');
    await add(client, 'ora-serving-bowl');
    await all.received(4);
    await carts.received(1);
    await delivered(sandbox, 5);
    expect((await eventsOf(sandbox)).map(({ eventType }) => eventType)).toEqual([
      'wix.ecom.v1.cart_created',
      'wix.ecom.v2.cart_created',
      'wix.ecom.v1.cart_updated',
      'wix.ecom.v2.cart_updated',
    ]);
    expect([carts.bodies.length, all.bodies.length]).toEqual([1, 4]);
  });
});

describe('a receiver that does not respond with 200', () => {
  it('gets the same event again after pauses that double, by the sandbox’s clock', async () => {
    const { sandbox, received, bodies } = await delivering([500, 302]);
    await add(await shopper(sandbox), 'ora-serving-bowl');
    const nextAfter = (attempts: number) =>
      until(async () => {
        const [delivery] = (await eventsOf(sandbox))[0]?.deliveries ?? [];
        expect(delivery?.attempts).toHaveLength(attempts);
        return Date.parse(delivery?.nextAttemptAt ?? '') - sandbox.platform.clock.now();
      });
    const first = await nextAfter(1);
    sandbox.platform.clock.advance(1_000);
    const second = await nextAfter(2);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(1_000);
    expect(second).toBeGreaterThan(1_000);
    expect(second).toBeLessThanOrEqual(2_000);
    expect(bodies).toHaveLength(2);
    sandbox.platform.clock.advance(2_000);
    const all = await received(3);
    const [delivery] = await delivered(sandbox, 1);
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, 302, 200]);
    const app = await receivingClient(sandbox);
    const ids = await Promise.all(all.map(async (body) => (await readEvent(app, body)).id));
    expect(new Set(ids).size).toBe(1);
  });

  it('times out after 1250 ms, also after a garbage collection, and gets the event again', async () => {
    const { sandbox, received } = await delivering([0]);
    await add(await shopper(sandbox), 'ora-serving-bowl');
    await received(1);
    await until(async () => {
      collectGarbage();
      const [delivery] = (await eventsOf(sandbox))[0]?.deliveries ?? [];
      expect(delivery?.attempts).toEqual([expect.objectContaining({ error: 'no answer within 1250 ms' })]);
    });
    sandbox.platform.clock.advance(1_000);
    await received(2);
    await delivered(sandbox, 1);
  });

  it('gets no more retries in the end, but receives later events', async () => {
    const { sandbox, received } = await delivering(Array.from({ length: 13 }, () => 500));
    const visitor = newVisitor();
    await add(await shopperClient(sandbox, visitor), 'ora-serving-bowl');
    for (let attempt = 1; attempt <= 13; attempt++) {
      await received(attempt);
      await until(async () =>
        expect((await eventsOf(sandbox))[0]?.deliveries[0]?.attempts).toHaveLength(attempt),
      );
      sandbox.platform.clock.advance(3_600_000);
    }
    await delivered(sandbox, 1, 'abandoned');
    // The same cart, with a token that is still valid after the clock was moved.
    await add(await shopperClient(sandbox, visitor), 'ora-serving-bowl');
    await received(14);
    await delivered(sandbox, 1);
  });
});

it('order is preserved per entity, while other entities proceed', async () => {
  const { sandbox, received } = await delivering([500]);
  const [one, two] = [await shopper(sandbox), await shopper(sandbox)];
  await add(one, 'ora-serving-bowl');
  await received(1);
  await add(one, 'ora-serving-bowl');
  await add(one, 'ora-serving-bowl');
  await add(two, 'ora-serving-bowl');
  await received(2);
  await delivered(sandbox, 1);
  sandbox.platform.clock.advance(1_000);
  const bodies = await received(5);
  const app = await receivingClient(sandbox);
  const seen = await Promise.all(
    bodies.map(async (body) => {
      const { entityId, entityEventSequence } = await readEvent(app, body);
      return { entityId, sequence: entityEventSequence };
    }),
  );
  const cart = seen[0]?.entityId;
  expect(seen.filter(({ entityId }) => entityId === cart).map(({ sequence }) => sequence)).toEqual([
    '1',
    '1',
    '2',
    '3',
  ]);
  expect(seen.findIndex(({ entityId }) => entityId !== cart)).toBe(1);
});

it('a sandbox that shuts down stops immediately, and sends unconfirmed events after its next start', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'sandbox-webhooks-'));
  closing.push(() => rm(dataFolder, { recursive: true, force: true }));
  const { url, received } = await receiver([0]);
  // The delivery would wait forever for its response.
  const withoutTimeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  const first = await createSandbox({
    catalogVersion: 'V1_CATALOG',
    clock: clockBeforeV1Removal(),
    dataFolder,
    webhookUrl: url,
  });
  const key = await publicKeyOf(first);
  await add(await shopper(first), 'ora-serving-bowl');
  await received(1);
  await first.close();
  withoutTimeout.mockRestore();

  const second = await sandboxWith({ dataFolder });
  const [before, after] = await received(2);
  await delivered(second, 2);
  expect(await publicKeyOf(second)).toBe(key);
  const app = await receivingClient(second);
  const ids = await Promise.all([before, after].map(async (body) => (await readEvent(app, body ?? '')).id));
  expect(ids[0]).toBe(ids[1]);
  // No subscriber was given at this start.
  expect(await control(second, 'GET', 'webhooks')).toMatchObject({ subscriptions: [] });
});

describe('redelivery and reset', () => {
  it('sends an event once more under the same id', async () => {
    const sandbox = await sandboxWith();
    const { url, received } = await receiver();
    await add(await shopper(sandbox), 'ora-serving-bowl');
    const [event] = await eventsOf(sandbox);
    expect(event?.deliveries).toEqual([]);
    await subscribe(sandbox, url);
    for (const count of [1, 2]) {
      await control(sandbox, 'POST', 'webhooks/redeliver', { eventId: event?.id });
      await received(count);
      await until(async () =>
        expect((await eventsOf(sandbox))[0]?.deliveries[0]).toMatchObject({
          status: 'delivered',
          attempts: Array.from({ length: count }, () => expect.anything()),
        }),
      );
    }
    await expect(
      control(sandbox, 'POST', 'webhooks/redeliver', { eventId: crypto.randomUUID() }),
    ).rejects.toThrow('not found');
  });

  it('a reset deletes events and subscribers, except the subscriber of the start', async () => {
    const started = await receiver();
    const sandbox = await sandboxWith({ webhookUrl: started.url });
    await subscribe(sandbox, (await receiver()).url);
    await add(await shopper(sandbox), 'ora-serving-bowl');
    await control(sandbox, 'POST', 'reset');
    expect(await control(sandbox, 'GET', 'webhooks')).toEqual({
      subscriptions: [{ url: started.url, events: ['*'] }],
      events: [],
    });
  });
});
