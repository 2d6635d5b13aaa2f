import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../project.mjs';

/**
 * The results of a step.
 * @typedef {object} Results
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures the failed tests, each with its file and the beginning of its error
 */

/** So many lines of an error are in the summary: the message and what was expected. */
const ERROR_LINES = 12;
/** So many lines at the end of what a step without tests has written are in the summary. */
const OUTPUT_LINES = 30;
const LONGEST_LINE = 300;

/**
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { name: string, message?:
 * string, status: string, assertionResults: { status: string, fullName: string, failureMessages?:
 * string[] | null }[] }[] }} report of Vitest's JSON reporter
 * @returns {Results}
 */
export function vitestResults({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name, message = '', status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded, or whose set-up failed, has no failed test.
    if (failed.length === 0 && status === 'failed') return [failureOf(name, '', message)];
    return failed.map((test) => failureOf(name, test.fullName, test.failureMessages?.[0] ?? ''));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: { projectName: string, status: string,
 *   results: { error?: { message?: string } }[] }[] }[]} [specs]
 */

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[], errors?:
 * { message?: string }[] }} report of Playwright's JSON reporter
 * @returns {Results} a test that failed and passed when it was repeated has failed
 */
export function playwrightResults({ stats, suites, errors = [] }) {
  const failures = [
    ...suites.flatMap(playwrightFailures),
    ...errors.map(({ message = '' }) => failureOf('', 'Playwright', message)),
  ];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function playwrightFailures({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ projectName, status, results }) => {
      if (status !== 'unexpected' && status !== 'flaky') return [];
      const repeated = status === 'flaky' ? ' (passed when it was repeated)' : '';
      const error = results.find((result) => result.error)?.error?.message ?? '';
      return [failureOf(`e2e/${file}:${line}`, `[${projectName}] ${title}${repeated}`, error)];
    }),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/**
 * @param {string} file
 * @param {string} test
 * @param {string} error
 */
function failureOf(file, test, error) {
  const name = [file.startsWith(root) ? relative(root, file) : file, test].filter(Boolean).join(' › ');
  return entryOf(name, linesOf(error).slice(0, ERROR_LINES));
}

/** @param {string} text */
const linesOf = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim());

/**
 * @param {string} name
 * @param {readonly string[]} lines
 */
const entryOf = (name, lines) =>
  [name, ...lines.map((line) => `    ${line.slice(0, LONGEST_LINE)}`)].join('\n');

/**
 * Returns the results of a step. A step that fails without a failed test (a lint error, a file that
 * cannot be loaded) counts as one failure with the end of what it has written, so that neither the
 * summary nor its last line looks good after a failure.
 * @param {Results} results
 * @param {boolean} succeeded whether the step itself succeeded
 * @param {{ name: string, output: string }} step
 * @returns {Results}
 */
export function withOutcome(results, succeeded, { name, output }) {
  if (succeeded || results.failed > 0) return results;
  const end = linesOf(output).slice(-OUTPUT_LINES);
  return { ...results, failed: 1, failures: [...results.failures, entryOf(name, end)] };
}

/**
 * @param {readonly Results[]} all
 * @returns {Results}
 */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}

/** @param {Pick<Results, 'passed' | 'failed'>} results */
export function lastLine({ passed, failed }) {
  return `Tests: ${passed} passed, ${failed} failed`;
}
