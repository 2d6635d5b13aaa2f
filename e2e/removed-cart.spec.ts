import { expect, test } from './fixtures';
import { addToCart, buy, drawerWith, openSite } from './generation-steps';
import { addLundBowl } from './journey';

// A process that has noticed the removal calls Cart V1 no more. Variables of its own give this file
// a shop that no other test uses.
test.use({ shopVariables: { LOG_LEVEL: 'error' } });
for (const generation of ['v1', 'v3'] as const)
  test(`shoppers buy after Cart V1 is removed, on a site with Catalog ${generation.toUpperCase()}`, {
    tag: '@matrix',
  }, async ({ page, shop, sandbox }) => {
    await openSite(shop, sandbox, generation);
    await addLundBowl(page);
    await drawerWith(page, 'Lund Bowl');
    await sandbox.setClock('2027-02-02T10:00:00Z');

    await page.goto('/products/klar-carafe');
    await addToCart(page);
    await drawerWith(page, 'Klar Carafe');
    await page.goto('/cart');
    const bowl = page.getByRole('main').getByRole('article', { name: 'Lund Bowl' });
    await bowl.getByRole('textbox', { name: 'Quantity' }).fill('3');
    await expect(bowl.getByText('$114.00')).toBeVisible();
    await expect(page.getByText('More delivery options at checkout.')).toBeVisible();
    await page.getByText(/^Have a coupon/).click();
    await page.getByRole('textbox', { name: /^Coupon.* code$/ }).fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Coupon WELCOME10 applied')).toBeVisible();
    await buy(page);
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  });
