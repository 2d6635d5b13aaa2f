import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './imports';

/** File names that the framework prescribes. */
const FRAMEWORK_NAMES = /^(?:\[|\()|^(?:not-found|global-error|global-not-found|opengraph-image)$/;

const all = sourceFiles('app', 'components', 'features', 'lib', 'sandbox', 'tests', 'e2e');

const nameOf = (path: string) => basename(path).replace(/(?:\.(?:test|spec|config|dev|d))?\.tsx?$/, '');

describe('files', () => {
  it('are named in kebab-case after their exports', () => {
    const misnamed = all.filter(({ path }) => {
      const name = nameOf(path);
      return !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && !FRAMEWORK_NAMES.test(name);
    });
    expect(misnamed.map(({ path }) => path)).toEqual([]);
  });

  it('are neither barrels nor catch-all modules', () => {
    const drawers = all.filter(({ path }) => /^(?:index|utils?|helpers?|misc|common)$/.test(nameOf(path)));
    expect(drawers.map(({ path }) => path)).toEqual([]);
    // A file that only re-exports hides dead code. Routes re-export those of features.
    const barrels = all.filter(
      ({ text }) =>
        /^export (?:\*|\{)/m.test(text) &&
        !/^(?:import|const|function|async|class|type|export (?:default|const|async|function|type \w+ =|class))\b/m.test(
          text,
        ),
    );
    expect(barrels.map(({ path }) => path).filter((path) => !/^(?:tests\/setup|app)\//.test(path))).toEqual(
      [],
    );
  });
});
