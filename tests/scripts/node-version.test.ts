import { describe, expect, it } from 'vitest';
import { satisfies } from '../../scripts/lib/machine/node-version.mjs';

describe('satisfies', () => {
  it.each([
    ['v20.9.0', true],
    ['v20.20.2', true],
    ['v22.0.0', true],
    ['v100.0.0', true],
    ['v20.8.9', false],
    ['v18.20.0', false],
  ])('%s for >=20.9.0: %s', (version, answer) => {
    expect(satisfies(version, '>=20.9.0')).toBe(answer);
  });
});
