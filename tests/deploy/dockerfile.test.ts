import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { envSchema } from '@/lib/config/env-schema';
import { RUNTIME_SECTION } from '../../scripts/lib/build/fingerprint.mjs';
import { root } from '../architecture/project-files';

const text = readFileSync(`${root}Dockerfile`, 'utf8');
const stages = text.split(/^FROM /m).slice(1);
const names = stages.map((stage) => /^\S+ AS (\S+)$/m.exec(stage)?.[1] ?? '');
const stageOf = (name: string) => stages[names.indexOf(name)] ?? '';
const build = stageOf('build');
/** The last stage, which a build without `--target` makes. */
const image = stages.at(-1) ?? '';
const argumentsOf = (stage: string) => [...stage.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);

/** Settings that nobody else may read. A URL of Redis may contain a password. */
const SECRETS = [
  ...['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'REDIS_CACHE_URL'],
  ...['REDIS_URL', 'SESSION_SECRET', 'WIX_WEBHOOK_PUBLIC_KEY'],
];

describe('the Dockerfile', () => {
  it('has no error or warning of a linter', () => {
    const found = validate(text).map(({ range, message }) => `line ${range.start.line + 1}: ${message}`);
    expect(found).toEqual([]);
    // The linter finds these mistakes.
    expect(validate(text.replace('--from=build', '--form=build'))).toHaveLength(1);
    expect(validate(text.replace('--interval=30s', '--interval=30'))).toHaveLength(1);
  });

  it('begins with one image, which a version and a digest name', () => {
    expect(names).toEqual(['base', 'sources', 'build', 'sandbox', '']);
    const [base = '', ...others] = stages.map((stage) => stage.split(/\s/, 1)[0]);
    expect(base).toMatch(/^node:\d+\.\d+\.\d+-\w+-slim@sha256:[0-9a-f]{64}$/);
    expect(others.filter((from = '') => !names.includes(from))).toEqual([]);
    const bot = readFileSync(`${root}.github/dependabot.yml`, 'utf8');
    expect(bot).toContain('package-ecosystem: docker\n    directory: /\n');
  });

  it('copies nothing but the release from the build into the image', () => {
    expect(image).toMatch(/^base$/m);
    expect(image.match(/^(?:COPY|ADD|RUN) .*$/gm)).toEqual(['COPY --from=build /release .']);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the shell
    expect(build).toContain('npm run release -- /release ${DEMO:+--demo}\n');
  });

  it('keeps the caches of npm and of the compiler out of the layers', () => {
    expect(stageOf('sources')).toContain('RUN --mount=type=cache,target=/root/.npm npm ci');
    // A shared folder is written by one build at a time.
    expect(build).toContain('--mount=type=cache,target=/shop/.next/cache,sharing=locked');
    expect(build).toContain('COMPILER_CACHE=on npm run release');
  });

  it('has no secret in a layer', () => {
    for (const name of SECRETS) expect(text).not.toContain(name);
  });

  it('takes the same settings in both stages, and the shop knows each', () => {
    expect(argumentsOf(build)).toEqual([...argumentsOf(image), 'DEMO']);
    const known = Object.keys(envSchema.shape);
    expect(argumentsOf(image).filter((name = '') => !known.includes(name))).toEqual([]);
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
    expect(argumentsOf(image).sort()).toEqual(needed.sort());
  });

  it('runs the server of the shop without privileges, as a process that gets signals', () => {
    for (const stage of [image, stageOf('sandbox')]) expect(stage).toMatch(/^USER node$/m);
    expect(image).toMatch(/^CMD \["node", "server\/main\.mjs"\]$/m);
  });

  it('listens, is checked and is published on PORT', () => {
    expect(image).toMatch(/^ENV .*\bPORT=3000\b/m);
    expect(image).toMatch(/^EXPOSE \$PORT$/m);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of the checking program
    expect(image).toContain('http://127.0.0.1:${process.env.PORT}/api/health');
  });
});
