import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './project-files';

export type SourceFile = {
  /** From the root of the repository, e.g. `lib/model/cart.ts`. */
  path: string;
  text: string;
  imports: Import[];
};

export type Import = {
  /**
   * The path from the root without its extension for a file of the project, the specifier for a
   * package.
   */
  target: string;
  /** Whether compilation removes the import: `import type …`, or nothing but `type` names. */
  typeOnly: boolean;
};

/** Returns the TypeScript files in these folders. */
export const sourceFiles = (...folders: string[]): SourceFile[] => filesIn(folders, /\.tsx?$/);

/** Returns the TypeScript files of the sandbox without its tests. */
export const sandboxFiles = (): SourceFile[] =>
  sourceFiles('sandbox').filter(({ path }) => !/^sandbox\/(?:tests\/|vitest)/.test(path));

/** Returns the JavaScript modules in these folders. */
export const scriptFiles = (...folders: string[]): SourceFile[] => filesIn(folders, /\.mjs$/);

const filesIn = (folders: string[], name: RegExp): SourceFile[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
      // tests/clients has packages of its own.
      .filter((path) => name.test(path) && !path.includes('/node_modules/'))
      .map(readSource),
  );

export function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, imports: importsOf(text, path) };
}

/** The modules that an alias of package.json stands for. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  '#messages': ['lib/i18n/server-messages', 'lib/i18n/client-messages'],
};
const EXTENSION = /\.(?:tsx?|mjs)$/;
const STATIC =
  /^\s*(?:import|export)\s+(type\s)?\s*((?:[\w*$,\s]|\{[^}]*\})*?)\s*(?:from\s*)?(['"])([^'"]+)\3/gm;
const DYNAMIC = /\bimport\(\s*(['"])([^'"]+)\1/g;
/** A line of a comment, whose imports are of types. */
const COMMENT = /^\s*\/?\*/;

/**
 * Returns the imports and re-exports of a module, as far as a pattern can find them. That is enough
 * for formatted code.
 */
export function importsOf(text: string, path: string): Import[] {
  const found = [...text.matchAll(STATIC)].map(([, type, names = '', , specifier = '']) => ({
    target: resolve(specifier, path),
    typeOnly: type !== undefined || /^\{(\s*type\s[^,}]+,?)+\s*\}$/.test(names.trim()),
  }));
  const lazy = [...text.matchAll(DYNAMIC)].map(({ 2: specifier = '', index }) => ({
    target: resolve(specifier, path),
    typeOnly: COMMENT.test(text.slice(text.lastIndexOf('\n', index) + 1)),
  }));
  return [...found, ...lazy];
}

/**
 * Returns the files that each file imports, types included, by their paths. Leaves out packages.
 */
export function fileGraph(files: readonly SourceFile[]): Map<string, Set<string>> {
  const known = new Map(
    files.flatMap(({ path }) => [[path.replace(EXTENSION, ''), path] as const, [path, path]]),
  );
  return new Map(
    files.map(({ path, imports }) => [
      path,
      new Set(
        imports.flatMap(({ target }) =>
          (ALIASES[target] ?? [target]).flatMap((name) => known.get(name) ?? []),
        ),
      ),
    ]),
  );
}

/** Returns the cycles of a graph that a depth-first search closes: `a → b → a`. */
export function cyclesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const visit = (node: string, path: string[]): string[] => {
    if (path.includes(node)) return [[...path.slice(path.indexOf(node)), node].join(' → ')];
    if (done.has(node)) return [];
    const found = [...(graph.get(node) ?? [])].flatMap((next) => visit(next, [...path, node]));
    done.add(node);
    return found;
  };
  return [...graph.keys()].flatMap((node) => visit(node, []));
}

function resolve(specifier: string, path: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier;
}
