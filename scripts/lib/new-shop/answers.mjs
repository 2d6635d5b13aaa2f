import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Failure } from '../failure.mjs';
import { fallbackOf, QUESTIONS } from './questions.mjs';

/** @typedef {import('./questions.mjs').Answers} Answers */
/** @typedef {NodeJS.ReadableStream & { isTTY?: boolean }} Input */

/**
 * Flags that people guess.
 * @type {Record<string, string>}
 */
const SAME_FLAG = {
  lang: 'locale',
  langs: 'locale',
  language: 'locale',
  languages: 'locale',
  locales: 'locale',
  timezone: 'time-zone',
};

/** @returns {string} what `npm run new-shop -- --help` prints */
export function usage() {
  const rows = QUESTIONS.map(({ flag, question, fallback }) => {
    const hint = fallback ? ` [${fallback}]` : '';
    return `  --${flag.padEnd(12)}${question}${hint}`;
  });
  return [
    'npm run new-shop -- [flags]',
    'Replaces the demo shop with your own. Asks for what has no flag.',
    ...rows,
    '  --yes         Asks nothing. What has no flag gets its default, in brackets above.',
  ].join('\n');
}

/**
 * Returns the facts of the new shop, from flags such as `--name`, and from the terminal for those
 * without a flag. With `--yes`, they have their defaults.
 *
 * @param {readonly string[]} args
 * @param {{ input?: Input, output?: NodeJS.WritableStream }} [terminal]
 * @returns {Promise<Answers>}
 * @throws {Failure} that lists each invalid or missing flag
 */
export async function readAnswers(args, { input = process.stdin, output = process.stdout } = {}) {
  const { yes, ...flags } = parseFlags(args);
  const problems = QUESTIONS.flatMap(({ flag, check }) => {
    const problem = flags[flag] === undefined ? undefined : check(flags[flag]);
    return problem ? [`--${flag} ${problem}`] : [];
  });
  if (problems.length > 0) throw new Failure(problems.join('\n  '));
  const given = yes || !input.isTTY ? withDefaults(flags) : await ask(flags, input, output);
  return /** @type {Answers} */ (given);
}

/**
 * @param {readonly string[]} args
 * @returns {Record<string, string | undefined> & { yes: boolean }}
 */
function parseFlags(args) {
  /** @type {Record<string, { type: 'string' | 'boolean' }>} */
  const options = { yes: { type: 'boolean' } };
  for (const flag of [...QUESTIONS.map(({ flag }) => flag), ...Object.keys(SAME_FLAG)])
    options[flag] = { type: 'string' };
  try {
    const { values } = parseArgs({ args: [...args], options });
    const flags = Object.entries(values).map(([guessed, value]) => {
      const flag = SAME_FLAG[guessed] ?? guessed;
      const text = String(value).trim();
      // Other programs write de_DE.
      return [flag, flag === 'locale' ? text.replaceAll('_', '-') : text];
    });
    return { ...Object.fromEntries(flags), yes: values.yes === true };
  } catch (error) {
    const names = QUESTIONS.map(({ flag }) => `--${flag}`).join(', ');
    throw new Failure(`${error instanceof Error ? error.message : error}\n  Known: ${names}, --yes.`);
  }
}

/** @param {Record<string, string | undefined>} flags */
function withDefaults(flags) {
  const missing = QUESTIONS.filter(
    ({ flag, fallback }) => flags[flag] === undefined && fallback === undefined,
  );
  if (missing.length > 0)
    throw new Failure(
      `Without a terminal, or with --yes, these are needed: ${missing.map(({ flag }) => `--${flag}`).join(', ')}.`,
    );
  return Object.fromEntries(
    QUESTIONS.map((question) => [question.key, flags[question.flag] ?? fallbackOf(question, flags.region)]),
  );
}

/**
 * @param {Record<string, string | undefined>} flags
 * @param {Input} input
 * @param {NodeJS.WritableStream} output
 */
async function ask(flags, input, output) {
  const terminal = createInterface({ input, output });
  const end = new Promise((_resolve, reject) => {
    // Ctrl-D and Ctrl-C.
    terminal.once('close', () => reject(new Failure('Stopped before the last answer. Nothing has changed.')));
  });
  /** @type {Record<string, string>} */
  const answers = {};
  try {
    for (const entry of QUESTIONS) {
      const { flag, key, question, check } = entry;
      const fallback = fallbackOf(entry, flags.region ?? answers.region);
      let answer = flags[flag];
      while (answer === undefined) {
        const hint = fallback ? ` (${fallback})` : '';
        const asked = terminal.question(`${question}${hint}: `);
        const typed = String(await Promise.race([asked, end])).trim() || (fallback ?? '');
        const problem = check(typed);
        if (problem) output.write(`  ${question} ${problem}\n`);
        else answer = typed;
      }
      answers[key] = answer;
    }
  } finally {
    end.catch(() => {});
    terminal.close();
  }
  return answers;
}
