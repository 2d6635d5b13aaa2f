import { afterAll, beforeEach } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../sandbox/create-sandbox';
import { routeGlobalFetch } from './sign-in';

type Opening = SandboxOptions & {
  /** Whether each test starts with the seed data. */
  resets?: boolean;
  /** Whether the global `fetch`, which the SDK's authentication uses, reaches this sandbox. */
  routesFetch?: boolean;
};

/**
 * Opens a sandbox for all tests of the file that calls it, and closes it after them. Its site has
 * Catalog V1 by default: `openV3Sandbox` is for the tests of V3.
 */
export async function openSandbox({
  resets = false,
  routesFetch = false,
  ...options
}: Opening = {}): Promise<Sandbox> {
  const sandbox = await createSandbox({ catalogVersion: 'V1_CATALOG', ...options });
  afterAll(() => sandbox.close());
  if (resets) beforeEach(() => sandbox.reset());
  // Vitest restores globals before each test.
  if (routesFetch) beforeEach(() => routeGlobalFetch(sandbox));
  return sandbox;
}
