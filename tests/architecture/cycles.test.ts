import { describe, expect, it } from 'vitest';
import {
  cyclesOf,
  fileGraph,
  readSource,
  type SourceFile,
  sandboxFiles,
  scriptFiles,
  sourceFiles,
} from './imports';

const sandbox = [...sandboxFiles(), ...scriptFiles('sandbox')];
const folders = ['app', 'components', 'features', 'lib', 'server', 'cache-handlers', 'own'];
const shop = [...sourceFiles(...folders), ...scriptFiles(...folders), readSource('middleware.ts')];

/** Returns the cycles between files, each from its first file in the alphabet. */
const cyclesBetween = (files: readonly SourceFile[]): string[] =>
  cyclesOf(fileGraph(files)).map(fromFirst).sort();

function fromFirst(cycle: string): string {
  const nodes = cycle.split(' → ').slice(1);
  const first = nodes.indexOf([...nodes].sort()[0] ?? '');
  const rotated = [...nodes.slice(first), ...nodes.slice(0, first)];
  return [...rotated, rotated[0]].join(' → ');
}

describe('imports between files, type imports included,', () => {
  it('form no cycle in the sandbox', () => {
    const cycles = cyclesBetween(sandbox);
    expect(cycles, `Files import each other:\n${cycles.join('\n')}`).toEqual([]);
  });

  it('form no cycle in the shop', () => {
    const cycles = cyclesBetween(shop);
    expect(cycles, `Files import each other:\n${cycles.join('\n')}`).toEqual([]);
  });

  it('are found in every folder and to files of every extension', () => {
    const edges = [...fileGraph([...sandbox, ...shop])].flatMap(([from, targets]) =>
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
