import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { DEMO_FOLDER } from '../setup/demo-folder';
import { readSource, sourceFiles } from './imports';

// The check of the configuration's files looks at the root, where a merchant has other pictures.
vi.mock('@/lib/config/shop-problems', () => ({ requireUsableShop: () => {} }));
// The pages are looked for there.
vi.spyOn(process, 'cwd').mockReturnValue(DEMO_FOLDER);
const { default: config } = await import('@/next.config');

const page = readFileSync(new URL('../../docs/upgrading.md', import.meta.url), 'utf8');
const named = [...page.matchAll(/`([^`\n]+)`/g)].flatMap(([, text]) => text ?? []);
const shop = [...sourceFiles('app', 'components', 'features', 'lib'), readSource('middleware.ts')];

describe('docs/upgrading.md', () => {
  it('names every experimental setting of the framework', async () => {
    const settings = Object.keys((await config('phase-production-server')).experimental ?? {});
    expect(settings).not.toEqual([]);
    expect(settings.filter((name) => !page.includes(`experimental.${name}`))).toEqual([]);
  });

  it('names every file that uses an unstable function of the framework', () => {
    const users = shop.filter(({ text }) => /\b(?:unstable|experimental)_\w+/.test(text));
    expect(users.map(({ path }) => path).filter((path) => !named.includes(path))).toEqual([]);
  });

  it('names every file that depends on a header or a global of the framework', () => {
    const PRIVATE =
      /['"](?:x-middleware-|x-nextjs-|next-action|next-router-|rsc['"])|__next|__react|http\.server\.request\.start/;
    const users = shop.filter(({ text }) => PRIVATE.test(text));
    expect(users.map(({ path }) => path).filter((path) => !named.includes(path))).toEqual([]);
  });
});
