import type { Page } from 'playwright/test';
import { barriers } from '../accessibility-checks';
import { expect, failScripts, test, withoutScripts } from '../fixtures';

test.beforeEach(({ sandbox }) => sandbox.reset());

const list = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Products' });
const addButton = (page: Page, name: string) =>
  list(page).getByRole('button', { name: `Add ${name} to cart` });
const chooseButton = (page: Page, name: string) =>
  list(page).getByRole('button', { name: `Choose options for ${name}` });
const card = (page: Page, name: string) => list(page).getByRole('article').filter({ hasText: name });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Cart' });
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

test('a list adds products to the cart, with nothing, one thing and more to choose', {
  tag: ['@phone', '@every-generation', '@every-cart'],
}, async ({ page }) => {
  await page.goto('/products');
  await addButton(page, 'Klar Carafe').click();
  await expect(drawer(page).getByText('Added to your cart: Klar Carafe.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(addButton(page, 'Klar Carafe')).toBeFocused();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');

  await chooseButton(page, 'Lav Soap Dish').click();
  const sizes = card(page, 'Lav Soap Dish').getByRole('group', { name: 'Set: Lav Soap Dish' });
  await sizes.getByRole('button').last().click();
  await expect(drawer(page).getByText(/^Added to your cart: Lav Soap Dish – /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sizes).toBeHidden();

  await chooseButton(page, 'Lund Bowl').click();
  const sheet = page.getByRole('dialog', { name: 'Lund Bowl' });
  await sheet.getByRole('radio', { name: 'Ink' }).check();
  await sheet.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer(page).getByText(/^Added to your cart: Lund Bowl – Ink, /)).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(chooseButton(page, 'Lund Bowl')).toBeFocused();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
  await expect(page).toHaveURL(/\/products$/);
});

test('the keyboard alone adds a product and chooses on a card', async ({ page }) => {
  await page.goto('/products');
  await card(page, 'Lav Soap Dish')
    .getByRole('button', { name: /^Save / })
    .focus();
  await page.keyboard.press('Tab');
  await expect(chooseButton(page, 'Lav Soap Dish')).toBeFocused();
  await page.keyboard.press('Enter');
  const choices = card(page, 'Lav Soap Dish').getByRole('group').getByRole('button');
  await expect(choices.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choices.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chooseButton(page, 'Lav Soap Dish')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(choices.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
});

test('Back closes the sheet and stays on the list, and a link leads to the product', async ({ page }) => {
  await page.goto('/products');
  const sheet = page.getByRole('dialog', { name: 'Lund Bowl' });
  await chooseButton(page, 'Lund Bowl').click();
  await expect(sheet.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/products$/);
  await chooseButton(page, 'Lund Bowl').click();
  await sheet.getByRole('link', { name: 'View details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lund Bowl' })).toBeVisible();
  await expect(sheet).toBeHidden();
});

withoutScripts('a card adds its product, or leads to its choices without scripts', async ({ page }) => {
  await page.goto('/products');
  await addButton(page, 'Klar Carafe').click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('link', { name: 'Klar Carafe' })).toBeVisible();
  await page.goto('/products');
  await chooseButton(page, 'Lund Bowl').click();
  await expect(page).toHaveURL(/\/products\/lund-bowl\??$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lund Bowl' })).toBeVisible();
});

test.describe('scripts that fail', () => {
  test.use({ allowedConsole: [/ERR_FAILED|ChunkLoadError/] });

  test('leave the form, which adds the product', async ({ page }) => {
    await page.goto('/products');
    await page.waitForLoadState('networkidle');
    await failScripts(page);
    await addButton(page, 'Klar Carafe').click();
    await page.waitForURL(/\/cart$/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Klar Carafe' })).toBeVisible();
  });
});
test('a comparison and the ideas for a cart add products, too', async ({ page }) => {
  await page.goto('/compare?products=bue-bookends,lund-bowl');
  const table = page.getByRole('main').getByRole('table');
  await table.getByRole('button', { name: 'Add to cart Bue Bookends' }).click();
  await expect(drawer(page).getByText('Added to your cart: Bue Bookends.')).toBeVisible();
  await page.keyboard.press('Escape');
  await table.getByRole('button', { name: 'Add to cart Lund Bowl' }).click();
  await expect(page.getByRole('dialog', { name: 'Lund Bowl' })).toBeVisible();

  await page.goto('/cart');
  const ideas = page.getByRole('region', { name: 'Goes well with your cart' });
  await ideas.scrollIntoViewIfNeeded();
  const idea = ideas.getByRole('button', { name: /^Add .* to cart$/ }).first();
  const name = ((await idea.getAttribute('aria-label')) ?? '').replace(/^Add | to cart$/g, '');
  await idea.click();
  await expect(page.getByRole('main').getByRole('article', { name })).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});

test('what a card and the sheet show has no barriers', async ({ page }) => {
  // Short lists, whose buttons no bar of a scrolled page covers.
  await page.goto('/search?q=solveig');
  await page.getByRole('button', { name: 'Choose options for Solveig Mug' }).click();
  await expect(page.getByRole('group', { name: 'Glaze: Solveig Mug' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.goto('/search?q=lund');
  await page.getByRole('button', { name: 'Choose options for Lund Bowl' }).click();
  await expect(page.getByRole('dialog', { name: 'Lund Bowl' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});
