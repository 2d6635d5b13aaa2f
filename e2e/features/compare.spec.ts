import { axe, PHONE, sidewaysScroll } from '../accessibility-checks';
import { expect, test } from '../fixtures';

test('compares products from their pages, and works from its address without a script', async ({
  page,
  browser,
}) => {
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
