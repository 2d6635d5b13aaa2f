import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { contentFolder, isPageSlug, readPageFiles, warnOfDrafts } from '@/lib/content/page-files';
import { RESERVED_SLUGS } from '@/lib/pages';
import { newFolders } from '../../new-folders';
import { DEMO_FOLDER } from '../../setup/demo-folder';

const { at, write } = newFolders();

describe('the files of pages', () => {
  it('are those of the shop’s languages', () => {
    write('en/about.md', '---\ntitle: About us\n---\nHello.');
    write('de/about.md', '---\ntitle: Über uns\n---\nHallo.');
    write('xx/about.md', '---\ntitle: Elsewhere\n---\n');
    write('en/notes.txt', 'not a page');
    const { pages, problems } = readPageFiles(at());
    expect(problems).toEqual([]);
    expect(pages.map(({ lang, slug, facts }) => [lang, slug, facts.title])).toEqual([
      ['en', 'about', 'About us'],
      ['de', 'about', 'Über uns'],
    ]);
  });

  it('are none without a folder', () => {
    expect(readPageFiles(at('nothing'))).toEqual({ pages: [], problems: [] });
  });

  it('are rejected with the name and the line of each mistake', () => {
    write('de/about.md', '---\ntitle: Über uns\nmenu: top\n---\n');
    write('en/cart.md', '---\ntitle: Cart\n---\n');
    write('en/About Us.md', '---\ntitle: About\n---\n');
    write('en/long.md', `---\ntitle: Long\n---\n${'x'.repeat(500_000)}`);
    write('en/studio.md', '---\ntitle: Studio\npicture: { file: kiln.jpg, alt: A kiln }\n---\n');
    write(
      'en/team.md',
      '---\ntitle: Team\nrows: [{ title: A, text: B, picture: { file: us.jpg, alt: Us } }]\n---\n',
    );
    const name = 'the file’s name must be lowercase words with hyphens, and no address of the shop';
    expect(readPageFiles(at()).problems.sort()).toEqual([
      'content/de/about.md:3: menu: must be header, footer, legal, or a list of these',
      `content/en/About Us.md:1: ${name}`,
      `content/en/cart.md:1: ${name}`,
      'content/en/long.md:1: must have at most 500000 characters',
      'content/en/studio.md:1: picture: content/images/kiln.jpg does not exist',
      'content/en/team.md:1: picture: content/images/us.jpg does not exist',
    ]);
  });

  it('may link to pages of shop.config.ts, whose addresses are free', () => {
    write('en/about.md', '---\ntitle: About us\n---\n[Stores](/stores)');
    expect(readPageFiles(at(), ['stores']).problems).toEqual([]);
    expect(readPageFiles(at(), ['stores', 'cart']).problems).toEqual([
      'shop.config.ts pages.cart: must be lowercase words with hyphens, and no address of the shop',
    ]);
  });

  it('are rejected with the line of a link to the closed platform for disputes', () => {
    write('en/terms.md', '---\ntitle: Terms\n---\n\nSee https://ec.europa.eu/consumers/odr/ for it.');
    expect(readPageFiles(at()).problems).toEqual([
      'content/en/terms.md:5: ec.europa.eu/consumers/odr has closed: remove the link',
    ]);
  });

  it('are named when the law requires them and a live site does not show them', () => {
    write('en/privacy.md', '---\ntitle: Privacy\n---\n');
    write('en/imprint.md', '---\ntitle: Imprint\nstatus: draft\n---\n');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const pages = { privacy: '/privacy', imprint: '/imprint', accessibility: false } as const;
    warnOfDrafts({ law: { pages } }, at());
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^! \/imprint is named in law/)]]);
    warnOfDrafts({}, at());
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it('are rejected with the line of each link to a page that does not exist', () => {
    const links = '[A](/faq) [B](/products/x) [C](/account/orders?a=1) [D](/de/cart) [E](/care#x)';
    write('de/faq.md', `---\ntitle: FAQ\n---\n${links}\n![No link](/nothing) [F](//nothing.example)`);
    write('en/care.md', '---\ntitle: Care\n---\nText\n\n[A\nlong link](/nothing) and [file](/a.pdf)\n');
    expect(readPageFiles(at()).problems).toEqual(['content/en/care.md:7: /nothing is no page of the shop']);
  });

  it('of this shop have no mistake', () => expect(readPageFiles(contentFolder()).problems).toEqual([]));

  it('of the demo shop exist in every language', () => {
    const { pages } = readPageFiles(join(DEMO_FOLDER, 'content'));
    const slugsIn = (lang: string) => pages.filter((page) => page.lang === lang).map(({ slug }) => slug);
    // A merchant may add a language that the demo shop does not have.
    for (const lang of new Set(pages.map((page) => page.lang)))
      expect(slugsIn(lang), lang).toEqual(slugsIn('en'));
  });
});

/** The folder of `public/` that the build makes. */
const PICTURES = 'pictures';

it('the slug of a page is no address of the shop', () => {
  const segments = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('['))
      .flatMap(({ name }) => (name.startsWith('(') ? segments(join(path, name)) : [name]))
      // No slug has a point, as `sitemap.xml` and `.well-known` do.
      .filter((name) => !name.includes('.') && name !== 'fonts');
  const own = [...segments('app'), ...segments('app/[lang]'), ...segments('public'), PICTURES];
  expect([...new Set(own)].sort()).toEqual([...RESERVED_SLUGS].sort());
});

it.each(['about', 'shipping-and-returns', 'faq2', 'über-uns', 'אודות', '会社概要'])(
  'the slug of a page can be %s',
  (slug) => {
    expect(isPageSlug(slug)).toBe(true);
  },
);

it.each(['', 'About', 'a b', 'a/b', '../a', 'a.md', '-a', 'a--b', 'x'.repeat(101), 'cart'])(
  'the slug of a page cannot be %j',
  (slug) => expect(isPageSlug(slug)).toBe(false),
);
