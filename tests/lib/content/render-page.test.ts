import { expect, it } from 'vitest';
import { renderPage } from '@/lib/content/readers';

const html = (markdown: string) =>
  renderPage({
    lang: 'en',
    slug: 'about',
    facts: { title: 'About', order: 100, status: 'draft' },
    markdown,
  }).html;

it('turns Markdown into headings below the page’s own, lists, tables and links', () => {
  expect(html('# One\n\n## Two')).toBe('<h2>One</h2>\n<h2>Two</h2>');
  expect(html('- **a**\n- b')).toBe('<ul>\n<li><strong>a</strong></li>\n<li>b</li>\n</ul>');
  expect(html('| A |\n| --- |\n| 1 |')).toMatch(/<table>\s*<thead>[\s\S]*<td>1<\/td>/);
  expect(html('[a](/shipping) [b](https://example.com/)')).toBe(
    '<p><a href="/shipping">a</a> <a href="https://example.com/" rel="noopener">b</a></p>',
  );
});

it('marks places to complete', () => {
  expect(html('By [[name of the company]].')).toBe('<p>By <mark>name of the company</mark>.</p>');
});

it.each([
  ['<script>alert(1)</script>a', 'a'],
  ['<img src="x" onerror="alert(1)">a', '<p>a</p>'],
  ['<img src="https://tracker.example/a.png">a', '<p>a</p>'],
  ['<img src="//tracker.example/a.png">a', '<p>a</p>'],
  ['[a](javascript:alert(1))', '<p><a rel="noopener">a</a></p>'],
  ['<a href="/x" onclick="alert(1)" style="color:red">a</a>', '<p><a href="/x">a</a></p>'],
  ['<iframe src="https://example.com"></iframe>a', 'a'],
  ['[[<script>alert(1)</script>]]', '<p><mark></mark></p>'],
])('removes what a page may not have: %s', (markdown, expected) => {
  expect(html(markdown)).toBe(expected);
});

it('shows pictures of the shop', () => {
  expect(html('![A bowl](/pictures/bowl.webp)')).toBe(
    '<p><img src="/pictures/bowl.webp" alt="A bowl" loading="lazy" /></p>',
  );
});
