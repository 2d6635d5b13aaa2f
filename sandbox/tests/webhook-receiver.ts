import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  checkout,
  currentCart,
  currentCartV2,
  orderFulfillments,
  orders,
  orderTransactions,
} from '@wix/ecom';
import { members } from '@wix/members';
import { redirects } from '@wix/redirects';
import { AppStrategy, createClient } from '@wix/sdk';
import { inventory, inventoryItemsV3, products, productsV3 } from '@wix/stores';
import { z } from 'zod';
import type { Sandbox } from '../create-sandbox';
import { control } from './sign-in';

/**
 * The SDK as a webhook receiver uses it: it checks signatures with the sandbox's public key, or
 * with another one.
 */
export async function receivingClient(sandbox: Sandbox, publicKey?: string) {
  const key = publicKey ?? (await publicKeyOf(sandbox));
  return createClient({
    auth: AppStrategy({ appId: 'app', appSecret: 'secret', publicKey: key }),
    modules: {
      checkout,
      currentCart,
      currentCartV2,
      inventory,
      inventoryItemsV3,
      members,
      orderFulfillments,
      orders,
      orderTransactions,
      products,
      productsV3,
      redirects,
    },
  });
}

export async function publicKeyOf(sandbox: Sandbox): Promise<string> {
  const response = await sandbox.fetch(new Request(`${sandbox.url}/_sandbox/webhooks/public-key`));
  return response.text();
}

/**
 * Starts a server that stores what it receives. Responds with the given statuses in turn, then with
 * 200.
 */
export async function startReceiver(statuses: number[] = []) {
  const bodies: string[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    const status = statuses.shift() ?? 200;
    // Status 0 sends no response.
    if (status !== 0) response.writeHead(status).end();
    for (const { count, resolve } of waiting) if (bodies.length >= count) resolve();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/api/webhooks`,
    bodies,
    /** Resolves with the first `count` bodies as soon as they have arrived. */
    async received(count: number): Promise<string[]> {
      if (bodies.length < count)
        await new Promise<void>((resolve) => {
          waiting.push({ count, resolve });
        });
      return bodies.slice(0, count);
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Records what the SDK passes to the handlers of events, by names in the order of the first event. */
export function notes() {
  const seen: Record<string, object[]> = {};
  const note = (name: string) => (event: object) => {
    seen[name] = [...(seen[name] ?? []), event];
  };
  return { seen, note };
}

const domainEvent = z.object({ id: z.string(), entityId: z.string(), entityEventSequence: z.string() });

/** Returns the fields that identify an entity's event, as the SDK reads them. */
export async function readEvent(app: Awaited<ReturnType<typeof receivingClient>>, body: string) {
  return domainEvent.parse((await app.webhooks.parseJWT(body)).payload);
}

type Attempt = { status?: number; error?: string };
type Delivery = { url: string; status: string; attempts: Attempt[]; nextAttemptAt?: string };
type LoggedEvent = {
  id: string;
  eventType: string;
  entityId: string;
  entityEventSequence: number;
  identity?: Record<string, string>;
  deliveries: Delivery[];
};

/** Returns the sandbox's log of events, oldest first. */
export const eventsOf = async (sandbox: Sandbox, query = 'limit=1000'): Promise<LoggedEvent[]> =>
  (await control(sandbox, 'GET', `webhooks?${query}`)).events.reverse();
