import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { envSchema } from '@/lib/config/env-schema';
import { quotaOfBuild } from '../../scripts/lib/build/production-build.mjs';
import { programs } from '../../scripts/lib/project.mjs';

const TSC = 'node_modules/typescript/bin/tsc';
/** Its own folder, so that no build of the shop is disturbed. */
const DIST_DIR = '.next-unusable';
afterAll(() => rm(DIST_DIR, { recursive: true, force: true }));

type Ended = { code: number; output: string };

function run(env: Record<string, string>, ...command: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      command,
      { env: { ...process.env, NODE_ENV: 'production', NEXT_DIST_DIR: DIST_DIR, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}
const CLIENT_ID = '0a1b2c3d-0000-4000-8000-000000000001';
/** The output lines that report an error. */
const problems = (output: string) => output.split('\n').filter((line) => line.startsWith('✖ '));
const STACK = /^\s+at /m;

describe('npm run build', () => {
  it('does not build the demo shop when WIX_CLIENT_ID was forgotten', async () => {
    const { code, output } = await run({ WIX_CLIENT_ID: '' }, 'scripts/build.mjs');
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([expect.stringMatching(/WIX_CLIENT_ID is not set.*--demo/)]);
  });

  it.each([
    ['', 334],
    ['600', 1000],
    ['1000000', 1_000_000],
  ])('has a quota of calls that the shop accepts, for %o', (PLATFORM_CALLS_PER_MINUTE, expected) => {
    const quota = quotaOfBuild({ PLATFORM_CALLS_PER_MINUTE });
    expect(envSchema.shape.PLATFORM_CALLS_PER_MINUTE.parse(quota)).toBe(expected);
  });
});

// `npm run dev` writes types of the developer pages, whose layout exists in development only.
it('checks no types of development or of another build, after any command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  const files = [
    '.next/types/a.ts',
    '.next/dev/types/a.ts',
    '.next-e2e/types/a.ts',
    '.next-e2e/dev/types/a.ts',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  copyFileSync('tsconfig.json', join(folder, 'tsconfig.json'));
  const shown = execFileSync(process.execPath, [TSC, '--showConfig', '-p', folder], { encoding: 'utf8' });
  expect(JSON.parse(shown)).toMatchObject({ files: ['./.next/types/a.ts'] });
});

describe.each([
  ['a build', [programs.next, 'build']],
  ['the production server', ['server/main.mjs', '--port', '0']],
])('%s', (_, command) => {
  it('names each wrong variable on one line without its value, and exits', async () => {
    const { code, output } = await run(
      { WIX_CLIENT_ID: 'abc-secret', SITE_URL: 'shop-secret', TRUSTED_PROXIES: 'all-secret' },
      ...command,
    );
    expect(code).toBe(1);
    expect(problems(output)).toEqual([
      expect.stringContaining('WIX_CLIENT_ID: '),
      expect.stringContaining('SITE_URL: '),
      expect.stringContaining('TRUSTED_PROXIES: '),
    ]);
    expect(output).not.toMatch(STACK);
    expect(output).not.toContain('secret');
  }, 30_000);
});

describe('a server that does not read the configuration', () => {
  it('exits in the same way before it accepts a request', async () => {
    const program = `
      import { register } from './instrumentation.ts';
      await register();
      console.log('started');
    `;
    const start = (env: Record<string, string>) =>
      run(
        { NEXT_RUNTIME: 'nodejs', OTEL_EXPORTER_OTLP_ENDPOINT: '', ...env },
        '--import',
        'tsx',
        '--conditions',
        'react-server',
        '--input-type=module',
        '-e',
        program,
      );
    const wrong = await start({ WIX_CLIENT_ID: 'abc' });
    expect([wrong.code, problems(wrong.output).length]).toEqual([1, 1]);
    expect(wrong.output).not.toContain('started');
    expect((await start({ WIX_CLIENT_ID: CLIENT_ID, SITE_URL: '' })).output).toContain('started');
  }, 30_000);
});
