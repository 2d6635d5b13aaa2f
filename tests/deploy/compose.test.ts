import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { envSchema } from '@/lib/config/env-schema';
import { readSandboxSettings } from '../../sandbox/sandbox-settings';
import { findProgram } from '../../scripts/lib/machine/system-package.mjs';
import { temporaryFolder } from '../../scripts/lib/machine/temporary-folder.mjs';
import { root } from '../architecture/project-files';

const texts = z.record(z.string(), z.union([z.string(), z.number()]).transform(String));

/** The parts of Compose that the file uses. Another key fails, as it does in Compose if misspelled. */
const service = z.strictObject({
  build: z
    .strictObject({ context: z.literal('.'), target: z.string().optional(), args: texts.default({}) })
    .optional(),
  image: z
    .string()
    .regex(/^[a-z]+:(?!latest)[\w.-]+$/)
    .optional(),
  command: z.union([z.string(), z.array(z.string())]).optional(),
  environment: texts.default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  network_mode: z.string().optional(),
  depends_on: z
    .record(z.string(), z.strictObject({ condition: z.enum(['service_healthy', 'service_started']) }))
    .default({}),
  read_only: z.boolean().optional(),
  healthcheck: z.strictObject({ interval: z.string() }).optional(),
  stop_grace_period: z.string().optional(),
});

const file = z
  .strictObject({
    services: z.strictObject({ sandbox: service, shop: service, redis: service, nginx: service }),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(readFileSync(`${root}compose.yaml`, 'utf8')));

const { sandbox, shop, redis, nginx } = file.services;
const dockerfile = readFileSync(`${root}Dockerfile`, 'utf8');
const ADDRESS = 'http://localhost:8080';

describe('compose.yaml', () => {
  it('builds stages and arguments that the Dockerfile has', () => {
    expect(dockerfile).toMatch(new RegExp(`^FROM \\S+ AS ${sandbox.build?.target}$`, 'm'));
    expect(shop.build?.target).toBeUndefined();
    for (const name of Object.keys(shop.build?.args ?? {}))
      expect(dockerfile).toMatch(new RegExp(`^ARG ${name}$`, 'm'));
  });

  it('gives the shop and the sandbox settings that they accept', () => {
    const known = Object.keys(envSchema.shape);
    expect(Object.keys(shop.environment).filter((name) => !known.includes(name))).toEqual([]);
    const parsed = envSchema.parse({ ...shop.environment, SITE_URL: shop.build?.args.SITE_URL });
    expect(parsed).toMatchObject({ SITE_URL: ADDRESS, TRUSTED_PROXIES: 1, PAGE_MEMORY: 'off' });
    const { port, host, webhookUrl } = readSandboxSettings({ NODE_ENV: 'test', ...sandbox.environment });
    expect(parsed.WIX_API_ORIGIN).toBe(`http://localhost:${port}`);
    expect(parsed.WIX_MEDIA_ORIGIN).toBe(parsed.WIX_API_ORIGIN);
    // In the network that it shares with the shop, the sandbox can keep to the loopback.
    expect(host).toBe('127.0.0.1');
    expect(webhookUrl).toBe('http://localhost:3000/api/webhooks');
  });

  it('lets the containers reach each other, and only this machine reach them', () => {
    expect([shop, nginx].map(({ network_mode }) => network_mode)).toEqual(Array(2).fill('service:sandbox'));
    expect(sandbox.ports).toEqual(['127.0.0.1:8080:8080', '127.0.0.1:4000:4001']);
    expect([...shop.ports, ...redis.ports, ...nginx.ports]).toEqual([]);
    expect(shop.environment.REDIS_URL).toBe('redis://redis:6379');
    expect(redis.command).toContain('--protected-mode no');
  });

  it('waits for health checks that the images have', () => {
    expect(shop.depends_on.sandbox).toEqual({ condition: 'service_healthy' });
    expect(nginx.depends_on).toEqual({ shop: { condition: 'service_healthy' } });
    expect(dockerfile.match(/^HEALTHCHECK /gm)).toHaveLength(2);
  });

  it('mounts files that exist, and volumes that it names', () => {
    const sources = [...sandbox.volumes, ...nginx.volumes].map((volume) => volume.split(':')[0] ?? '');
    expect(sources.filter((source) => !(source in file.volumes) && !existsSync(root + source))).toEqual([]);
  });

  it('starts the shop with a program that Node.js can parse', () => {
    const [node, type, flag, program = ''] = [shop.command ?? []].flat();
    expect([node, type, flag]).toEqual(['node', '--input-type=module', '--eval']);
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--check', '-'], {
      input: program,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(program).toContain("import('/shop/server/main.mjs')");
  });
});

describe('the site of its nginx', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let site = '';

  beforeAll(() => {
    folder = temporaryFolder();
    const script = `${root}docs/deploy/nginx-without-tls.sh`;
    execFileSync('sh', [script, join(folder.path, 'site.conf'), `${root}docs/deploy/nginx.conf`]);
    site = readFileSync(join(folder.path, 'site.conf'), 'utf8');
  });
  afterAll(() => folder.remove());

  it('is the shipped one without TLS, for localhost and with the files of the shop', () => {
    expect(site).not.toMatch(/^[^#\n]*(?:ssl|shop\.example\.com|\/srv\/shop)/m);
    expect(site.match(/^ {2}listen .*;$/gm)).toEqual([
      '  listen 80 default_server;',
      '  listen 8080 default_server;',
      '  listen 80;',
      '  listen 8080;',
      '  listen 4001;',
    ]);
    expect(site.match(/^ {2}location .*$/gm)).toEqual(['  location / {', '  location / {']);
    // The sandbox treats a request as from elsewhere that has passed a proxy.
    expect(site.slice(site.indexOf('listen 4001'))).not.toContain('X-Forwarded-For');
  });

  it.skipIf(!findProgram('nginx'))('is one that nginx accepts', () => {
    const cache = join(folder.path, 'cache');
    mkdirSync(cache);
    const config = join(folder.path, 'nginx.conf');
    const text = site
      .replaceAll('/var/cache/nginx/shop', cache)
      // nginx binds the ports to check them, and may not bind those below 1024.
      .replaceAll(/listen (\d+)/g, (_, port) => `listen unix:${join(folder.path, port)}`);
    writeFileSync(config, `pid ${folder.path}/nginx.pid;\nevents {}\nhttp {\n${text}\n}\n`);
    const error = join(folder.path, 'error.log');
    const { status, stderr } = spawnSync(findProgram('nginx') ?? 'nginx', ['-t', '-c', config, '-e', error], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining('test is successful') });
  });
});
