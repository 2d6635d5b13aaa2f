import { expect, it } from 'vitest';
import { scriptsOf } from '../../tools/bench/lib/script-weight.mjs';

it('counts each script that a modern browser loads once', () => {
  const html = `
    <script src="/_next/static/chunks/a.js" async=""></script>
    <script src="/_next/static/chunks/b.js?dpl=1" async=""></script>
    <script src="/_next/static/chunks/a.js" async=""></script>
    <script src="/_next/static/chunks/old.js" noModule=""></script>
    <script>inline()</script><link rel="preload" href="/_next/static/chunks/c.js" as="script"/>`;
  expect(scriptsOf(html)).toEqual(['static/chunks/a.js', 'static/chunks/b.js']);
});
