import { axe } from '../accessibility-checks';
import { expect, test } from '../fixtures';

/** Swaps two letters in the middle of a word: `teapot` → `tepaot`. */
const mistyped = (word: string): string => {
  const at = Math.floor(word.length / 2) - 1;
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
};

test('a search helps after a typing error, without a result, and when it is repeated', async ({ page }) => {
  await page.goto('/products/lund-bowl');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const word = name.split(' ')[0] ?? '';
  const field = page.getByLabel('Search', { exact: true }).and(page.locator('input:visible'));
  const options = page.getByRole('option');

  await field.fill(mistyped(word));
  await expect(options.first()).toContainText(`Did you mean “${word.toLowerCase()}”?`);
  await expect(options.nth(1)).toContainText(name);
  await field.fill('shipping');
  await expect(page.getByRole('group', { name: 'Pages' })).toContainText('Shipping and returns');
  expect(await axe(page)).toEqual([]);

  await field.fill(mistyped(word));
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^No results/ })).toBeVisible();
  await expect(page.getByRole('list', { name: `Results for “${word.toLowerCase()}”` })).toContainText(name);
  await page.getByRole('main').getByRole('link', { name: word.toLowerCase(), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Results for/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Search results' })).toContainText(name);
  await expect(page).toHaveURL(new RegExp(`q=${word}$`, 'i'));

  await field.fill('xylophone');
  // The code that remembers a search has loaded.
  await expect(field).toHaveRole('combobox');
  await field.press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No results for “xylophone”' })).toBeVisible();
  await expect(main.getByRole('list', { name: 'New in the shop' }).getByRole('listitem')).toHaveCount(4);
  await expect(main.getByRole('link', { name: 'Contact' })).toBeVisible();

  await page.goto('/');
  await field.click();
  await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText([
    'xylophone',
    mistyped(word),
  ]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test('a search finds categories and pages, colors, and what is on sale', async ({ page }) => {
  const main = page.getByRole('main');
  const results = main.getByRole('list', { name: 'Search results' });
  await page.goto('/search?q=shipping');
  await expect(main.getByRole('heading', { level: 1, name: 'Results for “shipping”' })).toBeVisible();
  await main.getByRole('link', { name: 'Shipping and returns' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping and returns' })).toBeVisible();

  // The first search makes the server read all products.
  await expect(async () => {
    await page.goto('/search?q=blue+vase');
    await expect(results.getByRole('article').first()).toContainText('Tove Bottle Vase', { timeout: 1_000 });
  }).toPass();
  await page.goto('/search?q=bowls');
  await expect(results.getByRole('article').first()).toContainText('Bowl');
  await page.goto('/search?q=SALE');
  await expect(results.getByRole('article')).toHaveCount(3);
  await page.goto('/search?q=vases');
  await expect(main.getByRole('link', { name: 'Vases', exact: true })).toBeVisible();
  await expect(main.getByText(/Did you mean|No results/)).toHaveCount(0);
});
