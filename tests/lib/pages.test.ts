import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { absentPages, PAGES, sitemapPages } from '@/lib/pages';

const folders = readdirSync(fileURLToPath(new URL('../../app/[lang]', import.meta.url)), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => /(?:^|\/)page\.tsx$/.test(path))
  .map((path) => `/${path.replace(/\/?page\.tsx$/, '').replaceAll(/\([^)]+\)\//g, '')}`);

describe('the list of pages', () => {
  it('has each folder of a page', () => {
    // The URL of a page that a rewrite finds in another folder.
    const rewritten = '/products/[slug]/back-in-stock';
    const listed = Object.keys(PAGES).filter((path) => path !== rewritten);
    expect(listed.sort()).toEqual(folders.sort());
  });

  it('has the pages of the sitemap, without those of features that are off', () => {
    expect(sitemapPages({})).toEqual(['/', '/products']);
  });
});

describe('the pages of features', () => {
  it('do not exist while their feature is off', () => {
    expect(absentPages({})).toEqual(expect.arrayContaining(['/wishlist', '/compare', '/gift-card']));
    expect(absentPages({ wishlist: true })).not.toContain('/wishlist');
  });

  it('of forms are those of the forms that pages have', () => {
    expect(absentPages({}).at(-1)).toBe('/forms/:use([^/]*)');
    expect(absentPages({ forms: {} }).at(-1)).toContain('(?!(?:contact|newsletter)$)');
  });
});
