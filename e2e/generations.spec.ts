import { barriers } from './accessibility-checks';
import { expect, test } from './fixtures';
import { addToCart, buy, drawerWith, openSite } from './generation-steps';
import { addLundBowl, productNames, submitWithout } from './journey';

// Each test sets the site up. The other tests of this worker get the site and the clock back.
test.afterEach(({ shop, sandbox }) => openSite(shop, sandbox, 'v3'));

test('a guest buys what only Catalog V3 asks for: modifiers and a dedication', { tag: '@matrix' }, async ({
  page,
}) => {
  await page.goto('/products/rund-cutting-board');
  const size = page.getByRole('group', { name: 'Size' });
  const finish = page.getByRole('combobox', { name: 'Finish' });
  await submitWithout(page, 'Size');
  await expect(size).toHaveAccessibleDescription('Please choose a size.');
  await expect(finish).toHaveAccessibleDescription('Please choose a finish.');
  await size.getByRole('radio', { name: 'Medium, 27 cm' }).check();
  await addToCart(page);
  await expect(size).toHaveAccessibleDescription('');
  await expect(finish).toBeFocused();
  await finish.selectOption('Dark wax (+$8.00)');
  await page.getByRole('textbox', { name: /^Up to three initials/ }).fill('AB');
  await addToCart(page);
  await (await drawerWith(page, 'Rund Cutting Board')).getByRole('button', { name: /^Close/ }).click();

  await page.goto('/products/torv-utensil-crock');
  await page.locator('label').getByRole('radio', { name: 'Sage' }).check();
  await addToCart(page);
  const dedication = page.getByRole('textbox', { name: 'Name on the base' });
  await expect(dedication).toHaveAccessibleDescription(/Please fill in “Name on the base”\.$/);
  expect(await barriers(page), 'an empty dedication').toEqual([]);
  await dedication.fill('Ada');
  await addToCart(page);
  await (await drawerWith(page, 'Torv Utensil Crock')).getByRole('link', { name: 'View cart' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  const board = page.getByRole('main').getByRole('article', { name: 'Rund Cutting Board' });
  await expect(board.getByText('$82.00')).toBeVisible();
  await expect(board.getByRole('definition')).toHaveText(['Medium, 27 cm', 'Dark wax', 'AB']);
  const crock = page.getByRole('main').getByRole('article', { name: 'Torv Utensil Crock' });
  await expect(crock.getByRole('definition')).toHaveText(['Sage', 'Ada']);
  await buy(page);
  for (const choice of ['Dark wax', 'AB', 'Ada'])
    await expect(page.getByRole('main').getByRole('definition').filter({ hasText: choice })).not.toHaveCount(
      0,
    );
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
});

test('a filled cart survives a change to Catalog V3', { tag: '@matrix' }, async ({ page, shop, sandbox }) => {
  await openSite(shop, sandbox, 'v1');
  await addLundBowl(page);
  await drawerWith(page, 'Lund Bowl');
  // The page whose V1 version the shop must not show afterwards is cached.
  await page.goto('/products/torv-utensil-crock');
  await page.goto('/products/solveig-mug');
  await sandbox.setCatalog('v3');

  // The open page still has V1's variants.
  await page.locator('label').getByRole('radio', { name: 'Ink' }).check();
  await addToCart(page);
  const drawer = await drawerWith(page, 'Solveig Mug');
  await expect(drawer.getByRole('article')).toHaveCount(2);
  await drawer.getByRole('article', { name: 'Lund Bowl' }).getByRole('textbox').fill('2');
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();

  // Only V3 has the dedication.
  await page.goto('/products/torv-utensil-crock');
  await page.locator('label').getByRole('radio', { name: 'Oat' }).check();
  await page.getByRole('textbox', { name: 'Name on the base' }).fill('Ada');
  await addToCart(page);
  await drawerWith(page, 'Torv Utensil Crock');

  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Quantity' }).first()).toHaveValue('2');
  await buy(page);
  for (const name of ['Lund Bowl', 'Solveig Mug', 'Torv Utensil Crock'])
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
});

test('nested categories lead down by links and up by breadcrumbs', async ({ page }) => {
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Categories' });
  await expect(menu.getByRole('link', { name: 'Drinkware' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Tableware' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableware' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Subcategories' })
    .getByRole('link', { name: 'Drinkware' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drinkware' })).toBeVisible();
  // The heading ends the path, in the same line.
  await expect(crumbs).toHaveText([/^Halden/, /^Tableware/]);
  await expect.poll(() => productNames(page)).toContain('Klar Carafe');
  await page.getByRole('main').getByRole('link', { name: 'Klar Carafe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Klar Carafe' })).toBeVisible();
  await expect(crumbs).toHaveText([/^Halden/, /^Tableware/, /^Drinkware/, 'Klar Carafe']);
  await crumbs.getByRole('link', { name: 'Tableware' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableware' })).toBeVisible();
  // The shelf of a category includes those of its subcategories.
  await expect.poll(() => productNames(page)).toContain('Klar Carafe');
});
