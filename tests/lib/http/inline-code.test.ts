import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inspectInlineCode, joinDataScripts } from '@/lib/http/inline-code.mjs';
import { FIRST_PAINT_SCRIPT } from '@/lib/theme/first-paint.mjs';

const script = (text: string) => `<script>${text}</script>`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

const START = '(self.__next_f=self.__next_f||[]).push([0])';
const TEXT = String.raw`self.__next_f.push([1,"0:{\"a\":\"b\u003c\"}\n"])`;
const BINARY = 'self.__next_f.push([3,"AAEC"])';
const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/a.js","static/b.js"],"runtimeModuleIds":[1,2]});';

describe('inline scripts and styles of a cached page', () => {
  it.each([START, TEXT, BINARY, CHUNKS, FIRST_PAINT_SCRIPT])('gives a known script its hash: %s', (text) => {
    expect(inspectInlineCode(script(text))).toEqual({ scripts: [hashOf(text)], styles: [], unknown: [] });
  });

  it.each([
    'alert(1)',
    `${TEXT};alert(1)`,
    'self.__next_f.push([1,"a"+alert(1)])',
    'self.__next_f.push([1,"a"]),alert(1)',
    'self.__next_f.push([1,alert(1)])',
    `${CHUNKS}alert(1)`,
    CHUNKS.replace('[1,2]', '[alert(1)]'),
    ` ${FIRST_PAINT_SCRIPT}`,
    "if(document.cookie.indexOf('next-instant-navigation-testing=')>-1){alert(1)}",
  ])('gives no hash to a script of another form: %s', (text) => {
    expect(inspectInlineCode(script(START) + script(text))).toEqual({
      scripts: [hashOf(START)],
      styles: [],
      unknown: [text],
    });
  });

  it('gives a style sheet of the build its hash, and no other style', () => {
    const sheet = (attributes: string) => `<style${attributes}>.a{color:red}</style>`;
    const own = sheet(' data-precedence="shop" data-href="shop"');
    const injected = [sheet(''), sheet(' data-precedence="shop" data-href="https://evil.example/a.css"')];
    expect(inspectInlineCode(own + injected.join(''))).toEqual({
      scripts: [],
      styles: [hashOf('.a{color:red}')],
      unknown: injected,
    });
  });

  it('ignores files and data blocks', () => {
    const html =
      '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script><script type="application/json">{}</script>';
    expect(inspectInlineCode(html)).toEqual({ scripts: [], styles: [], unknown: [] });
  });

  it('joins adjacent data scripts into one that pushes the same in the same order', () => {
    const html = script(CHUNKS) + [START, TEXT, BINARY].map(script).join('');
    const joined = joinDataScripts(html);
    expect(joined).toBe(script(CHUNKS) + script(`${START};${TEXT};${BINARY}`));
    expect(inspectInlineCode(joined).scripts).toEqual([hashOf(CHUNKS), hashOf(`${START};${TEXT};${BINARY}`)]);
  });
});
