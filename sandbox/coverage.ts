import { backInStockCoverage } from './call-coverage/back-in-stock';
import { cartCoverage } from './call-coverage/cart';
import { cartV2Coverage } from './call-coverage/cart-v2';
import { catalogCoverage } from './call-coverage/catalog';
import { catalogV3Coverage } from './call-coverage/catalog-v3';
import { catalogV3CategoryCoverage } from './call-coverage/catalog-v3-categories';
import { catalogV3FillCoverage } from './call-coverage/catalog-v3-fill';
import { catalogV3PartCoverage } from './call-coverage/catalog-v3-parts';
import { catalogWriteCoverage } from './call-coverage/catalog-write';
import { consoleCoverage } from './call-coverage/console';
import { contentCoverage } from './call-coverage/content';
import { formsCoverage } from './call-coverage/forms';
import { identityCoverage } from './call-coverage/identity';
import { membersCoverage } from './call-coverage/members';
import { multilingualCoverage } from './call-coverage/multilingual';
import { ordersCoverage } from './call-coverage/orders';
import { pagesCoverage } from './call-coverage/pages';
import { PLATFORM_CALLS } from './call-coverage/platform-calls';
import { reviewCoverage } from './call-coverage/reviews';
import type { CoverageRow } from './call-coverage/row';

/**
 * Every call that the sandbox answers, with the test that proves it.
 * `tests/sandbox/coverage.test.ts` fails for a route without a row, a row without its route or its
 * test, and a platform call without a row or a reason. A test file fails when its test did not make
 * the request of its row (`tests/setup/proven-calls.ts`).
 */
export const COVERAGE: readonly CoverageRow[] = [
  ...identityCoverage,
  ...membersCoverage,
  ...catalogCoverage,
  ...catalogWriteCoverage,
  ...catalogV3Coverage,
  ...catalogV3FillCoverage,
  ...catalogV3CategoryCoverage,
  ...catalogV3PartCoverage,
  ...cartCoverage,
  ...cartV2Coverage,
  ...ordersCoverage,
  ...backInStockCoverage,
  ...contentCoverage,
  ...multilingualCoverage,
  ...formsCoverage,
  ...reviewCoverage,
  ...pagesCoverage,
  ...consoleCoverage,
];

/** Platform calls that the sandbox does not answer, with the reason. */
export const NOT_ANSWERED: Readonly<Record<string, string>> = {
  'client.webhooks.process / processRequest':
    'Goes the other way: the sandbox sends, the app answers. Proven by tests/contract/webhooks.test.ts.',
};

/** Replaces parameter names: routes and platform calls are compared regardless of them. */
export const routeShape = (route: string): string => route.replaceAll(/\{[^}]*\}/g, '{}');

/**
 * Returns the coverage as text: a line for each row, then the unanswered calls, then the share of
 * the platform's calls that is answered.
 */
export function coverageTable(): string {
  const rows = COVERAGE.map(({ route, also = [], sdk = '', test, rejectedWith }) => [
    route + (also.length > 0 ? ` (+${also.length})` : ''),
    sdk + (rejectedWith === undefined ? '' : ` → ${rejectedWith}`),
    `${test.file} › ${test.title}`,
  ]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  const missing = Object.entries(NOT_ANSWERED);
  const answered = PLATFORM_CALLS.length - missing.length;
  return [
    ...lines,
    '',
    ...missing.map(([sdk, reason]) => `not answered: ${sdk}: ${reason}`),
    `${answered} of ${PLATFORM_CALLS.length} calls of the platform, ${COVERAGE.length} rows. (+n): n other addresses.`,
  ].join('\n');
}
