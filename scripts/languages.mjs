import { Failure, runCommand } from './lib/failure.mjs';
import { printLanguages } from './lib/languages/print-languages.mjs';
import { ensureDependencies } from './lib/machine/dependencies.mjs';
import { requireNode } from './lib/machine/node-version.mjs';

/**
 * `npm run languages`: how many texts each language has, lacks, and has equal to another language.
 * `npm run languages -- fr` lists the texts of one language. docs/languages.md describes how to add
 * one.
 */
await runCommand(async () => {
  requireNode();
  const [lang, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || lang?.startsWith('-'))
    throw new Failure('npm run languages knows only the code of one language, such as fr.');
  await ensureDependencies();
  return printLanguages(lang);
});
