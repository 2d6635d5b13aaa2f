import { ensureDependencies } from './lib/dependencies.mjs';
import { e2eSettings } from './lib/e2e-settings.mjs';
import { measureEmptyShop } from './lib/empty-shop.mjs';
import { runCommand } from './lib/failure.mjs';
import { requireNode } from './lib/node-version.mjs';
import { freePortFrom } from './lib/ports.mjs';
import { endOnSignal, stop } from './lib/processes.mjs';
import { ensureBuild } from './lib/production-build.mjs';
import { scriptWeight } from './lib/script-weight.mjs';
import { startSandbox, startShop } from './lib/services.mjs';
import { temporaryFolder } from './lib/temporary-folder.mjs';

const STARTS = 3;

/** `npm run bench`: what the shop costs, beside what the framework costs anyway. Only the ratios compare between machines. */
await runCommand(async () => {
  requireNode();
  process.env.E2E_PORT ||= String(await freePortFrom(3100));
  process.env.E2E_SANDBOX_PORT ||= String(await freePortFrom(4100));
  const settings = e2eSettings();
  const data = temporaryFolder();
  endOnSignal(data.remove);
  try {
    await ensureDependencies();
    const floor = await measureEmptyShop(settings.port);

    const firstSandbox = await startSandbox(settings, { dataFolder: data.path });
    await ensureBuild(settings);
    await stop([firstSandbox]);

    /** @type {number[]} */
    const starts = [];
    /** @type {Record<string, string>[]} */
    const weights = [];
    for (let round = 0; round < STARTS; round++) {
      const began = Date.now();
      const sandbox = await startSandbox(settings, { dataFolder: data.path });
      // As `npm start` does: looking whether there is something to build is part of the wait.
      await ensureBuild(settings);
      const shop = await startShop(settings);
      starts.push(Date.now() - began);
      if (round === 0) weights.push(...(await weigh(settings, floor.scriptBytes)));
      await stop([shop, sandbox]);
    }
    const startMs = starts.sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0;

    console.log('\nGzipped JavaScript at first load; the floor is an empty page of the framework');
    console.table([row('an empty page', floor.scriptBytes, floor.scriptBytes), ...weights]);
    console.log('Second start, until shop and sandbox answer; the floor is the empty app without a sandbox');
    console.table([
      { start: 'an empty app', seconds: (floor.startMs / 1000).toFixed(2), ratio: '1.00' },
      {
        start: 'npm start',
        seconds: (startMs / 1000).toFixed(2),
        ratio: (startMs / floor.startMs).toFixed(2),
      },
    ]);
  } finally {
    await stop();
    data.remove();
  }
});

/**
 * @param {import('./lib/settings.mjs').Settings} settings
 * @param {number} floor bytes
 */
async function weigh({ shopUrl, distDir }, floor) {
  const list = await (await fetch(`${shopUrl}/products`)).text();
  const product = /href="(\/products\/[\w-]+)"/.exec(list)?.[1];
  if (product === undefined) throw new Error('The list links to no product.');
  const rows = [];
  for (const path of ['/', '/products', product, '/cart'])
    rows.push(row(path, await scriptWeight(shopUrl, path, distDir), floor));
  return rows;
}

/**
 * @param {string} page
 * @param {number} bytes
 * @param {number} floor bytes
 */
function row(page, bytes, floor) {
  return { page, kB: (bytes / 1000).toFixed(1), ratio: (bytes / floor).toFixed(2) };
}
