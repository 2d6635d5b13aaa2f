import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PLATFORM_CALLS } from '../../sandbox/call-coverage/platform-calls';
import { COVERAGE, coverageTable, NOT_ANSWERED, routeShape } from '../../sandbox/coverage';
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox';

let sandbox: Sandbox;
/** The handler of each route. */
let handlers: Map<string, unknown>;
beforeAll(async () => {
  sandbox = await createSandbox({ catalogVersion: 'V1_CATALOG' });
  handlers = new Map(sandbox.routes.toReversed().map(({ name, handler }) => [name, handler]));
});
afterAll(() => sandbox.close());

/** Returns the titles in a test file, as written in its source. */
function titlesIn(file: string): string[] {
  const title = /(?:\b(?:it|test)(?:\.\w+)*\(|\)\()\s*(["'`])((?:\\.|(?!\1)[\s\S])*)\1\s*,/g;
  return [...readFileSync(file, 'utf8').matchAll(title)].map(([, , text = '']) =>
    text.replaceAll("\\'", "'"),
  );
}

it('every mounted route has a row', () => {
  const rows = new Set(COVERAGE.flatMap(({ route, also = [] }) => [route, ...also]));
  expect([...handlers.keys()].filter((route) => !rows.has(route))).toEqual([]);
});

it('every row belongs to a mounted route, and its other addresses have the same handler', () => {
  for (const { route, also = [] } of COVERAGE) {
    expect(handlers.has(route), route).toBe(true);
    for (const other of also) expect(handlers.get(other), other).toBe(handlers.get(route));
  }
});

it('the test of every row exists by its file and its title', () => {
  const titles = new Map<string, string[]>();
  for (const { route, test } of COVERAGE) {
    expect(existsSync(test.file), test.file).toBe(true);
    // `tests/setup/proven-calls.ts` checks only these folders.
    expect(test.file).toMatch(/^tests\/(contract|sandbox)\//);
    const known = titles.get(test.file) ?? titlesIn(test.file);
    titles.set(test.file, known);
    expect(known, route).toContain(test.title);
    // A title with a placeholder belongs to many tests.
    expect(test.title).not.toMatch(/%[sdijo]/);
  }
});

it('every call of the platform has a row with its own name and address, or a reason', () => {
  const rows = new Set(COVERAGE.map(({ sdk, route }) => `${sdk} ${routeShape(route)}`));
  const without = PLATFORM_CALLS.filter(
    ({ sdk, route }) => !rows.has(`${sdk} ${routeShape(route)}`) && NOT_ANSWERED[sdk] === undefined,
  );
  expect(without).toEqual([]);
  for (const { sdk, callers } of PLATFORM_CALLS) expect(callers, sdk).not.toEqual([]);
});

it('no reason is given for an implemented call', () => {
  for (const sdk of Object.keys(NOT_ANSWERED)) {
    expect(PLATFORM_CALLS.map((call) => call.sdk)).toContain(sdk);
    expect(COVERAGE.map((row) => row.sdk)).not.toContain(sdk);
  }
});

it('the printed table names every route and its test', () => {
  const table = coverageTable();
  for (const { route, test } of COVERAGE) {
    const line = table.split('\n').find((text) => text.startsWith(route) && text.includes(test.title));
    expect(line, route).toContain(test.file);
  }
});
