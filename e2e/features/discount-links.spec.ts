import { axe } from '../accessibility-checks';
import { expect, test } from '../fixtures';
import { addBookends } from '../journey';
import { openAsAda } from '../members/account-steps';

test.beforeEach(({ sandbox }) => sandbox.reset());

const NOTED = 'Your discount is noted. It’s taken off when you add the first item.';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a link notes a discount, says so, and the first item applies it', async ({ page }) => {
      await page.goto('/products/bue-bookends');
      await expect(page.getByText(NOTED)).toBeHidden();
      await page.goto('/discount/WELCOME10?to=/products/bue-bookends');
      await expect(page).toHaveURL('/products/bue-bookends#discount-noted');
      await expect(page.getByText(NOTED)).toBeInViewport();
      expect(await page.context().cookies()).toEqual([
        expect.objectContaining({ name: 'discount', httpOnly: true, sameSite: 'Lax' }),
      ]);
      if (javaScriptEnabled) expect(await axe(page)).toEqual([]);

      await page.goto('/cart');
      await expect(page.getByRole('main').getByText('WELCOME10 is noted.', { exact: false })).toBeVisible();
      await addBookends(page);
      if (javaScriptEnabled) await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
      await page.goto('/cart');
      await expect(page.getByText('WELCOME10 applied', { exact: false })).toBeVisible();
      await expect(page.getByText('is noted', { exact: false })).toBeHidden();
    });

    test('a code that does not exist lets the item in, and the cart says why', async ({ page }) => {
      await page.goto('/de/discount/NOTHING?to=/products/bue-bookends');
      await expect(page).toHaveURL('/de/products/bue-bookends#discount-noted');
      await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
      const said = page.getByText('Dieser Code ist ungültig', { exact: false });
      await expect(said).toBeVisible();
    });

    test('one press applies a discount to goods that were in the cart before', async ({ page }) => {
      await addBookends(page);
      if (javaScriptEnabled) await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
      else await expect(page).toHaveURL('/cart');
      await page.goto('/discount/WELCOME10?to=/cart');
      await expect(page).toHaveURL('/cart');
      if (javaScriptEnabled) expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Apply WELCOME10 now' }).click();
      await expect(page.getByText('WELCOME10 applied', { exact: false })).toBeVisible();
      await expect(page).toHaveURL('/cart');
    });
  });

test('a noted discount survives a sign-in', async ({ page }) => {
  await page.goto('/discount/WELCOME10');
  await openAsAda(page, '/account');
  await addBookends(page);
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('WELCOME10 applied', { exact: false })).toBeVisible();
});
