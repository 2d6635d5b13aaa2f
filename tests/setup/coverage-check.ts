import { readdirSync } from 'node:fs';
import { readProofs, unprovenCalls } from '../../sandbox/coverage';
import { createSandbox } from '../../sandbox/create-sandbox';

/**
 * After a run of all tests of the sandbox, fails when a mounted call has no test. A run of some of
 * the files proves nothing about the others and is not checked.
 */
export default function checkAfterRun(): () => Promise<void> {
  const startedAt = Date.now();
  return async () => {
    const recorded = readProofs().filter(({ recordedAt }) => recordedAt >= startedAt);
    const files = new Set(recorded.map(({ file }) => file));
    if (!provingFiles().every((file) => files.has(file))) return;
    const sandbox = await createSandbox({ catalogVersion: 'V1_CATALOG' });
    const unproven = unprovenCalls(sandbox.routes, recorded);
    await sandbox.close();
    if (unproven.length === 0) return;
    // Vitest reports an error of this hook and still exits with 0.
    process.exitCode = 1;
    throw new Error(`Calls of the sandbox without a test in tests/contract:\n${unproven.join('\n')}`);
  };
}

/** Returns the test files of the project `platform`, which record what they prove. */
const provingFiles = (): string[] =>
  ['tests/sandbox', 'tests/contract'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.test.ts') && !path.startsWith('tests/contract/shop-')),
  );
