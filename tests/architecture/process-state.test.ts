import { describe, expect, it } from 'vitest';
import { readSource, type SourceFile, scriptFiles, sourceFiles } from './imports';

/**
 * Next.js bundles the middleware, the instrumentation, the routes and the pages apart, so state of
 * a module exists up to four times in a process. Server code stores it with `processState`
 * (lib/process-state.ts). Where a copy for each bundle does no harm, the comment above the
 * declaration begins with `Per bundle:` and says why.
 */
const modules = new Map(
  [
    ...sourceFiles('app', 'components', 'features', 'lib'),
    ...scriptFiles('lib'),
    ...['middleware.ts', 'instrumentation.ts'].map(readSource),
  ].map((file) => [file.path.replace(/\.tsx?$/, ''), file]),
);

const isClientEntry = ({ text }: SourceFile) => /^'use client'/m.test(text);

/** Returns the modules that a server loads: those of routes and what they import, up to islands. */
function serverModules(): SourceFile[] {
  const found = new Map<string, SourceFile>();
  const visit = (name: string): void => {
    const file = modules.get(name);
    if (file === undefined || found.has(name) || isClientEntry(file)) return;
    found.set(name, file);
    for (const { target, typeOnly } of file.imports) if (!typeOnly) visit(target);
  };
  for (const name of modules.keys())
    if (/^app\/|^middleware$|^instrumentation$|^lib\/auth\//.test(name)) visit(name);
  return [...found.values()];
}

/** A declaration of a module. Formatted code begins it in the first column. */
const DECLARATION = /^(?:export )?(let|var|const) (\w+)\b[^\n]*/gm;
/** Calls whose result has state inside. */
const STATEFUL = /= (?:new (?:LRUCache|AsyncLocalStorage)\b|create(?!LastAnswers\b)\w+[<(])/;

/** Returns the names of module state in a text. */
function stateIn(text: string): string[] {
  const names: string[] = [];
  for (const { 0: line, 1: kind, 2: name = '', index } of text.matchAll(DECLARATION)) {
    const isExplained = /(?:\/\/|\*) Per bundle: [^\n]*\n(?:(?:\/\/| \*)[^\n]*\n)*$/.test(
      text.slice(0, index),
    );
    if (isExplained || /= processState\(/.test(line)) continue;
    const changes = new RegExp(
      String.raw`\b${name}(?:\.(?:set|add|delete|clear|push|unshift|splice|subscribe)\(|(?:\.\w+|\[[^\]\n]*\]) (?:[-+|&?*]{0,2}=)(?!=) |(?:\.\w+|\[[^\]\n]*\])(?:\+\+|--))`,
    );
    if (kind !== 'const' || STATEFUL.test(line) || changes.test(text)) names.push(name);
  }
  return names;
}

describe('modules of the server', () => {
  it('have no state of their own', () => {
    const server = serverModules();
    expect(server.map(({ path }) => path)).toContain('lib/wix/transport.ts');
    expect(server.map(({ path }) => path)).not.toContain('lib/cart/client/store.ts');
    expect(server.flatMap(({ path, text }) => stateIn(text).map((name) => `${path}: ${name}`))).toEqual([]);
  });

  it('use each name of the registry once', () => {
    const names = [...modules.values()].flatMap(({ text }) =>
      [...text.matchAll(/(?:processState|createLastAnswers(?:<[^(]*>)?)\(\s*'([^']+)'/g)].map(
        ([, name]) => name,
      ),
    );
    expect(names.length).toBeGreaterThan(15);
    expect(names).toEqual([...new Set(names)]);
  });
});

describe('stateIn', () => {
  it.each([
    ['let count = 0;', ['count']],
    ['const seen = new Map<string, number>();\nexport const see = (id) => seen.set(id, 1);', ['seen']],
    ['const last = { value: 1 };\nfunction set() {\n  last.value = 2;\n}', ['last']],
    ['const counts: Counts = {};\nconst count = (key) => {\n  counts[key] ??= 0;\n};', ['counts']],
    ['const share = createShare<Offer>(15_000);', ['share']],
    ["const NAMES = new Set(['a', 'b']);\nconst isName = (text) => NAMES.has(text);", []],
    ["const state = processState('seen', () => new Map());\nstate.set('a', 1);", []],
    ['// Per bundle: formatters are the same in each.\nconst formats = new Map();\nformats.set(1, 2);', []],
    ['function f() {\n  let count = 0;\n  count += 1;\n}', []],
  ])('finds state in %j', (text, expected) => {
    expect(stateIn(text)).toEqual(expected);
  });
});
