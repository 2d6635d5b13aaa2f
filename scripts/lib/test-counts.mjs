/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {{ numPassedTests: number, numFailedTests: number }} report of Vitest's JSON reporter
 * @returns {Counts}
 */
export function vitestCounts(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report of Playwright's JSON reporter
 * @returns {Counts} a test that needed its second try has passed; Playwright's own report names it as flaky
 */
export function playwrightCounts({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/**
 * A step that fails without a failed test (a lint error, a file that cannot be loaded) counts as one failure, so that
 * the last line never reads well after something went wrong.
 *
 * @param {Counts} counts
 * @param {boolean} succeeded whether the step itself says so
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
