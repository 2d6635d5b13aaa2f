import { expect, test } from './fixtures';

test.use({ allowedConsole: [/404/] });

/** Returns the attribute of an element in the page's head. */
const robots = 'meta[name="robots"]';

test('a plain page has its text, its menu entry and its addresses in all languages', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: 'Help' })
    .getByRole('link', { name: 'Shipping and returns' })
    .click();
  await expect(page).toHaveURL(/\/shipping-and-returns$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping and returns' })).toBeVisible();
  await expect(page).toHaveTitle(/^Shipping and returns · /);
  await expect(page.getByRole('cell', { name: '3–5 business days' })).toBeVisible();
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /:\d+\/shipping-and-returns$/);
  for (const [code, path] of [
    ['de', '/de/shipping-and-returns'],
    ['he', '/he/shipping-and-returns'],
    ['x-default', '/shipping-and-returns'],
  ])
    await expect(page.locator(`link[hreflang="${code}"]`)).toHaveAttribute(
      'href',
      new RegExp(`:\\d+${path}$`),
    );
  await expect(page.locator(robots)).toHaveCount(0);
});

test('links in the text lead to the language of the reader', async ({ page }) => {
  await page.goto('/de/about');
  await expect(page.getByRole('heading', { level: 1, name: 'Über uns' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Versand und Rückgabe' }).click();
  await expect(page).toHaveURL(/\/de\/shipping-and-returns$/);
});

test('a template is marked, has marked places, and is hidden from search engines', async ({ page }) => {
  await page.goto('/imprint');
  await expect(page.getByText('This page is a template')).toBeVisible();
  await expect(page.getByText('content/en/imprint.md')).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('Name of the company and its legal form');
  await expect(page.locator(robots)).toHaveAttribute('content', /noindex/);
  const sitemap = await (await page.request.get('/sitemap.xml?file=0')).text();
  expect(sitemap).toContain('/about<');
  expect(sitemap).not.toContain('/imprint');
});

test('the addresses of pages are lowercase, and others are not found', async ({ page, request }) => {
  await page.goto('/About');
  await expect(page).toHaveURL(/\/about$/);
  for (const path of ['/about-us', '/de/nothing-here', '/wp-login.php', '/a%20b', '/%00', '/about/more']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('<h1');
  }
});
