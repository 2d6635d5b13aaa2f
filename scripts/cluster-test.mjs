import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { untilAnswers } from './lib/answers.mjs';
import { Failure, runCommand } from './lib/failure.mjs';
import { freePortFrom } from './lib/ports.mjs';
import { endOnSignal, start, stop } from './lib/processes.mjs';
import { build } from './lib/production-build.mjs';
import { startSandbox, startShop } from './lib/services.mjs';
import { readSettings } from './lib/settings.mjs';
import { temporaryFolder } from './lib/temporary-folder.mjs';

/**
 * `npm run test:cluster`: two servers of one build behind nginx with Redis between them. Needs `redis-server` and `nginx`.
 */
const PRODUCT = 'ora-serving-bowl';
const ADMIN = { authorization: 'IST.sandbox.admin', 'content-type': 'application/json' };

await runCommand(async () => {
  const ports = {
    nginx: await freePortFrom(6100),
    first: await freePortFrom(6200),
    second: await freePortFrom(6300),
    sandbox: await freePortFrom(6400),
    redis: await freePortFrom(6500),
  };
  const data = temporaryFolder();
  endOnSignal(data.remove);
  const settings = readSettings({
    ...process.env,
    WIX_CLIENT_ID: '',
    // Where shoppers reach the shop, and where the platform tells of changes: one of the two servers, by turns.
    SITE_URL: `http://localhost:${ports.nginx}`,
    SANDBOX_WEBHOOK_URL: `http://localhost:${ports.nginx}/api/webhooks`,
    PORT: String(ports.first),
    SANDBOX_PORT: String(ports.sandbox),
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    TRUSTED_PROXIES: '1',
    NEXT_DIST_DIR: '.next-cluster',
  });
  try {
    const redis = start(
      'redis',
      'redis-server',
      ['--port', String(ports.redis), '--save', '', '--dir', data.path, '--notify-keyspace-events', 'Exe'],
      { output: 'kept' },
    );
    await startSandbox(settings, { dataFolder: data.path });
    await build(settings);
    await startShop(settings);
    const second = await startShop({
      ...settings,
      port: ports.second,
      shopUrl: `http://localhost:${ports.second}`,
    });
    const nginx = start(
      'nginx',
      'nginx',
      ['-c', nginxConfig(data.path, ports), '-e', join(data.path, 'error.log')],
      { output: 'kept' },
    );
    await untilAnswers(nginx, `http://localhost:${ports.nginx}/api/health`);

    const shops = [ports.first, ports.second].map((port) => `http://localhost:${port}`);
    await changeReachesBoth(settings.sandboxUrl, shops);
    await limitsAreShared(shops);
    await oneMayFall(
      `http://localhost:${ports.nginx}`,
      () => process.kill(second.pid ?? 0, 'SIGKILL'),
      'kill -9',
    );
    await goesOnWithout(shops[0] ?? '', () => stop([redis]));
    console.log('\n✔ Two servers are one shop.');
    return 0;
  } finally {
    await stop();
    data.remove();
  }
});

/**
 * @param {string} platform
 * @param {readonly string[]} shops
 */
async function changeReachesBoth(platform, shops) {
  for (const shop of shops) await (await fetch(`${shop}/products/${PRODUCT}`)).text();
  const query = { query: { filter: JSON.stringify({ slug: PRODUCT }) } };
  const found = await fetch(`${platform}/stores/v1/products/query`, {
    method: 'POST',
    headers: ADMIN,
    body: JSON.stringify(query),
  });
  const [product] = (await found.json()).products;
  const began = Date.now();
  await fetch(`${platform}/stores/v1/products/${product.id}`, {
    method: 'PATCH',
    headers: ADMIN,
    body: JSON.stringify({ product: { priceData: { price: 43.21 } } }),
  });
  for (const shop of shops)
    await until(`${shop} offers the new price`, 2_000, async () =>
      (await (await fetch(`${shop}/api/products/${PRODUCT}/offer`)).text()).includes('43.21'),
    );
  console.log(`A new price is offered by both after ${Date.now() - began} ms.`);
  for (const shop of shops)
    await until(`${shop} has the new price in its page`, 10_000, async () =>
      // A cookie of somebody: past the page cache of the server, to the framework's.
      (await (await fetch(`${shop}/products/${PRODUCT}`, { headers: { cookie: 'a=b' } })).text()).includes(
        '43.21',
      ),
    );
  console.log(`It stands in the pages of both after ${Date.now() - began} ms.`);
}

/** @param {readonly string[]} shops */
async function limitsAreShared(shops) {
  const session = await fetch(`${shops[0]}/api/cart/coupon`, coupon(shops[0] ?? '', ''));
  const cookie = session.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const statuses = [];
  for (let turn = 0; turn < 22; turn++) {
    const shop = shops[turn % 2] ?? '';
    statuses.push((await fetch(`${shop}/api/cart/coupon`, coupon(shop, cookie))).status);
  }
  if (!statuses.includes(429)) throw new Failure(`Tries are not counted together: ${statuses.join(' ')}`);
  console.log(`Tries at both are counted together: ${statuses.indexOf(429)} before a 429.`);
}

/**
 * @param {string} shop
 * @param {string} cookie
 */
function coupon(shop, cookie) {
  return {
    method: 'POST',
    headers: { origin: shop, 'content-type': 'application/json', cookie },
    body: '{"code":"GUESS"}',
  };
}

/**
 * @param {string} shop behind the proxy
 * @param {() => unknown} fell ends one server
 * @param {string} how
 */
async function oneMayFall(shop, fell, how) {
  let asked = 0;
  let cut = 0;
  let ended = false;
  /** @type {string[]} */
  const failed = [];
  const shopper = async () => {
    while (!ended) {
      const path = ['/', '/products', `/products/${PRODUCT}`, `/api/products/${PRODUCT}/offer`, '/api/cart'][
        asked++ % 5
      ];
      try {
        const response = await fetch(shop + path);
        if (!response.ok) failed.push(`${path}: ${response.status}`);
        // What has begun to arrive, no proxy can ask for again.
        await response.text().catch(() => cut++);
      } catch (error) {
        failed.push(`${path}: ${error}`);
      }
    }
  };
  const shoppers = Array.from({ length: 10 }, shopper);
  await pause(1_500);
  await fell();
  await pause(1_500);
  ended = true;
  await Promise.all(shoppers);
  if (failed.length > 0)
    throw new Failure(`${failed.length} of ${asked} requests failed: ${failed.slice(0, 5).join(', ')}`);
  console.log(
    `One server ended (${how}) under load: ${asked} requests, none failed, ${cut} were cut off in the middle.`,
  );
}

/**
 * @param {string} shop
 * @param {() => Promise<unknown>} fell ends Redis
 */
async function goesOnWithout(shop, fell) {
  await fell();
  for (let turn = 0; turn < 40; turn++) {
    const path = ['/', '/products', `/products/${PRODUCT}`, '/products?minPrice=10', '/api/cart'][turn % 5];
    const response = await fetch(shop + path, { headers: { cookie: `a=${turn}` } });
    await response.text();
    if (!response.ok) throw new Failure(`Without Redis ${path} answers ${response.status}`);
  }
  const ready = await fetch(`${shop}/api/ready`);
  console.log(`Without Redis the shop goes on: 40 pages; /api/ready says ${await ready.text()}`);
}

/**
 * @param {string} what
 * @param {number} milliseconds
 * @param {() => Promise<boolean>} is
 */
async function until(what, milliseconds, is) {
  const end = Date.now() + milliseconds;
  while (!(await is())) {
    if (Date.now() > end) throw new Failure(`Not within ${milliseconds} ms: ${what}`);
    await pause(50);
  }
}

/**
 * @param {string} folder
 * @param {{ nginx: number, first: number, second: number }} ports
 */
function nginxConfig(folder, { nginx, first, second }) {
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  upstream shop { server 127.0.0.1:${first} max_fails=1 fail_timeout=2s; server 127.0.0.1:${second} max_fails=1 fail_timeout=2s; }
  server {
    listen ${nginx};
    location / {
      proxy_pass http://shop;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host:$server_port;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      # The policy of a page names its scripts: its headers are larger than nginx expects.
      proxy_buffer_size 16k; proxy_buffers 8 32k;
      # Reads may be asked again; a write may have happened.
      proxy_next_upstream error timeout http_502 http_503;
    }
  }
}
`,
  );
  return file;
}
