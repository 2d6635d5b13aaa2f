import { expect, it } from 'vitest';
import { fc, SEED } from '../generated';
import { badControlRequest } from './bad-controls';
import { answerTo, prepareShop, version } from './bad-input-shop';
import { openSandbox } from './open-sandbox';
import { get } from './sdk-client';

const PER_BATCH = 400;
/** `npm test -- --all` sends more. */
const BATCHES = Math.ceil(Number(process.env.FUZZ_REQUESTS ?? 1) / 2_000);
/** Controls whose state is not in the database. */
const STATES = ['faults', 'limits', 'maintenance', 'calls'];

const sandbox = await openSandbox();

/** Everything that controls and the console can change. */
async function state(): Promise<unknown> {
  const held = STATES.map(async (name) => (await get(sandbox, `/_sandbox/${name}`)).json());
  const msAhead = sandbox.platform.clock.now() - Date.now();
  const hoursAhead = Math.round(Math.abs(msAhead) / 3_600_000);
  return [await version(sandbox), hoursAhead, ...(await Promise.all(held))];
}

it.each([
  ['/_sandbox', 'the controls'],
  ['/_console', 'the console'],
])('%s: bad requests break nothing of %s, and rejected requests change nothing', async (prefix) => {
  const routes = [...new Set(sandbox.routes.map(({ name }) => name))].filter((name) =>
    name.includes(` ${prefix}`),
  );
  const statuses = new Map<number, number>();
  for (let batch = 0; batch < BATCHES; batch += 1) {
    // The clock is reset, and the seed data is restored.
    const { things } = await prepareShop(sandbox);
    const sample = { numRuns: PER_BATCH, seed: SEED + batch };
    let before = await state();
    for (const { label, request } of fc.sample(badControlRequest(sandbox.url, routes, things), sample)) {
      const status = await answerTo(sandbox, request());
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) expect.fail(`${status}: ${label}`);
      const after = await state();
      if (status >= 400) expect(after, label).toEqual(before);
      before = after;
    }
  }
  expect(statuses.get(400) ?? 0).toBeGreaterThan((BATCHES * PER_BATCH) / 20);
  expect(statuses.get(prefix === '/_sandbox' ? 200 : 303) ?? 0).toBeGreaterThan((BATCHES * PER_BATCH) / 20);
});
