import { afterAll, beforeEach } from 'vitest';
import { type Clock, createClock } from '../core/clock';
import { createSandbox, type Sandbox, type SandboxOptions } from '../create-sandbox';
import { routeGlobalFetch } from './sign-in';

type Opening = SandboxOptions & {
  /** Whether each test starts with the seed data. */
  resets?: boolean;
  /** Whether the global `fetch`, which the SDK's authentication uses, reaches this sandbox. */
  routesFetch?: boolean;
};

/** A day before Wix removes the carts and checkouts of V1, and after everything in the seed. */
const BEFORE_V1_REMOVAL = Date.UTC(2026, 10, 20, 12);

/** Returns a clock that runs on from a day on which V1 carts exist, whatever the machine's date. */
export function clockBeforeV1Removal(): Clock {
  const opened = Date.now();
  return createClock(() => BEFORE_V1_REMOVAL + Date.now() - opened);
}

/**
 * Opens a sandbox for all tests of the file that calls it, and closes it after them. Its site has
 * Catalog V1 by default: `openV3Sandbox` is for the tests of V3. Unless its options have a clock,
 * it runs on from a fixed day.
 */
export async function openSandbox({
  resets = false,
  routesFetch = false,
  clock = clockBeforeV1Removal(),
  ...options
}: Opening = {}): Promise<Sandbox> {
  const sandbox = await createSandbox({ catalogVersion: 'V1_CATALOG', clock, ...options });
  afterAll(() => sandbox.close());
  if (resets) beforeEach(() => sandbox.reset());
  // Vitest restores globals before each test.
  if (routesFetch) beforeEach(() => routeGlobalFetch(sandbox));
  return sandbox;
}
