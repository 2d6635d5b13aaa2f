import { describe, expect, it } from 'vitest';
import { type SourceFile, sandboxFiles } from './imports';

/** Files that put the domains together. */
const COMPOSITION = ['sandbox/app', 'sandbox/controls', 'sandbox/create-sandbox'];
/** Folders below all domains. */
const FOUNDATIONS = ['sandbox/core', 'sandbox/db'];
/** Folders above all domains: data and programs. */
const TOP = ['sandbox/seed', 'sandbox/bench', 'sandbox/exec', 'sandbox/call-coverage'];

/**
 * The folders of each catalog from the lowest layer to the highest. The files beside them are below
 * all, except for `routes.ts`, which mounts them.
 */
const CATALOG_LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  catalog: [['search', 'variants'], ['products'], ['collections', 'inventory', 'media']],
  'catalog-v1': [['inventory', 'media'], ['products'], ['collections', 'variants']],
  'catalog-v3': [['search', 'variants'], ['categories', 'inventory'], ['products'], ['parts']],
};

const files = sandboxFiles();

/**
 * Returns the folder that counts as one domain: `sandbox/<domain>`, or `sandbox/ecom/<domain>` for
 * a folder below it. A file next to the folders is its own path without the extension.
 */
function domainOf(path: string): string {
  const parts = path.replace(/\.(?:ts|mjs)$/, '').split('/');
  if (parts.length === 2) return parts.join('/');
  return parts.slice(0, parts[1] === 'ecom' && parts.length > 3 ? 3 : 2).join('/');
}

/** Returns the imports of other domains by domain, with one file for each as the reason. */
function edges(sources: readonly SourceFile[]): Map<string, Map<string, string>> {
  const graph = new Map<string, Map<string, string>>();
  for (const { path, imports } of sources)
    for (const { target } of imports.filter((one) => one.target.startsWith('sandbox/'))) {
      const [from, to] = [domainOf(path), domainOf(target)];
      if (from === to) continue;
      const known = graph.get(from) ?? new Map<string, string>();
      graph.set(from, known.set(to, `${path} → ${target}`));
    }
  return graph;
}

const graph = edges(files);
const domains = [...new Set(files.map(({ path }) => domainOf(path)))].filter(
  (name) => name.split('/').length > 1 && !files.some(({ path }) => path === `${name}.ts`),
);

/** Returns the domains on a cycle with `start`. */
function cycleThrough(start: string): string[] | undefined {
  const visited = new Set<string>();
  function walk(at: string, way: string[]): string[] | undefined {
    for (const next of graph.get(at)?.keys() ?? []) {
      if (next === start) return [...way, start];
      if (visited.has(next)) continue;
      visited.add(next);
      const found = walk(next, [...way, next]);
      if (found) return found;
    }
    return undefined;
  }
  return walk(start, [start]);
}

describe('the folders of the sandbox', () => {
  it('are all found', () => {
    expect(domains).toEqual(
      expect.arrayContaining([...FOUNDATIONS, ...TOP, 'sandbox/catalog', 'sandbox/ecom/orders']),
    );
  });

  it('core and db import no domain', () => {
    const above = FOUNDATIONS.flatMap((folder) =>
      [...(graph.get(folder) ?? [])].filter(([to]) => !FOUNDATIONS.includes(to)).map(([, reason]) => reason),
    );
    expect(above).toEqual([]);
  });

  it('only the composition imports the composition and the seed', () => {
    const others = [...graph].filter(([from]) => domains.includes(from) && !TOP.includes(from));
    const reasons = others.flatMap(([, targets]) =>
      [...targets].filter(([to]) => COMPOSITION.includes(to) || TOP.includes(to)).map(([, reason]) => reason),
    );
    expect(reasons).toEqual([]);
  });

  it('no file beside the folders imports many domains, except the composition', () => {
    const many = [...graph].filter(
      ([from, targets]) =>
        !domains.includes(from) &&
        !COMPOSITION.includes(from) &&
        [...targets.keys()].filter((to) => domains.includes(to) && ![...FOUNDATIONS, ...TOP].includes(to))
          .length > 1,
    );
    expect(many.map(([from]) => from)).toEqual([]);
  });

  it('have no cycles', () => {
    expect(domains.flatMap((name) => cycleThrough(name)?.join(' → ') ?? [])).toEqual([]);
  });

  it.each(Object.entries(CATALOG_LAYERS))('of %s import from lower layers only', (catalog, layers) => {
    const inside = files.filter(({ path }) => path.startsWith(`sandbox/${catalog}/`));
    const folderOf = (path: string) => /^sandbox\/[^/]+\/([^/]+)\//.exec(path)?.[1];
    const found = new Set(inside.flatMap(({ path }) => folderOf(path) ?? []));
    expect([...layers.flat()].sort()).toEqual([...found].sort());

    const layerOf = (path: string): number => {
      const folder = folderOf(path);
      if (folder !== undefined) return layers.findIndex((layer) => layer.includes(folder));
      return path.endsWith('/routes.ts') ? layers.length : -1;
    };
    const upward = inside.flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target.startsWith(`sandbox/${catalog}/`))
        .filter(({ target }) => {
          const [from, to] = [layerOf(path), layerOf(`${target}.ts`)];
          return to > from || (to === from && folderOf(path) !== folderOf(target));
        })
        .map(({ target }) => `${path} → ${target}`),
    );
    expect(upward).toEqual([]);
  });

  it('have their tables in their own schema.ts', () => {
    const elsewhere = files.filter(
      ({ path, text }) => /\bsqliteTable\(/.test(text) && !/\/schema\.ts$/.test(path),
    );
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });
});
