import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MUTATIONS } from '../../tools/mutations/list.mjs';

it('can break each rule at one place, and names its test', () => {
  const occurrences = (file: string, text: string) => readFileSync(file, 'utf8').split(text).length - 1;
  const wrong = MUTATIONS.filter(
    ({ file, from, to, test }) =>
      !existsSync(file) || !existsSync(test) || from === to || occurrences(file, from) !== 1,
  );
  expect(wrong.map(({ rule }) => rule)).toEqual([]);
});

it('breaks at least 80 rules, each in its own way', () => {
  expect(MUTATIONS.length).toBeGreaterThanOrEqual(80);
  const breaks = MUTATIONS.map(({ file, from, to }) => `${file}\n${from}\n${to}`);
  expect(new Set(breaks).size).toBe(MUTATIONS.length);
});
