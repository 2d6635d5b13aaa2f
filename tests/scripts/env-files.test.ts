import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseEnvFile, withEnvFiles } from '../../scripts/lib/settings/env-files.mjs';

describe('parseEnvFile', () => {
  it('reads names and values', () => {
    const text =
      '# a comment\nA=1\n export B = two words \r\nC="quoted # text" # not\nD=x # not\nE=\n\nnonsense';
    expect(parseEnvFile(text)).toEqual({ A: '1', B: 'two words', C: 'quoted # text', D: 'x', E: '' });
  });
});

describe('withEnvFiles', () => {
  it('lets later files win over earlier ones, and the environment over all', () => {
    const folder = mkdtempSync(join(tmpdir(), 'env-'));
    writeFileSync(join(folder, '.env'), 'A=env\nB=env\nC=env\nD=env');
    writeFileSync(join(folder, '.env.production'), 'B=production');
    writeFileSync(join(folder, '.env.development'), 'B=development');
    writeFileSync(join(folder, '.env.local'), 'C=local\nD=local');
    const env = withEnvFiles('production', { ...process.env, D: 'real' }, folder);
    rmSync(folder, { recursive: true });
    expect(env).toMatchObject({ A: 'env', B: 'production', C: 'local', D: 'real' });
  });
});
