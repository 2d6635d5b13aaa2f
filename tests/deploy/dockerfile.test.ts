import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { envSchema } from '@/lib/config/env-schema';
import { RUNTIME_SECTION } from '../../scripts/lib/build/fingerprint.mjs';
import { root } from '../architecture/project-files';

const text = readFileSync(`${root}Dockerfile`, 'utf8');
const [, build = '', image = ''] = text.split(/^FROM /m);
const argumentsOf = (stage: string) => [...stage.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);

/** Settings that nobody else may read. A URL of Redis may contain a password. */
const SECRETS = [
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'REDIS_CACHE_URL',
  'REDIS_URL',
  'SESSION_SECRET',
  'WIX_WEBHOOK_PUBLIC_KEY',
];

describe('the Dockerfile', () => {
  it('has two stages, and the image gets only the release from the first', () => {
    expect(text.match(/^FROM /gm)).toHaveLength(2);
    expect(image.match(/^COPY .*$/gm)).toEqual(['COPY --from=build /release .']);
    expect(build).toContain('RUN npm run release -- /release\n');
  });

  it('has no secret in a layer', () => {
    for (const name of SECRETS) expect(text).not.toContain(name);
  });

  it('takes the same settings in both stages, and the shop knows each', () => {
    expect(argumentsOf(build)).toEqual(argumentsOf(image));
    const known = Object.keys(envSchema.shape);
    expect(argumentsOf(build).filter((name = '') => !known.includes(name))).toEqual([]);
    for (const name of argumentsOf(image)) expect(image).toContain(`${name}=$${name}`);
  });

  it('takes every setting that the build writes into pages', () => {
    const [example = ''] = readFileSync(`${root}.env.example`, 'utf8').split(RUNTIME_SECTION);
    const read = [...example.matchAll(/^# ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
    expect(read).toContain('ANALYTICS');
    // The origins are for the sandbox, and `npm run release` sets STANDALONE.
    const others = [...SECRETS, 'WIX_API_ORIGIN', 'WIX_MEDIA_ORIGIN', 'STANDALONE'];
    // A build may use the whole quota, which a shop may read at its start, too.
    const needed = [...read.filter((name) => !others.includes(name)), 'PLATFORM_CALLS_PER_MINUTE'];
    expect(argumentsOf(build).sort()).toEqual(needed.sort());
  });

  it('runs the server of the shop without privileges, as a process that gets signals', () => {
    expect(image).toMatch(/^USER node$/m);
    expect(image).toMatch(/^CMD \["node", "server\/main\.mjs", "--port", "3000"\]$/m);
  });
});
