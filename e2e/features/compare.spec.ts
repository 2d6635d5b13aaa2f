import { axe, PHONE, sidewaysScroll } from '../accessibility-checks';
import { expect, test } from '../fixtures';

test('compares products from their pages, and from its address alone', async ({ page, browser }) => {
  await page.goto('/products/lund-bowl');
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/compare\?products=lund-bowl$/);
  await page.goto('/products/arc-vase');
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/compare\?products=lund-bowl,arc-vase$/);
  const table = page.getByRole('table', { name: 'Comparison of 2 products' });
  await expect(table.getByRole('columnheader')).toContainText(['Lund Bowl', 'Arc Vase']);
  const rows = table.getByRole('rowheader');
  const all = await rows.count();
  await expect(table.getByRole('row', { name: /^Price \(differs\)/ })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show differences only' }).check();
  const different = await rows.filter({ visible: true }).count();
  expect(different).toBeGreaterThan(0);
  expect(different).toBeLessThan(all);
  await expect(
    table.getByRole('row', { name: 'Rating' }).getByRole('img', { name: /^Rated/ }),
  ).not.toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await sidewaysScroll(page)).toBe(0);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto('/compare?products=lund-bowl,lund-bowl,never-made');
  await expect(plain.getByText('1 product in this comparison is no longer available.')).toBeVisible();
  await plain.getByRole('combobox', { name: 'Add a product' }).selectOption('Arc Vase');
  await plain.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(plain.getByRole('columnheader')).toContainText(['Lund Bowl', 'Arc Vase']);
  await plain.getByRole('link', { name: 'Remove Lund Bowl' }).click();
  await expect(plain.getByRole('columnheader')).toContainText(['Arc Vase']);
  await plain.context().close();
});

test('two products are side by side on a phone, drawn to one scale', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/compare?products=lund-bowl,arc-vase,mira-teapot');
  const table = page.getByRole('table', { name: 'Comparison of 3 products' });
  const headers = table.getByRole('columnheader');
  await expect(headers.nth(0)).toBeInViewport({ ratio: 1 });
  await expect(headers.nth(1)).toBeInViewport({ ratio: 1 });
  await expect(headers.nth(2)).not.toBeInViewport();
  await expect(headers.nth(1).getByRole('button', { name: 'Add to cart Arc Vase' })).toBeVisible();

  const size = table.getByRole('row', { name: 'To scale' });
  await expect(size.getByRole('cell').nth(0)).toContainText('Small, 18 cm: 18 cm (7.1 in) × 7.5 cm (3 in)');
  const vase = size.getByRole('cell').nth(1);
  await expect(vase).toContainText('21 cm (8.3 in) × 25 cm (9.8 in)');
  // In the same drawing, the vase of 25 cm is 2.8 times as high as the bowl of 9 cm.
  const heightIn = async (cell: number) =>
    (await size.getByRole('cell').nth(cell).locator('svg > *').first().boundingBox())?.height ?? 0;
  expect((await heightIn(1)) / (await heightIn(0))).toBeCloseTo(25 / 9, 0);
  // The names of the rows stay while the products scroll.
  await table.getByRole('columnheader', { name: /Mira Teapot/ }).scrollIntoViewIfNeeded();
  await expect(table.getByRole('rowheader', { name: 'To scale' })).toBeInViewport({ ratio: 0.9 });
  expect(await axe(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the address without products shows those compared last', async ({ page }) => {
  await page.goto('/compare');
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await page.goto('/compare?products=lund-bowl,arc-vase');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.goto('/compare');
  await expect(page).toHaveURL(/\/compare\?products=lund-bowl,arc-vase$/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  for (const name of ['Lund Bowl', 'Arc Vase'])
    await page.getByRole('link', { name: `Remove ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await page.goto('/compare');
  await expect(page).toHaveURL(/\/compare$/);
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
});
