import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { satisfies } from '../../scripts/lib/machine/node-version.mjs';

describe('satisfies', () => {
  it.each([
    ['v20.19.0', true],
    ['v20.20.2', true],
    ['v22.0.0', true],
    ['v100.0.0', true],
    ['v20.9.0', false],
    ['v18.20.0', false],
  ])('%s for >=20.19.0: %s', (version, answer) => {
    expect(satisfies(version, '>=20.19.0')).toBe(answer);
  });
});

it.each(['package.json', 'sandbox/package.json', 'tools/create-shop/package.json'])(
  '%s requires the oldest Node that the workflow tests',
  (file) => {
    const { engines } = JSON.parse(readFileSync(file, 'utf8'));
    const tested = readFileSync('.github/workflows/test.yml', 'utf8').matchAll(/node: \['([\d.]+)'/g);
    for (const [, oldest] of tested) expect(engines.node).toBe(`>=${oldest}`);
    expect.assertions(2);
  },
);
