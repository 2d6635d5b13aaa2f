import { axe } from './accessibility-checks';
import { expect, test } from './fixtures';

for (const colorScheme of ['light', 'dark'] as const)
  test(`the console has no violation that axe finds in the ${colorScheme}`, { tag: '@matrix' }, async ({
    page,
    sandbox,
  }) => {
    await sandbox.reset();
    await page.emulateMedia({ colorScheme });
    const pages = ' orders products products/lund-bowl members reviews policy webhooks'.split(' ');
    for (const path of pages) {
      await page.goto(`${sandbox.url}/_console/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axe(page), path).toEqual([]);
    }
    await page.goto(`${sandbox.url}/_console/orders`);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeVisible();
    expect(await axe(page), 'an order').toEqual([]);
  });
