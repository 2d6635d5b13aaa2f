import { expect, it } from 'vitest';
import { renderPage, splitAtHeadings } from '@/lib/content/pages';

const html = (markdown: string) =>
  renderPage({ lang: 'en', slug: 'about', facts: { title: 'About', order: 100, status: 'draft' }, markdown })
    .html;

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
])('removes what a page may not have: %s', (markdown, expected) => expect(html(markdown)).toBe(expected));

it('shows pictures of the shop', () => {
  expect(html('![A bowl](/pictures/bowl.webp)')).toBe(
    '<p><img src="/pictures/bowl.webp" alt="A bowl" loading="lazy" /></p>',
  );
});

it('cuts a page before its headings, not before those in a quotation, a list or a table', () => {
  const quotation = '<blockquote>\n<h2>Care</h2>\n<p>We like it.</p>\n</blockquote>';
  const list = '<ul>\n<li>\n<h2>Care</h2>\n</li>\n</ul>';
  const table = '<table><tbody><tr><td><h2>Care</h2>1 &lt; 2</td></tr></tbody></table>';
  const page = html(`First.\n\n## Care\n\n${quotation}<br>\n\n${list}\n\n## Care\n\n${table}`);

  const sections = splitAtHeadings(page);

  expect(sections.map(({ heading }) => heading)).toEqual(['', '<h2>Care</h2>', '<h2>Care</h2>']);
  expect(sections.map(({ heading, text }) => heading + text).join('')).toBe(page);
  expect(sections[1]?.text).toContain(quotation);
  expect(sections[1]?.text).toContain(list);
  expect(sections[2]?.text).toContain(table);
  expect(new Set(sections.map(({ start }) => start)).size).toBe(3);
});

it('begins the first part with a heading that begins the page', () => {
  expect(splitAtHeadings('<h2>One</h2><p>a</p>')).toEqual([
    { start: 0, heading: '<h2>One</h2>', text: '<p>a</p>' },
  ]);
  expect(splitAtHeadings('\n<h2>One</h2><p>a</p>')).toEqual([
    { start: 1, heading: '<h2>One</h2>', text: '<p>a</p>' },
  ]);
});
