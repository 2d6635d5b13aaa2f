import { describe, expect, it } from 'vitest';
import { parsePage } from '@/lib/content/page-files';

const file = (...lines: string[]) => lines.join('\n');
const problemsOf = (text: string) =>
  parsePage(text).problems?.map(({ line, message }) => `${line}: ${message}`);

describe('the front matter of a page', () => {
  it('has a title, and defaults for the rest', () => {
    expect(parsePage(file('---', 'title: About us', '---', '', 'Hello.'))).toEqual({
      facts: { title: 'About us', order: 100, status: 'published' },
      markdown: '\nHello.',
    });
  });

  it('is read with any line ends, a byte order mark, and comments', () => {
    const parsed = parsePage(
      '\uFEFF---\r\n# a note\r\ntitle: About\r\nmenu: [header, footer]\r\n---\r\nHello.',
    );
    expect(parsed).toMatchObject({
      facts: { title: 'About', menu: ['header', 'footer'] },
      markdown: 'Hello.',
    });
  });

  it('is required', () => {
    const expected = ['1: must start with a block between two lines of ---'];
    expect([problemsOf('# About us'), problemsOf('')]).toEqual([expected, expected]);
    expect(problemsOf(file('---', 'title: About us'))).toEqual(expected);
  });

  it('is rejected with the line of each mistake', () => {
    expect(
      problemsOf(file('---', 'title: ""', 'menu: sidebar', 'order: first', 'langauge: de', '---')),
    ).toEqual([
      '2: title: must not be empty',
      '3: menu: must be header, footer, legal, or a list of these',
      '4: order: must be a number',
      '5: langauge: is not an entry of a page',
    ]);
    expect(problemsOf(file('---', 'description: A page', '---'))).toEqual(['1: title: is missing']);
    expect(problemsOf(file('---', '---'))).toEqual(['1: title: is missing']);
    expect(problemsOf(file('---', 'title: A', 'language: German', '---'))).toEqual([
      '3: language: must be a language code such as de',
    ]);
    expect(problemsOf(file('---', 'title: A', 'status: ready', '---'))).toEqual([
      '3: status: must be published, draft, demo',
    ]);
  });

  it('is rejected with the line where the YAML breaks', () => {
    expect(problemsOf(file('---', 'title: About', 'menu: [header', 'order: 3', '---'))?.[0]).toBe(
      '4: Flow sequence in block collection must be sufficiently indented and end with a ]',
    );
  });

  it('of a published page has no place to complete below it', () => {
    const page = (status: string) =>
      file('---', 'title: Imprint', `status: ${status}`, '---', 'A', '[[name]]');
    expect(problemsOf(page('published'))).toEqual([
      '6: has a place to complete between [[ and ]]. Complete it, or set status: draft',
    ]);
    expect(problemsOf(page('draft'))).toBeUndefined();
  });
});
