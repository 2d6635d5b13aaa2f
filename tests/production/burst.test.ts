import { expect, it } from 'vitest';
import { startShop } from '../../scripts/lib/processes/services.mjs';
import { control, inSandbox, opened } from './open-servers';
import { send } from './request';

/** Room for the idle demo shop and a few pages. All pages of a burst at once would need more. */
const HEAP_MB = 192;
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
  // Pages that wait for the platform keep what they have.
  await control('PUT', 'faults', { faults: [{ call: '*', kind: 'slow', delayMs: 500 }] });
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.all(Array.from({ length: CLIENTS * PER_CLIENT }, (_, at) => list(at)));
    // Those that would wait for more than ten seconds are rejected.
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
  }
  expect((await list(0)).status).toBe(200);
});
