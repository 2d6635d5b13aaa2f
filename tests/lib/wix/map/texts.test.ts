import { describe, expect, it } from 'vitest';
import { env } from '@/lib/config/env';
import { cleanHtml, cleanPageHtml, cleanRichHtml, plainText } from '@/lib/wix/map/rich-text';
import { searchTextsOf } from '@/lib/wix/map/search-texts';

describe('cleanHtml', () => {
  it('keeps the structure of a text', () => {
    const html =
      '<p>Made by <strong>hand</strong> and <em>heart</em>.<br />Twice.</p><ul><li>One</li></ul><blockquote>So.</blockquote>';
    expect(cleanHtml(html)).toBe(html);
  });

  it('keeps a table without its attributes, and separates the cells of its plain text', () => {
    const table = '<table><thead><tr><th>Size</th></tr></thead><tbody><tr><td>S</td></tr></tbody></table>';
    expect(cleanHtml(table.replace('<td>', '<td style="position:fixed" onclick="x()">'))).toBe(table);
    expect(plainText(table)).toBe('Size S');
  });

  it('puts headings below the page’s own', () => {
    expect(cleanHtml('<h1>A</h1><h2>B</h2><h3>C</h3>')).toBe('<h3>A</h3><h3>B</h3><h3>C</h3>');
  });

  it.each(['https://a.example/', 'http://a.example/', 'mailto:a@a.example', 'tel:+123', '/products/mug'])(
    'keeps a link to %s, which passes nothing on',
    (href) => {
      expect(cleanHtml(`<a href="${href}">here</a>`)).toBe(
        `<a href="${href}" rel="noopener nofollow">here</a>`,
      );
    },
  );

  it('overrides other attributes of a link', () => {
    expect(cleanHtml('<a href="/a" rel="opener" target="_blank" download onclick="x()">a</a>')).toBe(
      '<a href="/a" rel="noopener nofollow">a</a>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<p><script>alert(1)</script></p>',
    '<scr<script>ipt>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onmouseover="alert(1)" style="position:fixed" class="x" id="y">text</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href=" java\nscript:alert(1)">a</a>',
    '<a href="JaVaScRiPt&colon;alert(1)">a</a>',
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '<a href="vbscript:msgbox(1)">a</a>',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">a</a></svg>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="x"></object><embed src="x"><base href="//evil"><link rel=stylesheet href=x>',
    '<form action="//evil"><input name=a><button formaction="javascript:alert(1)">b</button></form>',
    '<style>*{background:url(//evil)}</style><meta http-equiv=refresh content="0;url=//evil">',
    '<!--<img src="--><img src=x onerror=alert(1)//">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '"><img src=x onerror=alert(1)>',
  ])('removes active content: %s', (html) => {
    const clean = cleanHtml(html);
    const tags = clean.match(/<[^>]*>/g) ?? [];
    for (const tag of tags)
      expect(tag).toMatch(/^<\/?(?:p|br|ul|ol|li|strong|b|em|i|u|s|a|h3|h4|blockquote)\b/);
    expect(tags.join('')).not.toMatch(/javascript|vbscript|data:|\son\w+|style|srcdoc|class|\sid/i);
    expect(clean).not.toContain('<script');
  });

  it('closes open elements, so that the page around it stays intact', () => {
    expect(cleanHtml('<ul><li><strong>One')).toBe('<ul><li><strong>One</strong></li></ul>');
    expect(cleanHtml('</div></p>text')).not.toContain('</div>');
  });

  it('is empty for empty text', () => expect([cleanHtml(''), cleanHtml(' \n ')]).toEqual(['', '']));
});

describe('a picture in a text', () => {
  const media = `${env.WIX_MEDIA_ORIGIN}/media/a.jpg`;

  it.each([
    [media, true, true],
    ['/pictures/a.jpg', false, true],
    ['//elsewhere.example/a.jpg', false, false],
    ['/\\elsewhere.example/a.jpg', false, false],
    ['https://elsewhere.example/media/a.jpg', false, false],
    [`${env.WIX_MEDIA_ORIGIN}.elsewhere.example/media/a.jpg`, false, false],
  ])('at %s stays in a description: %s, and in a page: %s', (src, isOfDescription, isOfPage) => {
    const text = `<p>Text</p><img src="${src}" />`;
    expect(cleanRichHtml(text).includes('<img'), 'in a description').toBe(isOfDescription);
    expect(cleanPageHtml(text).includes('<img'), 'in a page').toBe(isOfPage);
  });
});

it.each([
  ['<p>One.</p><p>Two.</p>', 'One. Two.'],
  ['One<br>two<br/>three', 'One two three'],
  ['<ul><li>A</li><li>B</li></ul>', 'A B'],
  ['Salt &amp; pepper &lt;3 &quot;fine&quot;', 'Salt & pepper <3 "fine"'],
  ['written as &amp;lt;b&amp;gt;', 'written as &lt;b&gt;'],
  ['caf&eacute;&nbsp;&nbsp;mug', 'café mug'],
  ['<script>alert(1)</script><style>a{}</style>text', 'text'],
  ['  \n ', ''],
])('plainText reads %j as %j', (html, text) => expect(plainText(html)).toBe(text));

const meta = (name: string, content: unknown) => ({ type: 'meta', props: { name, content } });

describe('the texts for search engines', () => {
  it('are the title and the description of the merchant', () => {
    const tags = [{ type: 'title', children: ' A bowl\n for soup ' }, meta('description', 'Wide and open.')];
    expect(searchTextsOf({ tags })).toEqual({ title: 'A bowl for soup', description: 'Wide and open.' });
  });

  it.each([
    ['no data', undefined],
    ['no tags', { tags: [] }],
    ['empty texts', { tags: [{ type: 'title', children: ' ' }, meta('description', '')] }],
    ['disabled tags', { tags: [{ type: 'title', children: 'A bowl', disabled: true }] }],
    ['a description that is no text', { tags: [meta('description', 7)] }],
  ])('are null with %s', (_, data) => {
    expect(searchTextsOf(data)).toEqual({ title: null, description: null });
  });

  it.each(['noindex', 'noindex, nofollow', 'NONE'])('hide a page with the robots tag "%s"', (content) => {
    expect(searchTextsOf({ tags: [meta('robots', content)] }).isHidden).toBe(true);
  });

  it('do not hide a page whose pictures are hidden', () => {
    expect(searchTextsOf({ tags: [meta('robots', 'noimageindex')] }).isHidden).toBeUndefined();
  });

  it('have a limited length', () => {
    const tags = [{ type: 'title', children: 'a'.repeat(9_000) }, meta('description', 'b'.repeat(9_000))];
    const { title, description } = searchTextsOf({ tags });
    expect([title?.length, description?.length]).toEqual([200, 500]);
  });
});
