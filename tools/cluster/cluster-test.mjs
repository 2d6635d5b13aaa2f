import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../scripts/lib/build/production-build.mjs';
import { runCommand } from '../../scripts/lib/failure.mjs';
import { startNginx } from '../../scripts/lib/machine/nginx.mjs';
import { startRedis } from '../../scripts/lib/machine/redis.mjs';
import { temporaryFolder } from '../../scripts/lib/machine/temporary-folder.mjs';
import { freePortFrom } from '../../scripts/lib/processes/ports.mjs';
import { endOnSignal, stop } from '../../scripts/lib/processes/processes.mjs';
import { startSandbox, startShop } from '../../scripts/lib/processes/services.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { readSettings } from '../../scripts/lib/settings/settings.mjs';
import {
  changeReachesBoth,
  limitsAreShared,
  servesFormerPages,
  until,
  watchPages,
  worksDuring,
  worksWithout,
} from './checks.mjs';
import { openCollector } from './collector.mjs';
import { openOldPage } from './old-page.mjs';
import { buyAll, ordersAre, stockUp } from './shoppers.mjs';

const SHOPPERS = 50;

/**
 * `npm run test:cluster`: runs two servers behind nginx with Redis between them, replaces them one
 * by one with a newer build, and lets shoppers buy while servers, Redis and the platform fail.
 * Needs `redis-server`, `nginx` and a Chromium.
 */
await runCommand(async () => {
  const ports = {
    nginx: await freePortFrom(6100),
    first: await freePortFrom(6200),
    second: await freePortFrom(6300),
    sandbox: await freePortFrom(6400),
    redis: await freePortFrom(6500),
    redirect: await freePortFrom(6600),
  };
  const data = temporaryFolder();
  endOnSignal(data.remove);
  const collector = await openCollector();
  const proxied = `http://localhost:${ports.nginx}`;
  /** @param {Record<string, string>} deployment */
  const settingsOf = (deployment) =>
    readSettings({
      ...process.env,
      WIX_CLIENT_ID: '',
      // The URL where shoppers reach the shop and the platform sends its webhooks: the two servers
      // by turns.
      SITE_URL: proxied,
      SANDBOX_WEBHOOK_URL: `${proxied}/api/webhooks`,
      PORT: String(ports.first),
      SANDBOX_PORT: String(ports.sandbox),
      // A sign-in that begins on one server continues on the other.
      SESSION_SECRET: 'a secret of both servers, for this test alone',
      REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
      TRUSTED_PROXIES: '1',
      PAGE_MEMORY: 'off',
      // Two builds and four starts within a minute are more than one shop makes.
      PLATFORM_CALLS_PER_MINUTE: '20000',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      ...deployment,
    });
  const older = settingsOf({ NEXT_DIST_DIR: '.next-cluster', DEPLOYMENT_ID: 'older' });
  const newer = settingsOf({
    NEXT_DIST_DIR: '.next-cluster-newer',
    DEPLOYMENT_ID: 'newer',
    WEB_VITALS: 'on',
  });
  const shops = [ports.first, ports.second].map((port) => `http://localhost:${port}`);
  const log = join(data.path, 'shop.log');

  /**
   * @param {import('../../scripts/lib/settings/settings.mjs').Settings} settings
   * @param {number} port
   */
  const open = (settings, port) =>
    startShop({ ...settings, port, shopUrl: `http://localhost:${port}` }, { log });
  /** @type {Awaited<ReturnType<typeof openOldPage>> | undefined} */
  let oldPage;
  /** @type {ReturnType<typeof watchPages> | undefined} */
  let watch;
  try {
    let redis = await startRedis(ports.redis, data.path);
    await startSandbox(older, { dataFolder: data.path });
    for (const settings of [older, newer]) {
      await build(settings);
      cpSync(join(root, settings.distDir, 'static'), join(data.path, 'static'), { recursive: true });
    }
    const servers = [await open(older, ports.first), await open(older, ports.second)];
    await startNginx({ folder: data.path, staticFiles: join(data.path, 'static'), ports });

    await changeReachesBoth(older.sandboxUrl, shops);
    await limitsAreShared(shops);

    oldPage = await openOldPage(proxied);
    const replaced = async (/** @type {number} */ at) => {
      const [server] = servers.splice(at, 1);
      if (server) await stop([server]);
      servers.splice(at, 0, await open(newer, at === 0 ? ports.first : ports.second));
    };
    await worksDuring(
      proxied,
      async () => {
        await replaced(0);
        await replaced(1);
      },
      'Both servers were replaced, one by one,',
    );
    await oldPage.goesOn();
    const { leavesCart } = oldPage;
    await until('the browser has reported how fast the pages were', 20_000, async () => {
      await leavesCart();
      return readFileSync(log, 'utf8').includes('"msg":"web vitals"');
    });
    await oldPage.close();
    console.log('Web vitals are in the log.');

    await worksDuring(
      proxied,
      () => process.kill(servers[1]?.pid ?? 0, 'SIGKILL'),
      'One server was killed (kill -9)',
      { mayCut: true },
    );
    servers[1] = await open(newer, ports.second);

    let running = shops;
    watch = watchPages(() => [proxied, ...running]);
    const failures = async () => {
      await servesFormerPages(newer.sandboxUrl, shops);
      await stop([redis]);
      redis = await startRedis(ports.redis, data.path);
      running = shops.slice(0, 1);
      process.kill(servers[1]?.pid ?? 0, 'SIGKILL');
      await servers[1]?.exited;
      servers[1] = await open(newer, ports.second);
      running = shops;
    };
    const item = await stockUp({ shop: proxied, platform: newer.sandboxUrl, count: SHOPPERS });
    const [orders] = await Promise.all([buyAll({ shop: proxied, item, count: SHOPPERS }), failures()]);
    await watch.end();
    await ordersAre(newer.sandboxUrl, orders);
    await worksWithout(shops[0] ?? '', () => stop([redis]));
    await until('traces name the routes', 20_000, () =>
      [...collector.spans].some((name) => name.includes('/products/[slug]')),
    );
    console.log('Traces have come, and name the routes.');
    console.log('\n✔ Two servers are one shop.');
    return 0;
  } finally {
    watch?.stop();
    await oldPage?.close();
    collector.close();
    await stop();
    data.remove();
  }
});
