import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  LONG_E2E_TESTS,
  LONG_E2E_TITLES,
  LONG_SERVER_TESTS,
  LONG_UNIT_TESTS,
} from '../../scripts/lib/verification/long-tests.mjs';

it('leaves out only files that exist', () => {
  const files = [...LONG_UNIT_TESTS, ...LONG_SERVER_TESTS];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('leaves out end-to-end tests by their file, and by the tag of matrices', () => {
  const isLong = (title: string) => new RegExp(LONG_E2E_TITLES).test(title);
  expect(isLong('desktop law.spec.ts a withdrawal is sent once')).toBe(true);
  expect(isLong('desktop features/blog.spec.ts the footer leads to the blog')).toBe(true);
  expect(isLong('desktop cart.spec.ts the law is linked')).toBe(false);
  expect(isLong('desktop cart.spec.ts @matrix a cart of 100 lines')).toBe(true);
  const specs = readdirSync('e2e', { recursive: true, encoding: 'utf8' });
  expect(LONG_E2E_TESTS.filter((start) => !specs.some((path) => path.startsWith(start)))).toEqual([]);
});
