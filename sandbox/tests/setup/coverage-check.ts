import { readdirSync, writeFileSync } from 'node:fs';
import { provenCases, readProofs, unprovenCalls } from '../../coverage';
import { createSandbox } from '../../create-sandbox';

/**
 * After a run of all tests of the sandbox, fails when a mounted call has no test. A run of some of
 * the files proves nothing about the others and is not checked.
 * `SANDBOX_CASES=file` also writes which answers of which calls were proven.
 */
export default function checkAfterRun(): () => Promise<void> {
  const startedAt = Date.now();
  return async () => {
    const recorded = readProofs().filter(({ recordedAt }) => recordedAt >= startedAt);
    const files = new Set(recorded.map(({ file }) => file));
    if (!provingFiles().every((file) => files.has(file))) return;
    const list = process.env.SANDBOX_CASES;
    if (list) writeFileSync(list, `${provenCases(recorded).join('\n')}\n`);
    const sandbox = await createSandbox({ catalogVersion: 'V1_CATALOG' });
    const unproven = unprovenCalls(sandbox.routes, recorded);
    await sandbox.close();
    if (unproven.length === 0) return;
    // Vitest reports an error of this hook and still exits with 0.
    process.exitCode = 1;
    throw new Error(`Calls of the sandbox without a test in sandbox/tests:\n${unproven.join('\n')}`);
  };
}

const provingFiles = (): string[] =>
  readdirSync(new URL('..', import.meta.url), { encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `tests/${name}`);
