import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Import, importsOf, readSource, type SourceFile, sourceFiles } from './imports';

/** Returns `file → target` for each import that breaks the rule. */
function offenders(files: SourceFile[], breaks: (one: Import, file: SourceFile) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports.filter((one) => breaks(one, file)).map((one) => `${file.path} → ${one.target}`),
  );
}

const inFolder = (target: string, ...folders: string[]) =>
  folders.some((folder) => target === folder || target.startsWith(`${folder}/`));

const app = sourceFiles('app');
const components = sourceFiles('components');
const lib = sourceFiles('lib');
const sandbox = sourceFiles('sandbox');
const shop = [...app, ...components, ...lib, readSource('middleware.ts')];

describe('imports run one way', () => {
  it('finds every layer', () => {
    for (const room of [app, components, lib, sandbox]) expect(room.length).toBeGreaterThan(10);
  });

  it('components do not import routes', () => {
    expect(offenders(components, ({ target }) => inFolder(target, 'app'))).toEqual([]);
  });

  it('lib imports neither routes nor components', () => {
    expect(offenders(lib, ({ target }) => inFolder(target, 'app', 'components'))).toEqual([]);
  });

  it('lib/wix imports types of the domains, never their functions', () => {
    const wix = lib.filter(({ path }) => inFolder(path, 'lib/wix'));
    const doing = /^lib\/(?:cart|catalog|checkout|members|orders|session)\/(?!types$)/;
    expect(offenders(wix, ({ target, typeOnly }) => doing.test(target) && !typeOnly)).toEqual([]);
  });

  it('only lib/wix imports the platform’s packages', () => {
    const others = [...shop, ...sandbox].filter(({ path }) => !inFolder(path, 'lib/wix'));
    expect(offenders(others, ({ target }) => inFolder(target, '@wix'))).toEqual([]);
  });

  it('routes reach the platform through a domain', () => {
    expect(offenders(app, ({ target }) => inFolder(target, 'lib/wix'))).toEqual([]);
  });

  it('components fetch nothing and read no settings', () => {
    expect(
      offenders(components, ({ target }) =>
        inFolder(target, 'lib/wix', 'lib/session', 'lib/config/env', 'server-only', 'next/headers'),
      ),
    ).toEqual([]);
    const readers = components.filter(({ text }) => /\bprocess\.env\b|\bfetch\(/.test(text));
    expect(readers.map(({ path }) => path)).toEqual([]);
  });

  it('error pages load nothing on demand, because they also show when scripts cannot be loaded', () => {
    const pages = [
      'app/global-error.tsx',
      'app/[lang]/error.tsx',
      'components/layout/page-failed.tsx',
      'components/layout/shop-failed.tsx',
    ].map(readSource);
    expect(pages.filter(({ text }) => /\bimport\(|\blazy\b/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('no file imports internals of the framework', () => {
    const plain = ['server', 'cache-handlers', 'lib', 'scripts', 'tools'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.mjs'))
        .map((path) => readSource(`${folder}/${path}`)),
    );
    expect(plain.length).toBeGreaterThan(5);
    const inside = [...shop, ...plain, readSource('next.config.ts'), readSource('instrumentation.ts')].filter(
      ({ text }) => /['"(/]next\/(?:dist|src)\//.test(text),
    );
    expect(inside.map(({ path }) => path)).toEqual([]);
  });

  it('the sandbox and the shop share nothing', () => {
    const rooms = ['app', 'components', 'lib', 'middleware'];
    expect(offenders(sandbox, ({ target }) => inFolder(target, ...rooms))).toEqual([]);
    expect(offenders(shop, ({ target }) => inFolder(target, 'sandbox'))).toEqual([]);
  });
});

describe('importsOf', () => {
  const targets = (text: string) => importsOf(text, 'lib/cart/a.ts');

  it('resolves paths from the root', () => {
    expect(
      targets(`import { a } from './b';\nimport c from '@/lib/money';\nimport d from 'next/link';`),
    ).toEqual([
      { target: 'lib/cart/b', typeOnly: false },
      { target: 'lib/money', typeOnly: false },
      { target: 'next/link', typeOnly: false },
    ]);
  });

  it('distinguishes types from code', () => {
    expect(targets(`import type { A } from '../a';\nimport { type B, type C } from '../b';`)).toEqual([
      { target: 'lib/a', typeOnly: true },
      { target: 'lib/b', typeOnly: true },
    ]);
    expect(targets(`import { type B, c } from '../b';`)).toEqual([{ target: 'lib/b', typeOnly: false }]);
  });

  it('finds side effects, re-exports, lazy imports and names over several lines', () => {
    const text = `'use client';\nimport './a.css';\nexport * from './b';\nconst c = import('./c');\nimport {\n  d,\n} from './d';`;
    expect(targets(text).map(({ target }) => target)).toEqual(
      expect.arrayContaining(['lib/cart/a.css', 'lib/cart/b', 'lib/cart/c', 'lib/cart/d']),
    );
  });
});
