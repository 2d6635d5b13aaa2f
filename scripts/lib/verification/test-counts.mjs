/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {{ numPassedTests: number, numFailedTests: number }} report of Vitest's JSON reporter
 * @returns {Counts}
 */
export function vitestCounts(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report of
 * Playwright's JSON reporter
 * @returns {Counts} a test that failed and passed when it was repeated has failed
 */
export function playwrightCounts({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/**
 * Returns the counts of a step. A step that fails without a failed test (a lint error, a file that
 * cannot be loaded) counts as one failure, so that the last line never looks good after a failure.
 * @param {Counts} counts
 * @param {boolean} succeeded whether the step itself succeeded
 * @returns {Counts}
 */
export function withOutcome({ passed, failed }, succeeded) {
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  };
}

/** @param {Counts} counts */
export function lastLine({ passed, failed }) {
  return `Tests: ${passed} passed, ${failed} failed`;
}
