import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SANDBOX_CLIENT_ID } from '../../sandbox/core/platform';
import { PLATFORM_HOSTS } from '../../sandbox/core/platform-hosts.mjs';
import { createSandbox } from '../../sandbox/create-sandbox';
import { clockBeforeV1Removal } from '../../sandbox/tests/open-sandbox';
import { control } from '../../sandbox/tests/sign-in';
import { findBrowser } from '../../scripts/lib/machine/browser.mjs';
import { CLIENTS } from '../../scripts/lib/verification/clients.mjs';
import { isInstalled } from '../../scripts/lib/verification/locked-packages.mjs';

if (!isInstalled(CLIENTS)) throw new Error(`First run: npm ci --prefix ${CLIENTS}`);

/** A step of a client. `error` is null after a success, `calls` are the calls that it made. */
const outcomeSchema = z.object({
  client: z.string(),
  step: z.string(),
  error: z.string().nullable(),
  calls: z.array(z.string()),
});
type Outcome = z.infer<typeof outcomeSchema>;

const titled = (outcomes: Outcome[]) =>
  outcomes.map((outcome) => [`${outcome.client} ${outcome.step}`, outcome] as const);

/** The site's own host, with its hosted pages, and that of the storefront. */
const SITE = 'site.example';
const STOREFRONT = 'storefront.example';
const notes = ['Clay', 'Glaze', 'Fire'].map((title) => ({ title }));
const ANYONE = { insert: 'ANYONE', update: 'ANYONE', remove: 'ANYONE' };

/** Opens a site of its own on a day on which the carts of V1 exist, which the clients use. */
async function openSite(origin?: string) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'clients-'));
  const sandbox = await createSandbox({ clock: clockBeforeV1Removal(), dataFolder, origin });
  afterAll(async () => {
    await sandbox.close();
    await rm(dataFolder, { recursive: true, force: true });
  });
  await control(sandbox, 'PUT', 'site', {
    redirectDomains: [STOREFRONT],
    redirectUris: [`https://${STOREFRONT}/callback`],
  });
  await control(sandbox, 'PUT', 'data', { collections: { Notes: { ...ANYONE, items: notes } } });
  return { sandbox, dataFolder };
}

const formsSchema = z.object({ forms: z.array(z.object({ id: z.string(), name: z.string() })) });

/** Runs the program of the services in Node. Returns its outcomes, and what it wrote if it failed. */
async function runServices(): Promise<{ outcomes: Outcome[]; failure: string }> {
  const { sandbox } = await openSite();
  await sandbox.listen(0);
  const { forms } = formsSchema.parse(await control(sandbox, 'GET', 'forms'));
  const form = forms.find(({ name }) => name === 'Newsletter');
  return new Promise((resolve) => {
    const route = new URL('../../sandbox/exec/route-platform.mjs', import.meta.url).href;
    execFile(
      process.execPath,
      [`--import=${route}`, 'headless.mjs'],
      {
        cwd: CLIENTS,
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          SANDBOX_URL: sandbox.url,
          WIX_CLIENT_ID: SANDBOX_CLIENT_ID,
          FORM_ID: form?.id,
        },
      },
      (error, stdout, stderr) => {
        const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
        const outcomes = lines.map((line) => outcomeSchema.parse(JSON.parse(line)));
        resolve({ outcomes, failure: error ? `${error.message}\n${stderr}` : '' });
      },
    );
  });
}

/** Serves the page of the storefront over HTTPS, with the program as its script. Returns the port. */
async function servePage(certificate: { cert: string; key: string }): Promise<number> {
  const {
    outputFiles: [script],
  } = await build({
    absWorkingDir: CLIENTS,
    entryPoints: ['page.mjs'],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'error',
  });
  const server = createServer(certificate, ({ url }, response) => {
    const isScript = url === '/page.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(
      isScript ? script?.text : '<!doctype html><body><script type="module" src="/page.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return z.object({ port: z.int() }).parse(server.address()).port;
}

const doneSchema = z.object({ outcomes: z.array(outcomeSchema), checkoutUrl: z.string().optional() });

/** Opens the storefront in Chromium, which reaches the platform under its own hosts. */
async function openPage() {
  const { sandbox, dataFolder } = await openSite(`https://${SITE}`);
  const { url, certificate } = await sandbox.listenTls(0);
  const platform = `127.0.0.1:${new URL(url).port}`;
  const page = await servePage({
    cert: await readFile(certificate, 'utf8'),
    key: await readFile(join(dataFolder, 'tls-key.pem'), 'utf8'),
  });
  const rules = [...PLATFORM_HOSTS, SITE].map((host) => `MAP ${host} ${platform}`);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      `--host-resolver-rules=${[...rules, `MAP ${STOREFRONT} 127.0.0.1:${page}`].join(', ')}`,
    ],
  });
  afterAll(() => browser.close());
  return browser;
}

async function runPage(browser: Browser) {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  const protocols = await protocolsOf(page);
  await page.goto(`https://${STOREFRONT}/?client=${SANDBOX_CLIENT_ID}`);
  const done = await page.waitForFunction(() => Reflect.get(window, 'done'));
  const { outcomes, checkoutUrl } = doneSchema.parse(await done.jsonValue());
  return { page, protocols, outcomes, checkoutUrl };
}

/** Returns a set of the protocols by which the page reaches the platform, which fills. */
async function protocolsOf(page: Page): Promise<Set<unknown>> {
  const found = new Set<unknown>();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  devTools.on('Network.responseReceived', ({ response }) => {
    if (PLATFORM_HOSTS.includes(new URL(response.url).hostname)) found.add(response.protocol);
  });
  return found;
}

describe('the services of the component libraries in Node', async () => {
  const { outcomes, failure } = await runServices();

  it('are all tried to the end', () => {
    expect(failure).toBe('');
    expect(new Set(outcomes.map(({ client }) => client))).toEqual(
      new Set([
        ...['stores', 'media', 'ecom', 'forms', 'cms', 'seo'].map((name) => `@wix/headless-${name}`),
        ...['@wix/forms', '@wix/sdk'],
      ]),
    );
  });

  it.each(titled(outcomes))('%s', (_, { error }) => {
    expect(error).toBeNull();
  });
});

describe('the SDK in a page of another origin', async () => {
  const { page, protocols, outcomes, checkoutUrl } = await runPage(await openPage());

  it.each(titled(outcomes))('%s', (_, { error }) => {
    expect(error).toBeNull();
  });

  it('speaks HTTP/2 with the platform', () => {
    expect([...protocols]).toEqual(['h2']);
  });

  it('leads to a checkout with what was added', async () => {
    await page.goto(z.string().parse(checkoutUrl));
    await page.getByText('Lund Bowl').first().waitFor();
    expect(new URL(page.url()).hostname).toBe(SITE);
  });
});
