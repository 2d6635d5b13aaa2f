import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SANDBOX_CLIENT_ID } from '../core/platform';
import { createSandbox } from '../create-sandbox';
import { openConnection } from '../db/connection';
import { demoShop } from '../seed/seed';
import { post, visitorClient, visitorTokens } from './sdk-client';
import { control } from './sign-in';

const START = fileURLToPath(new URL('../start.mjs', import.meta.url));

let dataFolder: string;
const running = new Set<ChildProcess>();

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'sandbox-test-'));
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Starts the sandbox in a separate process. Resolves with its first line. */
async function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_DATA: dataFolder, SANDBOX_CATALOG: 'v1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const lines: string[] = [];
  const output = createInterface(child.stdout).on('line', (text) => lines.push(text));
  const [line] = await once(output, 'line');
  const url = /^Sandbox ready on (http:\/\/localhost:\d+)$/.exec(String(line))?.[1];
  if (url === undefined) throw new Error(`Unexpected first line: ${line}`);
  return { child, url, printed: () => lines.join('\n') };
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const exited = once(child, 'exit');
  child.kill(signal);
  running.delete(child);
  const [code, by] = await exited;
  return code ?? by;
}

const json = (url: string, method: string, body: unknown) =>
  fetch(url, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

describe('a sandbox that is killed', () => {
  it('has all confirmed changes after kill -9 and a restart', async () => {
    const first = await start();
    const request = { clientId: SANDBOX_CLIENT_ID, grantType: 'anonymous' };
    const tokens = await (await json(`${first.url}/oauth2/token`, 'POST', request)).json();
    await json(`${first.url}/_sandbox/products/lund-bowl`, 'PATCH', { price: 99 });
    expect(await end(first.child, 'SIGKILL')).toBe('SIGKILL');

    const second = await start();
    const renewed = await json(`${second.url}/oauth2/token`, 'POST', {
      refreshToken: tokens.refresh_token,
      grantType: 'refresh_token',
    });
    expect(renewed.status).toBe(200);
    const answer = await fetch(`${second.url}/stores/v1/products/query`, {
      method: 'POST',
      headers: { authorization: tokens.access_token },
      body: JSON.stringify({ query: { filter: { slug: 'lund-bowl' } } }),
    });
    expect((await answer.json()).products[0].priceData.price).toBe(99);
    expect(await end(second.child, 'SIGTERM')).toBe(0);
  }, 30_000);

  it('names the setting to change when its port is busy, and exits with 1', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const child = spawn(process.execPath, [START], {
      env: { ...process.env, SANDBOX_PORT: String(port), SANDBOX_DATA: dataFolder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const [[text], [code]] = await Promise.all([once(child.stderr, 'data'), once(child, 'exit')]);
    expect(String(text)).toContain(`Port ${port} is busy`);
    expect(code).toBe(1);
    holder.close();
  }, 30_000);
});

describe('a data folder', () => {
  const priceOf = async (sandbox: Awaited<ReturnType<typeof createSandbox>>) => {
    const { products } = await visitorClient(sandbox);
    const { items } = await products.queryProducts().eq('slug', 'lund-bowl').find();
    return items[0]?.priceData?.price;
  };
  const templateOf = (fingerprint: string) =>
    join(tmpdir(), `halden-sandbox-${process.getuid?.() ?? 'user'}-${fingerprint}.db`);
  const changePrice = (sandbox: Awaited<ReturnType<typeof createSandbox>>) =>
    control(sandbox, 'PATCH', 'products/lund-bowl', { price: 99 });
  const open = () => createSandbox({ dataFolder, catalogVersion: 'V1_CATALOG' });
  const openOther = (fingerprint: string) =>
    createSandbox({
      dataFolder,
      catalogVersion: 'V1_CATALOG',
      seed: { ...demoShop('V1_CATALOG'), fingerprint, keeps: () => false },
    });

  it('is preserved while the seed is the same', async () => {
    const first = await open();
    const { access_token } = await visitorTokens(first);
    await changePrice(first);
    await first.close();
    const second = await open();
    expect(await priceOf(second)).toBe(99);
    expect([first.isDataReplaced, second.isDataReplaced]).toEqual([false, false]);
    const info = await post(second, '/oauth2/token-info', { token: access_token });
    expect((await info.json()).active).toBe(true);
    await second.close();
  });

  it('is recreated when the seed has changed', async () => {
    const first = await open();
    await changePrice(first);
    await first.close();
    const fingerprint = `test-${process.pid}-${Date.now()}`;
    const second = await openOther(fingerprint);
    expect(await priceOf(second)).toBe(38);
    expect(second.isDataReplaced).toBe(true);
    await second.close();
    await rm(templateOf(fingerprint), { force: true });
  });

  it('of an older version is reset, whatever tables it has, and the start says so', async () => {
    const older = openConnection(join(dataFolder, 'sandbox.db'));
    older.runAll([
      'create table settings (key text primary key, value text not null)',
      `insert into settings values ('seedFingerprint', '"ceramics-older"')`,
      'create table members (id text primary key)',
    ]);
    older.close();
    const { child, printed } = await start();
    await expect.poll(printed).toContain(`The data in ${dataFolder} was of another seed or another version`);
    expect(await end(child, 'SIGTERM')).toBe(0);
  }, 30_000);

  it('has the tables of the search index without row ids, which drizzle-kit cannot generate', async () => {
    const sandbox = await createSandbox({ dataFolder });
    await sandbox.close();
    const database = openConnection(join(dataFolder, 'sandbox.db'));
    const without = "select name from sqlite_master where sql like '%without rowid' order by name";
    const tables = database.run(without);
    database.close();
    const known = ['category_index', 'description_words', 'product_choices', 'product_words'];
    expect(tables.flat()).toEqual(known);
  });

  it('is reset from new seed data when the temporary folder was cleaned', async () => {
    const fingerprint = `test-${process.pid}-${Date.now()}`;
    const sandbox = await openOther(fingerprint);
    await changePrice(sandbox);
    await rm(templateOf(fingerprint));
    await sandbox.reset();
    expect(await priceOf(sandbox)).toBe(38);
    await sandbox.close();
    await rm(templateOf(fingerprint), { force: true });
  });

  it('is not shared by sandboxes without one', async () => {
    const [one, two] = await Promise.all([
      createSandbox({ catalogVersion: 'V1_CATALOG' }),
      createSandbox({ catalogVersion: 'V1_CATALOG' }),
    ]);
    await changePrice(one);
    expect(await priceOf(two)).toBe(38);
    await Promise.all([one.close(), two.close()]);
  });
});
