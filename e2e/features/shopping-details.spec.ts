import { axe } from '../accessibility-checks';
import { expect, test } from '../fixtures';
import { openEstimate, putLundBowlInCart } from '../journey';
import { openAsAda } from '../members/account-steps';
import { BEFORE_V1_REMOVAL } from '../sandbox-controls';

test.beforeEach(({ sandbox }) => sandbox.reset());

test('an order shows how far it is, and is printed without the shop around it', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await openAsAda(page, '/account/orders');
  const list = page.getByRole('list', { name: 'Orders' });
  await list
    .getByRole('listitem')
    .filter({ hasText: 'Shipped', hasNotText: 'Partially' })
    .first()
    .getByRole('link', { name: /^Order/ })
    .click();
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress.getByRole('listitem')).toHaveText([
    /^Placed: done/,
    /^Paid: done/,
    /^Prepared: done/,
    /^Shipped: done/,
  ]);
  expect(await axe(page)).toEqual([]);

  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('hello@halden.example').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you ordered' })).toBeVisible();
});

test('a link refills the cart on another device, script or not', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await putLundBowlInCart(page);
  await page.goto('/cart');
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('link', { name: 'Copy link to this cart' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto(link);
  expect(await axe(page)).toEqual([]);
  const other = await browser.newContext({ javaScriptEnabled: false });
  const plain = await other.newPage();
  await plain.goto(`${link}&item=never-made:1`);
  const items = plain.getByRole('list', { name: 'Items of this link' }).getByRole('listitem');
  await expect(items).toContainText([/Lund Bowl.*Oat/, /never made.*No longer available/]);
  await plain.goto('/cart');
  await expect(plain.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await plain.goto(`${link}&item=never-made:1`);
  await plain.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await expect(plain.getByText(/never made is no longer available/)).toBeVisible();
  await plain.getByRole('link', { name: 'View cart' }).click();
  await expect(plain.getByRole('article', { name: 'Lund Bowl' })).toContainText('Oat');
  await other.close();
});

test('a product page has its size guide, a drawing to scale and about when it arrives', async ({ page }) => {
  await page.goto('/products/lund-bowl');
  await page.getByRole('button', { name: 'Size guide' }).click();
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  const chosen = guide.getByRole('row').and(page.locator('[aria-current]'));
  await expect(chosen).toHaveText('Small, 18 cmØ 18 × H 7.5 cm (7.1 × 3 in)');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  const figure = page.getByRole('figure').filter({ hasText: 'Drawn to scale' });
  await expect(figure).toContainText(
    '18 cm (7.1 in) wide and 7.5 cm (3 in) high, next to a mug of 9.5 cm (3.7 in).',
  );
  await page.getByRole('radio', { name: 'Large, 23 cm' }).check();
  await expect(figure).toContainText('23 cm (9.1 in) wide and 9 cm (3.5 in) high');
  await page.getByRole('button', { name: 'Size guide' }).click();
  await expect(chosen).toHaveText('Large, 23 cmØ 23 × H 9 cm (9.1 × 3.5 in)');
  await expect(page.getByText(/^Order now, get it around \w+ \d+/)).toBeVisible();
  await page.goto('/de/products/lund-bowl');
  await page.getByRole('button', { name: 'Größentabelle' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: 'Klein, 18 cm' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByRole('figure').filter({ hasText: '18 cm breit' })).not.toContainText('in)');
});

test('the cart says what a coupon takes off, and where to pick up', async ({ page, sandbox }) => {
  await sandbox.setClock(BEFORE_V1_REMOVAL);
  await putLundBowlInCart(page);
  await page.goto('/cart');
  const summary = page.getByRole('region', { name: 'Order summary' });
  await openEstimate(page);
  const places = summary.getByRole('group', { name: 'Pickup' });
  await expect(places.getByRole('radio')).not.toHaveCount(0);
  await expect(places.getByRole('link', { name: /^Show on a map/ }).first()).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/search\?query=\w/,
  );
  await page.getByText(/^Have a coupon/).click();
  await page.getByLabel(/^Coupon.* code$/).fill('WELCOME10');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary).toContainText(/\(WELCOME10\)−\$/);
  expect(await axe(page)).toEqual([]);
});
