import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violations(page: Page): Promise<string[]> {
  // A click may have led to a page whose style sheets are still loading.
  await page.waitForLoadState();
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test.describe('the console without scripts', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`has no accessibility violation in the ${colorScheme}`, { tag: '@matrix' }, async ({
      page,
      sandbox,
    }) => {
      await sandbox.reset();
      await page.emulateMedia({ colorScheme });
      for (const path of [
        '',
        'orders',
        'products',
        'products/lund-bowl',
        'members',
        'reviews',
        'policy',
        'webhooks',
      ]) {
        await page.goto(`${sandbox.url}/_console/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page), path).toEqual([]);
      }
      await page.goto(`${sandbox.url}/_console/orders`);
      await page.getByRole('table').getByRole('link').first().click();
      await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeVisible();
      expect(await violations(page), 'an order').toEqual([]);
    });
});
