import { expect, test } from '../fixtures';

test('the footer leads to the blog, its articles, topics and the feed', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
  const articles = page.getByRole('list', { name: 'Articles' });
  await expect(articles.getByRole('article')).toHaveCount(3);
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Care' }).click();
  await expect(page).toHaveURL(/\/blog\/tags\/care$/);
  await articles.getByRole('link', { name: 'How to care for stoneware' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How to care for stoneware' })).toBeVisible();
  await expect(page.getByText('Published on October 20, 2026')).toBeVisible();
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    /\/blog\/feed\.xml$/,
  );
  for (const path of ['/blog/feed.xml', '/de/blog/feed.xml'])
    expect((await request.get(path)).headers()['content-type']).toMatch(/^application\/atom\+xml/);
  for (const path of ['/blog/unknown', '/blog/tags/unknown', '/blog/pages/9', '/blog/a/b'])
    expect((await request.get(path)).status(), path).toBe(404);
});
