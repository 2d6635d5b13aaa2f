import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type CallerKind, PLATFORM_CALLS, type PlatformCall } from './call-coverage/platform-calls';
import type { Route } from './core/calls';

/** Where the tests record their calls, one file each: outside of the sandbox's sources. */
const PROOFS = fileURLToPath(new URL('../.cache/sandbox-coverage', import.meta.url));

const proof = z.object({
  route: z.string(),
  /** Whether a module of the real SDK sent the request. */
  bySdk: z.boolean(),
  status: z.number(),
  /** The code of the error or its fields, '' for answers below 400 and for other errors. */
  code: z.string(),
  /** The title of the test that got the answer. */
  title: z.string(),
});
const proofsOfFile = z.object({ file: z.string(), recordedAt: z.number(), proofs: z.array(proof) });
export type ProofsOfFile = z.infer<typeof proofsOfFile>;
type Proof = z.infer<typeof proof> & { file: string };

/** Stores what the tests of a file have proven, in place of what they proved before. */
export function writeProofs(record: ProofsOfFile): void {
  mkdirSync(PROOFS, { recursive: true });
  writeFileSync(join(PROOFS, `${record.file.replaceAll('/', '__')}.json`), JSON.stringify(record));
}

/** Returns what tests have proven since they were last recorded. Empty where no test has run. */
export function readProofs(): ProofsOfFile[] {
  try {
    return readdirSync(PROOFS).map((name) =>
      proofsOfFile.parse(JSON.parse(readFileSync(join(PROOFS, name), 'utf8'))),
    );
  } catch {
    return []; // No test has run, or one of another version.
  }
}

/** A handler with all its URLs. */
export type MountedCall = {
  /** E.g. `GET /ecom/v1/orders/{id}`. Several routes are one call under several addresses. */
  routes: [string, ...string[]];
  /** The calls of the platform that it answers. Empty for pages, files and controls. */
  calls: readonly PlatformCall[];
  /** The kinds of callers that may make it. Empty for pages, files and controls. */
  callers: readonly CallerKind[];
};

/** Returns every mounted call. The first of two handlers of one route answers. */
export function mountedCalls(routes: readonly Route[]): MountedCall[] {
  const seen = new Set<string>();
  const names = new Map<unknown, [string, ...string[]]>();
  for (const { name, handler } of routes) {
    if (seen.has(name)) continue;
    seen.add(name);
    const known = names.get(handler);
    if (known === undefined) names.set(handler, [name]);
    else known.push(name);
  }
  return [...names.values()].map((routes) => {
    const shapes = routes.map(routeShape);
    const calls = PLATFORM_CALLS.filter(({ route }) => shapes.includes(routeShape(route)));
    return { routes, calls, callers: [...new Set(calls.flatMap(({ callers }) => callers))] };
  });
}

/** Replaces parameter names: routes and platform calls are compared regardless of them. */
export const routeShape = (route: string): string => route.replaceAll(/\{[^}]*\}/g, '{}');

/** Calls of the platform that the sandbox does not answer, with the reason. */
export const NOT_ANSWERED: Readonly<Record<string, string>> = {
  'client.webhooks.process / processRequest':
    'Goes the other way: the sandbox sends, the app answers. Proven by tests/webhooks.test.ts.',
};

/**
 * Returns the mounted calls that no test proves. Any request with an answer below 400 proves a page
 * or a control. A call of the platform needs a request to its own address, by the SDK's module
 * unless no module sends it.
 */
export function unprovenCalls(routes: readonly Route[], recorded: readonly ProofsOfFile[]): string[] {
  const proofs = allProofs(recorded).filter(isAnswer);
  return mountedCalls(routes).flatMap(({ routes, calls }) => {
    const found = proofs.filter(({ route }) => routes.includes(route));
    if (found.length === 0) return `${routes[0]}: no test gets an answer`;
    return calls.flatMap(({ route, sdk, sentBy }) => {
      const own = found.filter((one) => routeShape(one.route) === routeShape(route));
      if (sentBy === 'hand' ? own.length > 0 : own.some(({ bySdk }) => bySdk)) return [];
      return `${route}: no test sends ${sdk}${sentBy === 'sdk' ? ' with the SDK' : ''}`;
    });
  });
}

const allProofs = (recorded: readonly ProofsOfFile[]): Proof[] =>
  recorded.flatMap(({ file, proofs }) => proofs.map((one) => ({ ...one, file })));

const isAnswer = ({ status }: Proof): boolean => status < 400;

/**
 * Returns each call with each of its answers that tests have got, e.g. `GET /ecom/v1/orders/{id}
 * 404 ORDER_NOT_FOUND`, in the order of the alphabet. Two lists show what a change of the tests no
 * longer proves.
 */
export function provenCases(recorded: readonly ProofsOfFile[]): string[] {
  const cases = allProofs(recorded).map(({ route, status, code }) => `${route} ${status} ${code}`.trim());
  return [...new Set(cases)].sort();
}

/**
 * Returns the coverage as text: a line for each mounted call with the calls of the platform that it
 * answers and a test that proves it, then the number of the platform's calls.
 */
export function coverageTable(routes: readonly Route[], recorded: readonly ProofsOfFile[]): string {
  const proofs = allProofs(recorded).filter(isAnswer);
  const breadth = new Map<string, number>();
  for (const one of proofs) breadth.set(testOf(one), (breadth.get(testOf(one)) ?? 0) + 1);
  const rows = mountedCalls(routes).map(({ routes, calls }) => {
    const others = routes.length > 1 ? ` (+${routes.length - 1})` : '';
    const [best] = proofs
      .filter(({ route }) => routes.includes(route))
      // The test with the fewest calls is most about this one.
      .sort(
        (a, b) =>
          Number(b.bySdk) - Number(a.bySdk) || (breadth.get(testOf(a)) ?? 0) - (breadth.get(testOf(b)) ?? 0),
      );
    return [routes[0] + others, calls.map(({ sdk }) => sdk).join(', '), best ? testOf(best) : 'not recorded'];
  });
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  const missing = Object.entries(NOT_ANSWERED);
  const answered = PLATFORM_CALLS.length - missing.length;
  return [
    ...lines,
    '',
    ...missing.map(([sdk, reason]) => `not answered: ${sdk}: ${reason}`),
    `${answered} of ${PLATFORM_CALLS.length} calls of the platform, ${rows.length} handlers. (+n): n other addresses.`,
    'The tests are from the last run of: npm test --workspace sandbox',
  ].join('\n');
}

const testOf = ({ file, title }: Proof): string => `${file} › ${title}`;
