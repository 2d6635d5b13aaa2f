import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { absentPages, PAGES, sitemapPages } from '@/lib/pages';

const folders = readdirSync(fileURLToPath(new URL('../../app/[lang]', import.meta.url)), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => /(?:^|\/)page\.tsx$/.test(path))
  .map((path) => `/${path.replace(/\/?page\.tsx$/, '').replaceAll(/\([^)]+\)\//g, '')}`);

it('the list of pages has each folder of a page', () => {
  // The URL of a page that a rewrite finds in another folder.
  const rewritten = '/products/[slug]/back-in-stock';
  expect(
    Object.keys(PAGES)
      .filter((path) => path !== rewritten)
      .sort(),
  ).toEqual(folders.sort());
});

it('the list of pages has the pages of the sitemap, without those of features that are off', () => {
  expect(sitemapPages({})).toEqual(['/', '/products']);
});

it('the pages of features do not exist while their feature is off', () => {
  expect(absentPages({})).toEqual(expect.arrayContaining(['/wishlist', '/compare', '/gift-card']));
  expect(absentPages({ wishlist: true })).not.toContain('/wishlist');
});

it('the pages of features of forms are those of the forms that pages have', () => {
  expect(absentPages({}).at(-1)).toBe('/forms/:use([^/]*)');
  expect(absentPages({ forms: {} }).at(-1)).toContain('(?!(?:contact|newsletter)$)');
});
