import { expect, failScripts, SCRIPTS, test } from './fixtures';

test.use({ allowedConsole: [/ERR_FAILED|ChunkLoadError|Failed to load chunk/] });

test('a page whose scripts fail to load shows a message and links to go on', async ({ page }) => {
  await page.goto('/');
  await failScripts(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your orders' }).click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure.getByRole('heading', { level: 1 })).toHaveText('We can’t load this page right now');
  // The link was at the bottom of the page.
  await expect(failure.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Halden' })).toBeVisible();

  await page.unroute(SCRIPTS);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('the links of a failed page work while scripts fail', async ({ page }) => {
  await page.goto('/');
  await failScripts(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your orders' }).click();
  await page.getByRole('main').getByRole('alert').getByRole('link', { name: 'See all products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
});

test('a phone shows the pictures further down although the scripts failed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await failScripts(page);
  await page.goto('/products', { waitUntil: 'load' });
  const lower = page.getByRole('main').getByRole('article').nth(5).locator('img').first();
  await expect.poll(() => lower.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
