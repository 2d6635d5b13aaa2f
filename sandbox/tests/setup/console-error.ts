import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

/* A test fails when the sandbox prints an error, because it prints only what it answers with a 500. */
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  console.error = (...values: unknown[]) => {
    printed.push(format(...values));
  };
});

afterEach(() => {
  if (printed.length > 0) throw new Error(`console.error was called:\n${printed.join('\n')}`);
});
