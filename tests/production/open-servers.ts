import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from '../../scripts/lib/build/production-build.mjs';
import { writeRelease } from '../../scripts/lib/build/release-folder.mjs';
import { temporaryFolder } from '../../scripts/lib/machine/temporary-folder.mjs';
import { untilAnswers } from '../../scripts/lib/processes/answers.mjs';
import { start, stop } from '../../scripts/lib/processes/processes.mjs';
import { requireFreePorts, startSandbox, startShop } from '../../scripts/lib/processes/services.mjs';
import { programs, root } from '../../scripts/lib/project.mjs';
import { e2eSettings } from '../../scripts/lib/verification/e2e-settings.mjs';

type Settings = ReturnType<typeof e2eSettings>;

/**
 * Starts the sandbox with a folder for a test file. `close` stops everything that the file has
 * started.
 */
export async function openSandbox() {
  const settings = e2eSettings();
  const data = temporaryFolder();
  await requireFreePorts(settings);
  const sandbox = await startSandbox(settings, { dataFolder: data.path });
  await ensureBuild(settings);
  const close = async () => {
    await stop();
    data.remove();
  };
  return { settings, sandbox, folder: data.path, close };
}

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
  'a release': async ({ env, port, shopUrl, distDir }: Settings, folder: string) => {
    const release = join(folder, 'release');
    writeRelease(root, distDir, release);
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
