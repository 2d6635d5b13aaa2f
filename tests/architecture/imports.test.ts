import { describe, expect, it } from 'vitest';
import {
  cyclesOf,
  fileGraph,
  type Import,
  importsOf,
  readSource,
  type SourceFile,
  sandboxFiles,
  scriptFiles,
  sourceFiles,
} from './imports';

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
const features = sourceFiles('features');
const lib = sourceFiles('lib');
const sandbox = sandboxFiles();
const shop = [...app, ...components, ...features, ...lib, readSource('middleware.ts')];

describe('imports run one way', () => {
  it('finds every layer', () => {
    for (const layer of [app, components, lib, sandbox]) expect(layer.length).toBeGreaterThan(10);
  });

  it('components import neither routes nor features', () => {
    expect(offenders(components, ({ target }) => inFolder(target, 'app', 'features'))).toEqual([]);
  });

  it('folders of components form no cycle, type imports included', () => {
    const folderOf = (path: string) => /^components\/([^/]+)/.exec(path)?.[1];
    const graph = new Map<string, Set<string>>();
    for (const { path, imports } of components)
      for (const { target } of imports) {
        const [from, to] = [folderOf(path), folderOf(target)];
        if (from && to && from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
      }
    expect(graph.size).toBeGreaterThan(5);
    expect(cyclesOf(graph)).toEqual([]);
  });

  it('lib imports neither routes nor components nor features', () => {
    expect(offenders(lib, ({ target }) => inFolder(target, 'app', 'components', 'features'))).toEqual([]);
  });

  it('few files import those of a shop’s own', () => {
    const own = sourceFiles('own');
    expect(offenders(shop, ({ target }) => inFolder(target, 'own'))).toEqual([
      'app/[lang]/development-warnings.tsx → own/messages',
      'features/places/fill-place.tsx → own/sections',
      'lib/i18n/cart-messages.ts → own/messages',
      'lib/i18n/messages/all.ts → own/messages',
    ]);
    expect(offenders(own, ({ target }) => inFolder(target, 'lib/wix', '@wix'))).toEqual([]);
  });

  it('only lib/wix imports the platform’s packages', () => {
    const others = [...shop, ...sandbox].filter(({ path }) => !inFolder(path, 'lib/wix'));
    expect(offenders(others, ({ target }) => inFolder(target, '@wix'))).toEqual([]);
  });

  it('routes reach the platform through a domain, and features through their platform.ts', () => {
    const others = [...app, ...features].filter(({ path }) => !/^features\/[^/]+\/platform\.ts$/.test(path));
    expect(offenders(others, ({ target }) => inFolder(target, 'lib/wix'))).toEqual([]);
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
    const pages = ['app/global-error.tsx', 'app/[lang]/error.tsx'].map(readSource);
    expect(pages.filter(({ text }) => /\bimport\(|\blazy\b/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('no file imports internals of the framework', () => {
    const plain = scriptFiles('server', 'cache-handlers', 'lib', 'scripts', 'tools');
    expect(plain.length).toBeGreaterThan(5);
    const inside = [...shop, ...plain, readSource('next.config.ts'), readSource('instrumentation.ts')].filter(
      ({ text }) => /['"(/]next\/(?:dist|src)\//.test(text),
    );
    expect(inside.map(({ path }) => path)).toEqual([]);
  });

  it('the sandbox and the shop share nothing', () => {
    const ofShop = ['app', 'components', 'features', 'lib', 'middleware', 'own', 'server', 'shop.config'];
    const outside = [...ofShop, 'cache-handlers', 'e2e', 'scripts', 'tests', 'tools'];
    const tests = sourceFiles('sandbox/tests');
    expect(tests.length).toBeGreaterThan(20);
    expect(offenders([...sandbox, ...tests], ({ target }) => inFolder(target, ...outside))).toEqual([]);
    expect(offenders(shop, ({ target }) => inFolder(target, 'sandbox'))).toEqual([]);
  });

  it('what end-to-end tests share uses no unit tests, which the copies for other languages lack', () => {
    const support = sourceFiles('e2e').filter(({ path }) => !path.endsWith('.spec.ts'));
    expect(support.map(({ path }) => path)).toContain('e2e/fixtures.ts');
    expect(offenders(support, ({ target }) => inFolder(target, 'tests'))).toEqual([]);
  });
});

/** Returns the feature that a path or an import target is in, or null. The places belong to none. */
const featureOf = (path: string): string | null => /^features\/(?!places\/)([^/]+)/.exec(path)?.[1] ?? null;

/** Returns the imports of a feature in a module of places that a build does not drop with its switch. */
const unswitchedLoads = (text: string): string[] =>
  [...text.matchAll(/(\bFEATURES\.\w+\s+\? \(\) => import\()?'@\/features\/(?!places\/)[^']+/g)].flatMap(
    ([load, isSwitched]) => (isSwitched ? [] : [load]),
  );

describe('features', () => {
  it('are known to the core by their places only, and by routes that re-export theirs', () => {
    const isKnown = ({ text }: SourceFile, { target }: Import) =>
      inFolder(target, 'features/places') ||
      // Segment settings, such as `instant`, are literals of the route's own file.
      /^(?:export \{[^}]*\} from '@\/features\/[^']+';|export const \w+ = [\w']+;|\/\/.*|\s)*$/.test(text);
    expect(
      offenders(
        [...app, ...components, ...lib, readSource('middleware.ts')],
        (one, file) => inFolder(one.target, 'features') && !isKnown(file, one),
      ),
    ).toEqual([]);
  });

  it('are loaded by their places only behind a switch', () => {
    const places = features.filter(({ path }) => path.startsWith('features/places/'));
    expect(places.length).toBeGreaterThan(1);
    expect(places.flatMap(({ text }) => unswitchedLoads(text))).toEqual([]);
    const load = "() => import('@/features/gift-note/places/link')";
    expect(unswitchedLoads(`place('buy', FEATURES.giftNote ? ${load} : null)`)).toEqual([]);
    expect(unswitchedLoads(`place('buy', ${load})`)).toHaveLength(1);
  });

  it('import neither each other nor routes', () => {
    expect(
      offenders(
        features,
        ({ target }, { path }) =>
          inFolder(target, 'app') ||
          (featureOf(path) !== null && ![null, featureOf(path)].includes(featureOf(target))),
      ),
    ).toEqual([]);
  });
});

/**
 * The folders of `lib` from the lowest layer to the highest. A file of `lib` itself counts as a
 * separate folder. A folder imports from lower layers only, so that neither types nor code depend
 * on what is built on top of them:
 *
 * - the shop's own types and pure rules, which import nothing
 * - foundations, which know no product, cart or member beyond these types
 * - the platform boundary, which fills the types
 * - domains, from those that others need to those that combine others
 */
const LAYERS = `
  model
  browser-storage config process-state share store time-zone timeout when-idle xml
  i18n media theme
  urls
  errors money pages
  analytics observe seo
  places
  cache redis
  http limits
  forms wix
  content health session
  reviews
  catalog
  cart members search webhooks
  auth checkout orders saved-items
  site-forms`
  .trim()
  .split('\n')
  .map((layer) => layer.trim().split(' '));

/** The foundations that the platform boundary may use. */
const FOUNDATIONS_OF_WIX = 'cache config errors limits observe process-state redis share urls'.split(' ');

/** Returns the folder of `lib` that a path or an import target is in, or null outside of `lib`. */
function libFolder(path: string): string | null {
  // The alias of package.json stands for a module of lib/i18n.
  if (path === '#messages') return 'i18n';
  return /^lib\/([^/.]+)/.exec(path)?.[1] ?? null;
}

describe('imports inside lib', () => {
  const modules = [...lib, ...scriptFiles('lib')];
  const layerOf = (folder: string) => LAYERS.findIndex((layer) => layer.includes(folder));
  const folders = new Set(modules.flatMap(({ path }) => libFolder(path) ?? []));

  it('have a layer for each folder', () => {
    expect(LAYERS.flat().sort()).toEqual([...folders].sort());
  });

  it('lead to lower layers', () => {
    const isUpward = ({ target }: Import, { path }: SourceFile) => {
      const [from, to] = [libFolder(path), libFolder(target)];
      return from !== null && to !== null && from !== to && layerOf(to) >= layerOf(from);
    };
    expect(offenders(modules, isUpward)).toEqual([]);
  });

  it('never leave lib/model', () => {
    const model = modules.filter(({ path }) => inFolder(path, 'lib/model'));
    expect(model.length).toBeGreaterThan(5);
    expect(offenders(model, ({ target }) => !inFolder(target, 'lib/model'))).toEqual([]);
  });

  it('lead from lib/wix to the model and to foundations only', () => {
    const wix = modules.filter(({ path }) => inFolder(path, 'lib/wix'));
    const allowed = new Set(['wix', 'model', ...FOUNDATIONS_OF_WIX]);
    const isForeign = ({ target }: Import) => {
      const folder = libFolder(target);
      return folder !== null && !allowed.has(folder);
    };
    expect(offenders(wix, isForeign)).toEqual([]);
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

  it('takes an import in a comment for a type', () => {
    const text = "/**\n * @typedef {import('./b.mjs').B} B\n */\n/** @type {import('./c.mjs').C} */";
    expect(importsOf(text, 'lib/a.mjs').map(({ typeOnly }) => typeOnly)).toEqual([true, true]);
  });

  it('finds side effects, re-exports, lazy imports and names over several lines', () => {
    const text = `'use client';\nimport './a.css';\nexport * from './b';\nconst c = import('./c');\nimport {\n  d,\n} from './d';`;
    expect(targets(text).map(({ target }) => target)).toEqual(
      expect.arrayContaining(['lib/cart/a.css', 'lib/cart/b', 'lib/cart/c', 'lib/cart/d']),
    );
  });
});

const SHOP_FOLDERS = ['app', 'components', 'features', 'lib', 'server', 'cache-handlers', 'own'];
const MODULES = {
  sandbox: [...sandboxFiles(), ...scriptFiles('sandbox')],
  shop: [...sourceFiles(...SHOP_FOLDERS), ...scriptFiles(...SHOP_FOLDERS), readSource('middleware.ts')],
};

describe('imports between files, type imports included,', () => {
  it.each(Object.entries(MODULES))('form no cycle in the %s', (_, files) => {
    expect(cyclesOf(fileGraph(files))).toEqual([]);
  });

  it('are found in every folder and to files of every extension', () => {
    const edges = [...fileGraph(Object.values(MODULES).flat())].flatMap(([from, targets]) =>
      [...targets].map((to) => `${from.split('/')[0]} → ${/\.\w+$/.exec(to)?.[0]}`),
    );
    expect(edges).toEqual(
      expect.arrayContaining([
        'app → .tsx',
        'components → .ts',
        'lib → .mjs',
        'server → .mjs',
        'sandbox → .ts',
      ]),
    );
  });
});

describe('cyclesOf', () => {
  const cycles = (...edges: [string, ...string[]][]) =>
    cyclesOf(new Map(edges.map(([node, ...targets]) => [node, new Set(targets)])));

  it('finds a cycle of any length', () => {
    expect(cycles(['a', 'b'], ['b', 'a'])).toEqual(['a → b → a']);
    expect(cycles(['a', 'b'], ['b', 'c'], ['c', 'd'], ['d', 'b'])).toEqual(['b → c → d → b']);
  });

  it('finds none where several paths lead to one node', () => {
    expect(cycles(['a', 'b', 'c'], ['b', 'd'], ['c', 'd'], ['d'])).toEqual([]);
  });
});

describe('fileGraph', () => {
  it('has an edge for code and for types, and none for packages', () => {
    const file = (path: string, ...imports: SourceFile['imports']): SourceFile => ({
      path,
      text: '',
      imports,
    });
    const graph = fileGraph([
      file('lib/a.ts', { target: 'lib/b', typeOnly: false }, { target: 'next/link', typeOnly: false }),
      file('lib/b.tsx', { target: 'lib/c.mjs', typeOnly: false }, { target: 'lib/d', typeOnly: true }),
      file('lib/c.mjs'),
      file('lib/d.ts'),
    ]);
    expect(Object.fromEntries([...graph].map(([path, targets]) => [path, [...targets]]))).toEqual({
      'lib/a.ts': ['lib/b.tsx'],
      'lib/b.tsx': ['lib/c.mjs', 'lib/d.ts'],
      'lib/c.mjs': [],
      'lib/d.ts': [],
    });
  });
});
