import { isComplete, knownLangs } from '../../../lib/i18n/locales.mjs';
import { compareLanguages, reportOf } from './compare-languages.mjs';
import { readTexts } from './read-texts';

/** `npm run languages` (../../languages.mjs), in a process that reads TypeScript. */

const [lang] = process.argv.slice(2);
const found = compareLanguages(await readTexts(knownLangs()), isComplete);
const unknown = lang !== undefined && !found.some(({ code }) => code === lang);
const lines = unknown
  ? [`lib/i18n/locales.mjs has no language ${lang}, only ${knownLangs().join(', ')}.`]
  : reportOf(found, lang);
console.log(lines.join('\n'));
process.exitCode = unknown || found.some(({ isWanting }) => isWanting) ? 1 : 0;
