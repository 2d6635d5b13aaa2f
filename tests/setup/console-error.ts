import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

let printed: string[] = [];
let expected: (string | RegExp)[] = [];

/**
 * Says that this test makes the code complain: a message of `console.error` that contains or matches the pattern must
 * come, or the test fails. Any other message fails it as well, as it does in every test.
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
