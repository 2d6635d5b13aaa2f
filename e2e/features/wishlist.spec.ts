import { axe, DESK } from '../accessibility-checks';
import { expect, test } from '../fixtures';
import { ADA, signIn } from '../members/sign-in-steps';

test.use({ viewport: DESK });
test.beforeEach(({ sandbox }) => sandbox.reset());

test('a guest’s wishlist joins the account, moves to the cart, is shared', async ({
  page,
  browser,
  baseURL,
}) => {
  const main = page.getByRole('main');
  const link = page.getByRole('banner').getByRole('link', { name: /^Wishlist/ });
  const list = main.getByRole('list', { name: 'Products on your wishlist' });

  // A card without options, and a variant from a product page.
  await page.goto('/products');
  const names = await main.getByRole('list', { name: 'Products' }).getByRole('heading').allInnerTexts();
  expect(names).toContain('Klar Carafe');
  const heart = main.getByRole('button', { name: 'Save Klar Carafe to the wishlist' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').getByText('Klar Carafe is on your wishlist.')).toBeAttached();
  await expect(link).toHaveAccessibleName('Wishlist, 1 item');
  await page.goto('/products/lund-bowl');
  await page.locator('label').getByRole('radio', { name: 'Oat' }).check();
  await main.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(main.getByRole('button', { name: 'On your wishlist' })).toBeVisible();

  // Signing in adds both to the account, from which another browser reads them.
  await page.goto('/login?returnTo=/wishlist');
  await signIn(page, ADA.email, ADA.password);
  await expect(list.getByRole('heading')).toHaveText(['Lund Bowl', 'Klar Carafe']);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('wishlist') ?? ''))
    .not.toContain('isLocal');
  expect(await axe(page)).toEqual([]);
  const other = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/login?returnTo=/wishlist');
  await signIn(elsewhere, ADA.email, ADA.password);
  await expect(elsewhere.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Lund Bowl',
    'Klar Carafe',
  ]);

  // Removing can be undone.
  await list.getByRole('button', { name: 'Remove Lund Bowl' }).click();
  await expect(list.getByRole('heading')).toHaveText(['Klar Carafe']);
  await list.getByRole('button', { name: 'Undo Lund Bowl' }).click();
  await expect(list.getByRole('heading')).toHaveText(['Lund Bowl', 'Klar Carafe']);

  // A product with options shows the saved ones, another one moves to the cart.
  await list.getByRole('button', { name: 'Choose options Lund Bowl' }).click();
  const sheet = page.getByRole('dialog', { name: 'Lund Bowl' });
  await expect(sheet.getByRole('radio', { name: 'Oat' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await list.getByRole('button', { name: 'Move to cart Klar Carafe' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText('Klar Carafe moved to your cart.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list.getByRole('heading')).toHaveText(['Lund Bowl']);

  // Anybody with the link sees the list.
  const shared = await main.getByRole('link', { name: 'Share this list' }).getAttribute('href');
  const guest = await browser.newContext({ baseURL });
  const friend = await guest.newPage();
  await friend.goto(shared ?? '');
  await expect(friend.getByRole('list', { name: 'Products on the shared wishlist' })).toContainText(
    'Lund Bowl',
  );
  await friend.getByRole('button', { name: 'Save all to my wishlist' }).click();
  await expect(friend.getByText('1 product is now on your wishlist.')).toBeVisible();
  await Promise.all([other.close(), guest.close()]);
});
