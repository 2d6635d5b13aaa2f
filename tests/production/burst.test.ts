import { expect, it } from 'vitest';
import { startShop } from '../../scripts/lib/processes/services.mjs';
import { inSandbox, opened } from './open-servers';
import { send } from './request';

/** A quarter of what docs/deploy.md sets, so that the demo shop shows what a large one would do. */
const HEAP_MB = 128;
const CLIENTS = 6;
const PER_CLIENT = 48;

inSandbox(async ({ settings }) => {
  const NODE_OPTIONS = `--max-old-space-size=${HEAP_MB}`;
  await startShop({ ...settings, env: { ...settings.env, TRUSTED_PROXIES: '1', NODE_OPTIONS } });
});

it('a burst of requests for long lists does not use up the memory of the server', async () => {
  const list = (at: number) =>
    send(`${opened.settings.shopUrl}/products?minPrice=${at % 20}`, {
      headers: { 'x-forwarded-for': `192.0.2.${at % CLIENTS}` },
    });
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.all(Array.from({ length: CLIENTS * PER_CLIENT }, (_, at) => list(at)));
    // Those that would wait for more than ten seconds are rejected.
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
  }
  expect((await list(0)).status).toBe(200);
});
