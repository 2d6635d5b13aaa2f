import { expect } from 'playwright/test';
import { READINESS_SECRET } from '../scripts/lib/verification/e2e-settings.mjs';
import type { Generation } from './sandbox-controls';

/** The shop shares each offer for 15 seconds, so that each attempt reads another one. */
const SLUGS = ['arc-vase', 'tove-bottle', 'silo-canister', 'flo-tray', 'bue-bookends', 'korn-salt-cellar'];

/**
 * Waits until the shop follows the site to a catalog of this generation. It notices the change when
 * the platform rejects a call, and drops its cached pages then.
 */
export async function untilShopHasCatalog(shopUrl: string, generation: Generation): Promise<void> {
  let attempt = 0;
  await expect(async () => {
    await fetch(`${shopUrl}/api/products/${SLUGS[attempt++ % SLUGS.length]}/offer`);
    const headers = { authorization: `Bearer ${READINESS_SECRET}` };
    const readiness: unknown = await (await fetch(`${shopUrl}/api/ready`, { headers })).json();
    expect(readiness).toMatchObject({ catalog: generation });
  }).toPass();
}
