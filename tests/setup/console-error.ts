import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

let printed: string[] = [];
let expected: (string | RegExp)[] = [];

/**
 * Expects a `console.error` message that contains or matches the pattern. The test fails without
 * it, and, like every test, with any other message.
 */
export function expectConsoleError(pattern: string | RegExp): void {
  expected.push(pattern);
}

beforeEach(() => {
  printed = [];
  expected = [];
  console.error = (...values: unknown[]) => {
    printed.push(format(...values));
  };
});

afterEach(() => {
  const surprising = printed.filter((text) => !expected.some((pattern) => matches(text, pattern)));
  const absent = expected.filter((pattern) => !printed.some((text) => matches(text, pattern)));
  if (surprising.length > 0) throw new Error(`console.error was called:\n${surprising.join('\n')}`);
  if (absent.length > 0) throw new Error(`console.error was expected with ${absent.join(', ')}`);
});

function matches(text: string, pattern: string | RegExp): boolean {
  return typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
}
