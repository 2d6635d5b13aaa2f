import { describe, expect, it } from 'vitest';
import { inLoadingOrder, linkToStyles } from '@/lib/http/loading-order.mjs';

const PAGE = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="image" href="p.jpg"/><link rel="stylesheet" href="/_next/a.css"/>\
<link rel="preload" as="script" fetchPriority="low" href="/_next/main.js"/>\
<script src="/_next/a.js?dpl=1" async=""></script><script src="/_next/b.js" async=""></script>\
<script>theme()</script><script src="/_next/old.js" noModule=""></script></head><body>\
<img fetchPriority="high" src="p.jpg"/><script src="/_next/main.js" id="_R_" async=""></script>\
<script>(self.__next_f=self.__next_f||[]).push([0])</script>\
<script>self.__next_f.push([1,"one \\u003c/script>\\u003cscript>"])</script>\
<script>self.__next_f.push([1,"two"])</script></body></html>`;

describe('inLoadingOrder', () => {
  const page = inLoadingOrder(PAGE);

  it('asks for its styles before its pictures, and runs its own script before both', () => {
    expect(page).toContain(
      '<head><meta charSet="utf-8"/><script>theme()</script><link rel="stylesheet" href="/_next/a.css"/>' +
        '<link rel="preload" as="image" href="p.jpg"/>',
    );
    expect(page.match(/theme\(\)|a\.css/g)).toHaveLength(2);
  });

  it('asks for no file of script but those for browsers without modules, until a script does so', () => {
    expect([...page.matchAll(/<script[^>]* src=[^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<script src="/_next/old.js" noModule="">',
    ]);
    expect(page).not.toContain('as="script"');
    expect(page).toMatch(
      /\(\["\/_next\/a\.js\?dpl=1","\/_next\/b\.js","\/_next\/main\.js"\]\)<\/script><\/body><\/html>$/,
    );
  });

  it('keeps the data whole and in order, in one block that no browser runs', () => {
    expect(page.match(/__next_f[.=]/g)).toBeNull();
    const [, data = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toEqual([[0], [1, 'one </script><script>'], [1, 'two']]);
  });

  it('keeps everything that is no script', () => {
    expect(page).toContain('<link rel="stylesheet" href="/_next/a.css"/>');
    expect(page).toContain('<script>theme()</script>');
    expect(page).toContain('<img fetchPriority="high" src="p.jpg"/>');
  });

  it('changes nothing the second time', () => {
    expect(inLoadingOrder(page)).toBe(page);
  });

  it('leaves the scripts of a page where they are whose rest is rendered for each request', () => {
    const open = PAGE.replace('</body></html>', '');
    const scripts = (html: string) => html.match(/<script[^>]* src=[^>]*>/g);
    expect(scripts(inLoadingOrder(open))).toEqual(scripts(open));
  });
});

describe('a page that is rendered for one request', () => {
  const NONCE = 'bm9uY2U+/w==';
  const foreign =
    '<script src="https://evil.test/a.js" async=""></script><script>self.__next_f.push([1,"foreign"])</script>' +
    '<script src="https://evil.test/b.js" async="" nonce="bm9uY2U"></script>';
  const named = PAGE.replaceAll(' async="">', ` async="" nonce="${NONCE}">`).replaceAll(
    /<script>(?=\(?self)/g,
    `<script nonce="${NONCE}">`,
  );
  const page = inLoadingOrder(named.replace('<img', `${foreign}<img`), NONCE);

  it('has the nonce at the script that asks for its files', () => {
    expect(page).toContain(`<script nonce="${NONCE}">(function loadAfterPictures`);
    expect(page).toMatch(
      /\(\["\/_next\/a\.js\?dpl=1","\/_next\/b\.js","\/_next\/main\.js"\]\)<\/script><\/body><\/html>$/,
    );
  });

  it('lends it to no script that did not have it', () => {
    expect(page).toContain(foreign);
    expect(page.match(/foreign|evil/g)).toHaveLength(3);
  });
});

describe('linkToStyles', () => {
  it('names the styles that the header does not', () => {
    const link = linkToStyles(PAGE, '</font.woff2>; rel=preload');
    expect(link).toBe('</_next/a.css>; rel=preload; as="style", </font.woff2>; rel=preload');
    expect(linkToStyles(PAGE, link)).toBe(link);
    expect(linkToStyles(PAGE, undefined)).toBe('</_next/a.css>; rel=preload; as="style"');
  });
});
