/**
 * Files of tests that `npm test` leaves out and `npm test -- --all` runs, so that `npm test` stays
 * short on two processors. Each takes long, and a change elsewhere rarely breaks only
 * it: an optional feature, an unusual condition, or a large or hostile amount. Who changes one of
 * these runs its file.
 */

/** Paths of Vitest from the root. */
export const LONG_UNIT_TESTS = [
  ...[
    'arrangement',
    'cart-discounts',
    'cart-link',
    'failures',
    'forms',
    'growth',
    'guessed-address',
    'known-browser',
    'lookup',
    'own-filters',
    'quota',
    'recipients',
    'taxes',
    'traps',
  ].map((name) => `tests/contract/shop-${name}.test.ts`),
  'tests/features/agents/shop-ucp.test.ts',
  'tests/features/agents/shop-ucp-carts.test.ts',
  'tests/features/agents/shop-ucp-handover.test.ts',
  'tests/features/feeds/shop-feeds.test.ts',
  'tests/features/markdown/shop-markdown.test.ts',
  'tests/scripts/build-command.test.ts',
  'tests/scripts/recipes.test.ts',
];

/** Paths of Vitest from the root, with a configuration of their own. */
export const LONG_SERVER_TESTS = [
  'burst',
  'cache',
  'connections',
  'failed-pages',
  'pages',
  'process-state',
  'quota',
  'server-functions',
  'servers',
  'shared-state',
].map((name) => `tests/production/${name}.test.ts`);

/** With what the paths of Playwright's files in `e2e/` begin. */
export const LONG_E2E_TESTS = [
  'agents.spec.ts',
  'analytics.spec.ts',
  'back.spec.ts',
  'blocked-cookies.spec.ts',
  'console.spec.ts',
  'early-input.spec.ts',
  'failed-chunks.spec.ts',
  'features/',
  'generations.spec.ts',
  'instant.spec.ts',
  'languages.spec.ts',
  'late-fonts.spec.ts',
  'late-html.spec.ts',
  'law.spec.ts',
  'long-list.spec.ts',
  'members/account-orders.spec.ts',
  'members/old-release.spec.ts',
  'members/sign-in-',
  'memberships.spec.ts',
  'missing-apis.spec.ts',
  'optional-parts.spec.ts',
  'reflow.spec.ts',
  'removed-cart.spec.ts',
  'resilience.spec.ts',
  'security.spec.ts',
  'translated-pages.spec.ts',
];

/**
 * Tags end-to-end tests that repeat a kind of check for many pages, modes or generations. A change
 * rarely breaks only these, either.
 */
const MATRIX = '@matrix';

/** Matches the title of an end-to-end test, which begins with its project and its file. */
export const LONG_E2E_TITLES = `${MATRIX}|^\\S+ (?:${LONG_E2E_TESTS.join('|')})`;
