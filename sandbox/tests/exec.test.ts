import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../create-sandbox';

/** Source of another project's program, written for the live platform. */
const PROGRAM = `
  import https from 'node:https';
  import { get } from 'node:https';
  import { createClient, OAuthStrategy } from '@wix/sdk';
  import { currentCart } from '@wix/ecom';
  import { collections, products } from '@wix/stores';
  const client = createClient({ modules: { collections, currentCart, products },
    auth: OAuthStrategy({ clientId: process.env.WIX_CLIENT_ID }),
  });
  const { items } = await client.products.queryProducts().eq('slug', 'lund-bowl').find();
  const { collection } = await client.collections.getCollectionBySlug('vases');
  const noCart = await client.currentCart.getCurrentCart().catch((error) => error.status);
  const picture = items[0].media.mainMedia._id;
  const address = 'https://static.wixstatic.com/media/' + picture + '/v1/fit/w_40,h_40/a.jpg';
  const head = (answer) => { answer.resume(); return [answer.statusCode, answer.headers['content-type']]; };
  const ask = (how, ...args) => new Promise((resolve, reject) => how(...args, (answer) => resolve(head(answer))).on('error', reject));
  const byFetch = await fetch(new Request(address));
  console.log(JSON.stringify({ product: items[0].name,
    collection: collection.name,
    noCart,
    fetched: [byFetch.status, byFetch.headers.get('content-type')],
    got: await ask(get, address),
    gotByOptions: await ask((options, done) => https.request(options, done).end(), { hostname: 'static.wixstatic.com',
      path: new URL(address).pathname,
      headers: { Host: 'static.wixstatic.com' },
    }),
    arguments: process.argv.slice(1),
  }));
  process.exitCode = 7;
`;

let folder: string;
let sandbox: Sandbox | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-exec-'));
});
afterEach(async () => {
  await sandbox?.close();
  sandbox = undefined;
  await rm(folder, { recursive: true, force: true });
});

const START = fileURLToPath(new URL('../start.mjs', import.meta.url));

type Ended = { code: number; stdout: string; stderr: string };

/** Runs `npm run sandbox -- exec …`. */
function exec(env: Record<string, string>, ...command: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const { INIT_CWD: _, ...inherited } = process.env;
    const child = execFile(
      process.execPath,
      [START, 'exec', ...command],
      { env: { ...inherited, SANDBOX_DATA: folder, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
const runProgram = (env: Record<string, string>, program = PROGRAM) =>
  exec(env, process.execPath, '--input-type=module', '-e', program, 'one', '--two');

/** Starts a sandbox that others can reach. */
async function listening() {
  sandbox = await createSandbox({ catalogVersion: 'V1_CATALOG' });
  await sandbox.listen(0);
  return { url: sandbox.url, port: new URL(sandbox.url).port };
}

const EXPECTED = {
  product: 'Lund Bowl',
  collection: 'Vases',
  noCart: 404,
  fetched: [200, 'image/jpeg'],
  got: [200, 'image/jpeg'],
  gotByOptions: [200, 'image/jpeg'],
  arguments: ['one', '--two'],
};

describe('a command written for the live platform', () => {
  it('runs against a sandbox of its own, and its exit code is passed on', async () => {
    const { code, stdout, stderr } = await runProgram({ SANDBOX_PORT: '0', SANDBOX_CATALOG: 'v1' });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(EXPECTED);
    expect(code).toBe(7);
  }, 30_000);

  it('runs against the sandbox that is already running', async () => {
    const { url, port } = await listening();
    const { stdout } = await runProgram({ SANDBOX_PORT: port });
    expect(JSON.parse(stdout)).toEqual(EXPECTED);
    const calls = await (await fetch(`${url}/_sandbox/calls`)).json();
    expect(calls.calls['POST /oauth2/token']).toBe(1);
  }, 30_000);

  it('reaches other hosts at their real addresses', async () => {
    const { port } = await listening();
    const program = `console.log((await fetch('http://127.0.0.1:${port}/_sandbox/clock')).status);`;
    expect((await runProgram({ SANDBOX_PORT: port }, program)).stdout).toBe('200\n');
  }, 30_000);

  it('gets an error message when it is missing or cannot be started', async () => {
    const free = { SANDBOX_PORT: '0' };
    const withError = (text: string) => ({ code: 1, stderr: expect.stringContaining(text) });
    expect(await exec(free)).toMatchObject(withError('Usage'));
    expect(await exec(free, 'no-such-program')).toMatchObject(withError('no-such-program'));
  }, 30_000);
});

/**
 * Sends an HTTPS request that trusts `ca`, as if a hosts file mapped the platform's host to this
 * machine.
 */
const connect = (port: number, host: string, ca: string) =>
  new Promise<number>((resolve, reject) => {
    const at = { host: '127.0.0.1', port, path: '/v2/collections/slug/vases' };
    const sent = request({ ...at, servername: host, headers: { host }, ca }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });

it('the TLS front responds as the platform’s host, with a certificate that survives a restart', async () => {
  const first = await createSandbox({ dataFolder: folder });
  const tls = await first.listenTls(0);
  const certificate = await readFile(tls.certificate, 'utf8');
  const port = Number(new URL(tls.url).port);
  for (const host of ['www.wixapis.com', 'edge.wixapis.com', 'static.wixstatic.com', 'localhost'])
    expect(await connect(port, host, certificate)).toBeGreaterThan(399);
  await expect(connect(port, 'example.com', certificate)).rejects.toThrow('altnames');
  await first.close();
  sandbox = await createSandbox({ dataFolder: folder });
  const again = await sandbox.listenTls(0);
  expect(await readFile(again.certificate, 'utf8')).toBe(certificate);
});
