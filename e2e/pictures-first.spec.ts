import { expect, test } from './fixtures';

/** See docs/decisions/0016-pictures-before-scripts.md */

for (const path of ['/', '/products', '/categories/tableware', '/products/lund-bowl'])
  test(`${path} asks for its scripts when its first picture has come`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const { picture, script } = await page.evaluate(() => {
      const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
      const entries = performance.getEntriesByType('resource').filter((entry) => 'responseEnd' in entry);
      return {
        picture: entries.find(({ name }) => name === first?.currentSrc)?.toJSON().responseEnd,
        script: Math.min(
          ...entries.filter(({ name }) => /\/_next\/.*\.js/.test(name)).map(({ startTime }) => startTime),
        ),
      };
    });
    expect(picture).toBeGreaterThan(0);
    expect(script).toBeGreaterThan(picture);
  });

for (const path of ['/login', '/cart', '/search?q=bowl', '/products?sortBy=priceAsc'])
  test(`${path}, which is rendered for the request, asks for its scripts when it has been painted`, async ({
    page,
  }) => {
    // A page that is not painted for a second does not wait any longer: on a busy machine that can happen once.
    await expect(async () => {
      const response = await page.goto(path);
      expect(response?.headers()['content-encoding']).toBe('br');
      const { paint, script } = await page.evaluate(() => ({
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        script: Math.min(
          ...performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\/_next\/.*\.js/.test(name))
            .map(({ startTime }) => startTime),
        ),
      }));
      expect(paint).toBeGreaterThan(0);
      expect(script).toBeGreaterThan(paint ?? 0);
    }).toPass();
  });

test('a picture that never comes keeps nobody from choosing', async ({ page }) => {
  await page.route(/\/media\//, () => undefined);
  await page.goto('/products/lund-bowl', { waitUntil: 'commit' });
  await expect(async () => {
    await page.getByRole('combobox', { name: 'Size' }).selectOption({ index: 1 });
    await page.getByRole('combobox', { name: 'Size' }).selectOption('Large, 23 cm');
    await expect(page.getByText('$38.00').first()).toBeVisible({ timeout: 500 });
  }).toPass();
});
