import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { withBusyLimit } from '../../server/busy-limit.mjs';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A server that ends its answers when it is told to. */
async function open(atOnce: number) {
  const waiting: ServerResponse[] = [];
  const came: (() => void)[] = [];
  server = createServer(
    withBusyLimit(
      (_, response) => {
        waiting.push(response);
        came.shift()?.();
      },
      { atOnce },
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url,
    /** Asks, and goes on as soon as the server has heard of it. */
    async begin(path: string) {
      const heard = new Promise<void>((resolve) => came.push(resolve));
      const answer = fetch(url + path);
      // Those that are never answered end with the server.
      answer.catch(() => undefined);
      await heard;
      return { answer, end: () => waiting.pop()?.end('served') };
    },
  };
}

it('whoever comes when too many are served is asked to come back, and is served then', async () => {
  const { url, begin } = await open(2);
  await begin('/a');
  const second = await begin('/b');

  const page = await fetch(`${url}/products`);
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(await page.text()).toContain('Please try again');
  const route = await fetch(`${url}/api/cart`);
  expect(route.status).toBe(503);
  expect(await route.json()).toMatchObject({ error: { code: 'busy' } });

  second.end();
  expect(await (await second.answer).text()).toBe('served');
  const third = await begin('/products');
  third.end();
  expect((await third.answer).status).toBe(200);
});

it('whoever watches over the server is always answered', async () => {
  const { begin } = await open(1);
  await begin('/a');
  const health = await begin('/api/health');
  health.end();
  expect((await health.answer).status).toBe(200);
});
