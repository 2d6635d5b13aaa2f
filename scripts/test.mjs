import { Failure, runCommand } from './lib/failure.mjs';
import { ensureBrowser } from './lib/machine/browser.mjs';
import { ensureDependencies } from './lib/machine/dependencies.mjs';
import { ensureFonts } from './lib/machine/fonts.mjs';
import { requireNode } from './lib/machine/node-version.mjs';
import { ensureProgram } from './lib/machine/system-package.mjs';
import { verify } from './lib/verification/verification.mjs';

/**
 * `npm test`: sets up whatever is missing, then runs the verification. `npm test -- --all` adds the
 * matrices: every page in every mode, older generations of the platform, more languages, and a shop
 * that `npm run new-shop` makes. `npm test -- --own` checks only the files of a shop of your own.
 */
await runCommand(() => {
  requireNode();
  const options = readOptions(process.argv.slice(2));
  return verify(
    [
      { name: 'Dependencies', run: () => ensureDependencies() },
      { name: 'Browser', run: ensureBrowser },
      ...(options.own
        ? []
        : [
            { name: 'Fonts', run: ensureFonts },
            // Tests of the commands that make and update a fork.
            { name: 'git', run: () => ensureProgram('git') },
            { name: 'nginx', run: () => ensureProgram('nginx') },
            { name: 'Redis', run: () => ensureProgram('redis-server') },
          ]),
    ],
    options,
  );
});

/** @param {readonly string[]} args */
function readOptions(args) {
  const unknown = args.find((arg) => arg !== '--all' && arg !== '--own');
  if (unknown !== undefined) throw new Failure(`npm test knows only --all and --own, not ${unknown}.`);
  return { all: args.includes('--all'), own: args.includes('--own') };
}
