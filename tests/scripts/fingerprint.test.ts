import { rmSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { difference, fingerprint } from '../../scripts/lib/build/fingerprint.mjs';
import { newFolders } from '../new-folders';

const { at, write } = newFolders();

beforeEach(() => {
  write('.env.example', '# SITE_URL=x\n\n# --- The commands\n# PORT=3000\n');
  write('app/page.tsx', 'one');
  write('package-lock.json', '{}');
});

/** Returns why `change` makes an earlier build stale, as a sentence. */
function reasonAfter(change: () => void, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const before = fingerprint(at(), process.env);
  change();
  return difference(before, fingerprint(at(), env));
}

describe('a build is regenerated', () => {
  it('when a source changed, appeared or disappeared', () => {
    expect(reasonAfter(() => write('app/page.tsx', 'two'))).toBe('app/page.tsx changed');
    expect(reasonAfter(() => write('lib/cart/new.ts', ''))).toBe('lib/cart/new.ts is new');
    expect(reasonAfter(() => rmSync(at('lib/cart/new.ts')))).toBe('lib/cart/new.ts is gone');
  });

  it('when a new folder or a file at the root appeared', () => {
    expect(reasonAfter(() => write('features/a.ts', ''))).toContain('features/a.ts');
    expect(reasonAfter(() => write('proxy.ts', ''))).toContain('proxy.ts');
  });

  it('when the dependencies changed, naming the first and counting the others', () => {
    const reason = reasonAfter(() => {
      write('package-lock.json', '{"a":1}');
      write('app/page.tsx', 'three');
    });
    expect(reason).toBe('app/page.tsx changed, and 1 more');
  });

  it('when a setting that is part of the build changed', () => {
    expect(reasonAfter(() => {}, { ...process.env, SITE_URL: 'https://a.example' })).toBe(
      'the setting SITE_URL changed',
    );
    expect(reasonAfter(() => {}, { ...process.env, NEXT_PUBLIC_A: '1' })).toBe(
      'the setting NEXT_PUBLIC_A is new',
    );
  });
});

it('a build stays valid when nothing it reads changed', () => {
  const reason = reasonAfter(
    () => {
      write('tests/a.test.ts', '');
      write('scripts/lib/a.mjs', '');
      write('tools/bench/a.mjs', '');
      write('README.md', 'words');
      write('skills/a/SKILL.md', 'words');
      write('.data/sandbox/data.db', 'x');
      write('node_modules/a/index.js', '');
    },
    { ...process.env, PORT: '3999' },
  );
  expect(reason).toBeUndefined();
});
