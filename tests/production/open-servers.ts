import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { writeRelease } from '../../scripts/lib/build/release-folder.mjs';
import { findBrowser } from '../../scripts/lib/machine/browser.mjs';
import { temporaryFolder } from '../../scripts/lib/machine/temporary-folder.mjs';
import { untilAnswers } from '../../scripts/lib/processes/answers.mjs';
import { freePortFrom } from '../../scripts/lib/processes/ports.mjs';
import { start, stop } from '../../scripts/lib/processes/processes.mjs';
import { requireFreePorts, startSandbox, startShop } from '../../scripts/lib/processes/services.mjs';
import { programs, root } from '../../scripts/lib/project.mjs';
import { copyBuild } from '../../scripts/lib/verification/build-copy.mjs';
import { E2E_WORKERS, e2eSettings } from '../../scripts/lib/verification/e2e-settings.mjs';
import { addressesOf, builtSettings, copyE2eBuild } from '../../scripts/lib/verification/e2e-shop.mjs';

type Settings = ReturnType<typeof e2eSettings>;

/** The number of this process among those that run at the same time. Each has its own ports. */
export const WORKER = Number(process.env.VITEST_POOL_ID ?? 1) - 1;

/** Returns a free port for a server of this worker. */
export const freeWorkerPort = (from: number): Promise<number> => freePortFrom(from + WORKER * 20);

/** Starts the sandbox with a folder and a copy of the build. `close` stops everything started since. */
async function openSandbox() {
  const own = e2eSettings({ ...process.env, TEST_PARALLEL_INDEX: String(E2E_WORKERS + WORKER) });
  await requireFreePorts(own);
  const data = temporaryFolder();
  const { settings, remove } = copyE2eBuild(own);
  const sandbox = await startSandbox(settings, { dataFolder: data.path });
  const close = async () => {
    await stop();
    data.remove();
    remove();
  };
  return { settings, sandbox, folder: data.path, close };
}

type Opened = Awaited<ReturnType<typeof openSandbox>>;
/** The sandbox of the tests that run now. */
export const opened: Opened = Object();

/** Opens a sandbox for the tests of a file or block, and stops everything after them. */
export function inSandbox(begin: (opened: Opened) => unknown = () => undefined): void {
  beforeAll(async () => {
    await begin(Object.assign(opened, await openSandbox()));
  });
  afterAll(() => opened.close?.());
}

/** Changes or reads a setting of the sandbox. */
export async function control(method: string, path: string, body?: unknown) {
  const answer = await fetch(`${opened.settings.sandboxUrl}/_sandbox/${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return Object(await answer.json().catch(() => null));
}

/** Starts the browser that this machine has. */
export const openBrowser = () =>
  chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });

/**
 * Whether this is the copy of the demo shop in a merchant's repository. A build collects the files
 * of a release from the folder with the packages, which is not the copy's own.
 */
export const IS_COPY = existsSync(join(root, '../../package.json'));

/** The ways to serve one build. Each starts a server at the shop's port. */
export const SERVERS = {
  'server/main.mjs': (settings: Settings) => startShop(settings),

  'next start': async ({ env, port, shopUrl }: Settings) => {
    const args = [programs.next, 'start', '--port', String(port)];
    return untilOpen(
      start('next start', process.execPath, args, { env: production(env), output: 'buffered' }),
      shopUrl,
    );
  },

  /** Runs outside of the repository, so it can load only files of the release. */
  'a release': async (settings: Settings, folder: string) => {
    const { port, shopUrl } = settings;
    const { distDir } = builtSettings();
    const written = join(folder, 'written');
    writeRelease(root, distDir, written);
    const release = join(folder, 'release');
    copyBuild(written, release, addressesOf(settings));
    const env = { ...settings.env, NEXT_DIST_DIR: distDir };
    return untilOpen(
      start('a release', process.execPath, ['server/main.mjs', '--port', String(port)], {
        cwd: release,
        env: production(env),
        output: 'buffered',
      }),
      shopUrl,
    );
  },
};

const production = (env: Settings['env']): NodeJS.ProcessEnv => ({ ...env, NODE_ENV: 'production' });

async function untilOpen(server: ReturnType<typeof start>, shopUrl: string) {
  await untilAnswers(server, `${shopUrl}/api/health`);
  return server;
}
