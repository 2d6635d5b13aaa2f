import { ensureE2eBuild } from '../scripts/lib/verification/e2e-shop.mjs';
import { clearShopLogs } from '../scripts/lib/verification/log-secrets.mjs';

/** Prepares what all workers share, before the first worker starts. */
export default async function globalSetup(): Promise<void> {
  clearShopLogs();
  await ensureE2eBuild();
}
