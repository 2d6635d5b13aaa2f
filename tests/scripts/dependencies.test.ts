import { describe, expect, it } from 'vitest';
import { firstMissing } from '../../scripts/lib/machine/dependencies.mjs';

const locked = {
  '': { version: '0.1.0' },
  'node_modules/next': { version: '16.4.6', integrity: 'sha512-a' },
  'node_modules/next/node_modules/postcss': { version: '8.0.0', integrity: 'sha512-b' },
  'node_modules/@next/swc-darwin': { version: '16.4.6', integrity: 'sha512-c', optional: true },
};
const { 'node_modules/@next/swc-darwin': forAnotherSystem, '': project, ...installed } = locked;

describe('firstMissing', () => {
  it('finds nothing when every package for this system is installed', () => {
    expect(firstMissing(locked, installed)).toBeUndefined();
    expect(
      firstMissing(locked, { ...installed, 'node_modules/@next/swc-darwin': forAnotherSystem }),
    ).toBeUndefined();
  });

  it('finds a package that is missing, of another version or of another content', () => {
    const { 'node_modules/next': next, ...others } = installed;
    expect(firstMissing(locked, others)).toBe('next');
    expect(firstMissing(locked, { ...others, 'node_modules/next': { ...next, version: '16.4.5' } })).toBe(
      'next',
    );
    expect(firstMissing(locked, { ...others, 'node_modules/next': { ...next, integrity: 'sha512-x' } })).toBe(
      'next',
    );
  });

  it('finds an optional package of another version', () => {
    const other = { ...forAnotherSystem, version: '16.0.0' };
    expect(firstMissing(locked, { ...installed, 'node_modules/@next/swc-darwin': other })).toBe(
      '@next/swc-darwin',
    );
  });
});

it('does without packages of the tests and the development on request', () => {
  const vitest = { 'node_modules/vitest': { version: '4.1.12', integrity: 'sha512-d', dev: true } };
  const all = { ...locked, ...vitest };
  expect(firstMissing(all, installed)).toBe('vitest');
  expect(firstMissing(all, installed, { dev: false })).toBeUndefined();
  const { 'node_modules/next': next, ...others } = installed;
  expect(firstMissing(all, { ...others, ...vitest }, { dev: false })).toBe('next');
});

it('ignores the project itself', () => {
  expect(firstMissing({ '': project }, {})).toBeUndefined();
});
