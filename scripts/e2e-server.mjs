import { e2eSettings } from './lib/e2e-settings.mjs';
import { runCommand } from './lib/failure.mjs';
import { newShopLog } from './lib/log-secrets.mjs';
import { endOnSignal, stop } from './lib/processes.mjs';
import { ensureBuild } from './lib/production-build.mjs';
import { attend, requireFreePorts, startSandbox, startShop } from './lib/services.mjs';
import { temporaryFolder } from './lib/temporary-folder.mjs';

/** What the end-to-end tests shop in: a production build beside a newly seeded sandbox. Playwright starts and ends it. */
await runCommand(async () => {
  const settings = e2eSettings();
  await requireFreePorts(settings);
  const data = temporaryFolder();
  endOnSignal(data.remove);
  try {
    const sandbox = await startSandbox(settings, { dataFolder: data.path });
    await ensureBuild(settings);
    const shop = await startShop(settings, { log: newShopLog() });
    return await attend([sandbox, shop]);
  } finally {
    await stop();
    data.remove();
  }
});
