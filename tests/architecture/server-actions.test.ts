import { expect, it } from 'vitest';
import { sourceFiles } from './imports';

// A build without a secret of its own derives the key that would encrypt them from what is public.
it('server actions enclose no variables, which the framework would encrypt', () => {
  const files = sourceFiles('app', 'components', 'features', 'lib').filter(({ text }) =>
    /['"]use server['"]/.test(text),
  );
  expect(files.length).toBeGreaterThan(0);
  const inline = files.filter(
    ({ text }) => !/^['"]use server['"];\n(?![\s\S]*['"]use server['"])/.test(text),
  );
  expect(inline.map(({ path }) => path)).toEqual([]);
});
