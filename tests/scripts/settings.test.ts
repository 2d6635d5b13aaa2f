import { describe, expect, it } from 'vitest';
import { parseEnvFile, withEnvFiles } from '../../scripts/lib/settings/env-files.mjs';
import { readSeed, SEED_FILE, shopSeed } from '../../scripts/lib/settings/seed.mjs';
import { readSettings, requirePlatform } from '../../scripts/lib/settings/settings.mjs';
import { summary } from '../../scripts/lib/settings/summary.mjs';
import { e2eSettings } from '../../scripts/lib/verification/e2e-settings.mjs';
import { newFolders } from '../new-folders';

const { at, write } = newFolders();

describe('without a client id', () => {
  const settings = readSettings({ NODE_ENV: 'test', PORT: '3210', SANDBOX_PORT: '4210', WIX_CLIENT_ID: '' });

  it('the platform is the sandbox', () => {
    expect(settings.sandboxed).toBe(true);
    expect(settings.env).toMatchObject({
      WIX_API_ORIGIN: 'http://localhost:4210',
      WIX_MEDIA_ORIGIN: 'http://localhost:4210',
      SITE_URL: 'http://localhost:3210',
    });
    expect(settings.env.WIX_CLIENT_ID).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('the summary lists all URLs and how to pay', () => {
    const text = summary(settings, 2.34);
    for (const part of [
      'http://localhost:3210',
      '4210/_sandbox/',
      '4210/_console/',
      '4210/inbox',
      '4242 4242 4242 4242',
      'WELCOME10',
    ])
      expect(text).toContain(part);
  });
});

describe('with a client id', () => {
  const settings = readSettings({
    NODE_ENV: 'test',
    WIX_CLIENT_ID: 'a-real-one',
    SITE_URL: 'https://shop.example',
  });

  it('the platform is the live one, without demo data', () => {
    expect(settings.sandboxed).toBe(false);
    expect(settings.env).toMatchObject({ WIX_CLIENT_ID: 'a-real-one', SITE_URL: 'https://shop.example' });
    expect(settings.env).not.toHaveProperty('WIX_API_ORIGIN');
  });

  it('the summary has no test card', () => {
    expect(summary(settings, 1)).not.toContain('4242');
  });
});

it('the same port for both is rejected', () => {
  expect(() => readSettings({ NODE_ENV: 'test', PORT: '4000' })).toThrow(/SANDBOX_PORT/);
});

it('the end-to-end tests never reach a live site or the shop’s own build', () => {
  const settings = e2eSettings({
    NODE_ENV: 'test',
    WIX_CLIENT_ID: 'a-real-one',
    SITE_URL: 'https://shop.example',
    PORT: '3000',
  });
  expect(settings).toMatchObject({ sandboxed: true, port: 3100, sandboxPort: 4100, distDir: '.next-e2e' });
  expect(settings.env.NEXT_DIST_DIR).toBe('.next-e2e');
  expect(settings.env.SITE_URL).toBe('http://localhost:3100');
});

describe('the address that the shop listens on', () => {
  const hostOf = (env: Record<string, string>) => readSettings({ NODE_ENV: 'test', ...env }).host;

  it('is the loopback for the demo shop, and every address for a live shop', () => {
    expect(hostOf({})).toBe('127.0.0.1');
    expect(hostOf({ HOST: ' ' })).toBe('127.0.0.1');
    expect(hostOf({ WIX_CLIENT_ID: 'a-real-one' })).toBeUndefined();
  });

  it.each(['0.0.0.0', '::', '192.168.1.7'])('is HOST, where that is set: %s', (host) => {
    expect(hostOf({ HOST: host })).toBe(host);
    expect(hostOf({ HOST: host, WIX_CLIENT_ID: 'a-real-one' })).toBe(host);
  });

  it.each(['x86_64-conda-linux-gnu', 'http://0.0.0.0', '0.0.0.0:3000'])('is not %s', (host) => {
    expect(() => hostOf({ HOST: host })).toThrow(/^HOST must be an IP address.*127\.0\.0\.1/);
  });
});

describe('a production build', () => {
  const demo = readSettings({ NODE_ENV: 'test' });
  const live = readSettings({ NODE_ENV: 'test', WIX_CLIENT_ID: 'a-real-one' });

  it('needs a client id, unless the demo shop was requested', () => {
    expect(() => requirePlatform(demo, [])).toThrow(/^WIX_CLIENT_ID is not set.*--demo$/);
    expect(() => requirePlatform(demo, ['--demo'])).not.toThrow();
    expect(() => requirePlatform(live, [])).not.toThrow();
  });

  it('does not start with contradicting or meaningless arguments', () => {
    expect(() => requirePlatform(live, ['--demo'])).toThrow(/WIX_CLIENT_ID is set/);
    expect(() => requirePlatform(live, ['--dmo'])).toThrow(/--dmo/);
  });
});

it('each worker of the end-to-end tests has its own ports and the same build', () => {
  const environment = { NODE_ENV: 'test', E2E_PORT: '3180', E2E_SANDBOX_PORT: '4180' } as const;
  const settings = ['0', '1'].map((worker) => e2eSettings({ ...environment, TEST_PARALLEL_INDEX: worker }));
  expect(settings.map(({ port, sandboxPort, distDir }) => [port, sandboxPort, distDir])).toEqual([
    [3180, 4180, '.next-e2e'],
    [3181, 4181, '.next-e2e'],
  ]);
  expect(settings[1]?.env).toMatchObject({
    SITE_URL: 'http://localhost:3181',
    WIX_API_ORIGIN: 'http://localhost:4181',
    WIX_MEDIA_ORIGIN: 'http://localhost:4181',
  });
});

describe('a demo shop that other machines may open', () => {
  const LAN = /^http:\/\/(?!localhost|127)[\d.]+:/;
  const open = (env: Record<string, string>) => readSettings({ NODE_ENV: 'test', WIX_CLIENT_ID: '', ...env });

  it('names its pictures and the pages of the platform by an address that they reach', () => {
    const { env, networkUrl, shopUrl, sandboxUrl } = open({
      HOST: '192.168.1.7',
      PORT: '3210',
      SANDBOX_PORT: '4210',
    });
    expect([networkUrl, shopUrl]).toEqual(['http://192.168.1.7:3210', 'http://192.168.1.7:3210']);
    expect(sandboxUrl).toBe('http://localhost:4210');
    expect(env).toMatchObject({
      SITE_URL: 'http://192.168.1.7:3210',
      WIX_API_ORIGIN: 'http://192.168.1.7:4210',
      WIX_MEDIA_ORIGIN: 'http://192.168.1.7:4210',
      SANDBOX_ORIGIN: 'http://192.168.1.7:4210',
      SANDBOX_HOST: '0.0.0.0',
    });
  });

  it('has the first address of this machine for every address, and the summary says it', () => {
    const settings = open({ HOST: '0.0.0.0' });
    if (settings.networkUrl === undefined) {
      // Without a network, no other machine can open it.
      expect(settings.env.WIX_MEDIA_ORIGIN).toBe('http://localhost:4000');
      return;
    }
    expect(settings.shopUrl).toBe('http://localhost:3000');
    expect(settings.networkUrl).toMatch(LAN);
    expect(settings.env.WIX_MEDIA_ORIGIN).toMatch(LAN);
    expect(summary(settings, 1)).toContain(`Shop      ${settings.networkUrl}\n            also on a phone`);
  });

  it('has the origin of the sandbox that is set', () => {
    const { env } = open({
      HOST: '0.0.0.0',
      SANDBOX_ORIGIN: 'https://demo.example',
      SANDBOX_HOST: '10.0.0.1',
    });
    expect(env).toMatchObject({ WIX_MEDIA_ORIGIN: 'https://demo.example', SANDBOX_HOST: '10.0.0.1' });
  });

  it('is for this machine only on the loopback', () => {
    for (const host of ['', '127.0.0.1', '127.0.0.2', '::1'])
      expect(open({ HOST: host })).toMatchObject({
        networkUrl: undefined,
        env: { WIX_MEDIA_ORIGIN: 'http://localhost:4000' },
      });
  });
});

describe('the files with settings', () => {
  it('have names and values', () => {
    const text =
      '# a comment\nA=1\n export B = two words \r\nC="quoted # text" # not\nD=x # not\nE=\n\nnonsense';
    expect(parseEnvFile(text)).toEqual({ A: '1', B: 'two words', C: 'quoted # text', D: 'x', E: '' });
  });

  it('win over earlier ones, and the environment over all', () => {
    write('.env', 'A=env\nB=env\nC=env\nD=env');
    write('.env.production', 'B=production');
    write('.env.development', 'B=development');
    write('.env.local', 'C=local\nD=local');
    const env = withEnvFiles('production', { ...process.env, D: 'real' }, at());
    expect(env).toMatchObject({ A: 'env', B: 'production', C: 'local', D: 'real' });
  });
});

describe('the seed of a shop', () => {
  it('is the one of the demo shop without a file', () => {
    expect(readSeed(shopSeed(at())).members).not.toEqual([]);
  });

  it('is named by the file', () => {
    write(SEED_FILE, '{ "seed": " ./our-shop " }');
    expect(shopSeed(at())).toBe('./our-shop');
  });

  it.each(['', '{}', '{ "seed": "" }', '{ "seed": 1 }', 'null'])('cannot be read from %j', (text) => {
    write(SEED_FILE, text);
    expect(() => shopSeed(at())).toThrow('content/sandbox.json must name a seed');
  });
});
