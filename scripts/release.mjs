import { resolve } from 'node:path';
import { buildOnPlatform } from './lib/build/build-on-platform.mjs';
import { sizeOfFolder, writeRelease } from './lib/build/release-folder.mjs';
import { Failure, runCommand } from './lib/failure.mjs';
import { root } from './lib/project.mjs';
import { withEnvFiles } from './lib/settings/env-files.mjs';

/**
 * `npm run release -- <folder>`: builds the shop and copies what a server needs into a new folder.
 * It needs `WIX_CLIENT_ID`, or `--demo` for the shop on the sandbox. See docs/deploy.md.
 */
await runCommand(async () => {
  const [folder, ...flags] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith('-'))
    throw new Failure('Name a new folder for the release: npm run release -- ../releases/1');
  const settings = await buildOnPlatform({ ...withEnvFiles('production'), STANDALONE: 'on' }, flags);
  writeRelease(root, settings.distDir, resolve(folder));
  const megabytes = Math.round(sizeOfFolder(resolve(folder)) / 1_000_000);
  console.log(`The release has ${megabytes} MB: cd ${folder} && node server/main.mjs --port 3000`);
});
