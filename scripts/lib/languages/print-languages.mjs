import { runNode } from '../processes/processes.mjs';
import { programs } from '../project.mjs';

/**
 * Prints how complete each language is. The texts are TypeScript, which another process reads.
 *
 * @param {string} [lang] whose texts to list
 * @returns {Promise<number>} the exit code: 1 when a language with `complete: true` is not
 */
export const printLanguages = (lang) =>
  runNode(programs.tsx, ['scripts/lib/languages/report.ts', ...(lang === undefined ? [] : [lang])]);
