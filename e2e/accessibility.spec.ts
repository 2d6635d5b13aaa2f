import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { addLundBowl } from './journey';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const path of ['/', '/products', '/products/lund-bowl', '/search?q=bowl', '/cart'])
      test(`${path} has no barrier that a machine can find`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

    test('nor have the open drawer and the full cart', async ({ page, sandbox }) => {
      await sandbox.reset();
      await addLundBowl(page);
      await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.goto('/cart');
      await expect(page.getByText('Estimated total')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
