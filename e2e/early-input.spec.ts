import type { Page } from 'playwright/test';
import { expect, hold, SCRIPTS, test, waitForHydration } from './fixtures';
import { addLundBowl } from './journey';

/** The shop must use the values that a shopper enters while the scripts load. */

test.beforeEach(({ sandbox }) => sandbox.reset());

/**
 * Blocks every script of the page until the returned function is called. That function resolves
 * when the page is hydrated.
 */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, SCRIPTS);
  return async () => {
    release();
    await waitForHydration(page);
  };
}

const openWithoutScripts = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Cart' });

async function chooseLargeSage(page: Page): Promise<void> {
  await page.locator('label').getByRole('radio', { name: 'Sage' }).check();
  await page.getByRole('radio', { name: 'Large, 23 cm' }).check();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
}

async function expectLargeSageIsAdded(page: Page): Promise<void> {
  await expect(page.locator('label').getByRole('radio', { name: 'Sage' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Large, 23 cm' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
  // The price of the size shows that the script has processed the choice.
  await expect(page.getByRole('main').getByText('$38.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer(page).getByText('Added to your cart: Lund Bowl – Sage, Large, 23 cm.')).toBeVisible();
  await expect(drawer(page).getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
}

test('keeps color, size and quantity of a product', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await openWithoutScripts(page, '/products/lund-bowl');
  await chooseLargeSage(page);
  await releaseScripts();
  await expectLargeSageIsAdded(page);
});

for (const scripts of ['late', 'at once'] as const)
  test(`uses the choices that the browser restores on the way back, scripts ${scripts}`, async ({ page }) => {
    await page.goto('/products/lund-bowl');
    await chooseLargeSage(page);
    await page.goto('/login');
    const releaseScripts = scripts === 'late' ? await holdScripts(page) : () => waitForHydration(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('label').getByRole('radio', { name: 'Sage' })).toBeChecked();
    await releaseScripts();
    await expectLargeSageIsAdded(page);
  });

test('shows the color of a card that was chosen early', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await openWithoutScripts(page, '/products');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Lund Bowl' }) });
  await card.getByRole('radio', { name: 'Ink' }).check();
  await expect(card.getByRole('img', { name: 'Speckled oat-colored' })).toHaveCount(1);
  await releaseScripts();
  await expect(card.getByRole('img', { name: 'Speckled oat-colored' })).toHaveCount(0);
  await expect(card.getByRole('radio', { name: 'Ink' })).toBeChecked();
  await expect(card.getByRole('link', { name: 'Lund Bowl' })).toHaveAttribute('href', /\?color=Ink$/);
});

test('keeps the words in the search field and suggests products for them', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await openWithoutScripts(page, '/search?q=bowl');
  const search = page
    .getByRole('banner')
    .getByRole('search')
    .getByPlaceholder('Search')
    .and(page.locator(':visible'));
  await search.pressSequentially('lamp');
  await releaseScripts();
  await expect(search).toHaveValue('lamp');
  await expect(page.getByRole('option', { name: /Koto Table Lamp/ })).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=lamp$/);
  await expect(search).toHaveValue('lamp');
});

test('keeps prices, order and choices of a list’s filter', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await openWithoutScripts(page, '/products');
  await page.getByRole('button', { name: 'Price' }).click();
  await page.getByRole('textbox', { name: 'Minimum price' }).fill('20');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  await page.getByRole('button', { name: 'Color' }).click();
  await page.getByRole('checkbox', { name: /^Sage/ }).check();
  await releaseScripts();
  // The scripts apply what was chosen before they came, and the drop-down stays open.
  await expect(page).toHaveURL('/products?sortBy=priceAsc&minPrice=20&color=Sage');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('priceAsc');
  await expect(page.getByRole('checkbox', { name: /^Sage/ })).toBeChecked();
  await page.getByRole('button', { name: 'Price' }).click();
  await expect(page.getByRole('textbox', { name: 'Minimum price' })).toHaveValue('20');
});

test('saves the quantity typed into the cart and keeps the coupon', async ({ page }) => {
  await addLundBowl(page);
  await expect(drawer(page).getByText(/Added to your cart/)).toBeVisible();
  const releaseScripts = await holdScripts(page);
  await openWithoutScripts(page, '/cart');
  const main = page.getByRole('main');
  const quantity = main.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('2');
  await main.getByText(/^Have a coupon/).click();
  const coupon = main.getByRole('textbox', { name: /^Coupon.* code$/ });
  await coupon.fill('WELCOME10');
  await releaseScripts();
  await expect(main.getByRole('definition').filter({ hasText: '$76.00' }).first()).toBeVisible();
  await expect(quantity).toHaveValue('2');
  await expect(coupon).toHaveValue('WELCOME10');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main.getByText('Coupon WELCOME10 applied')).toBeVisible();
  await page.reload();
  await expect(quantity).toHaveValue('2');
});

test('keeps what is typed into the folded forms of the cart while their code loads', async ({ page }) => {
  await addLundBowl(page);
  await expect(drawer(page).getByText(/Added to your cart/)).toBeVisible();
  await page.goto('/cart');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const releaseScripts = await holdScripts(page);
  const main = page.getByRole('main');
  const requested = page.waitForRequest(SCRIPTS);
  await main.getByText(/^Have a coupon/).click();
  await requested;
  const code = main.getByRole('textbox', { name: /^Coupon.* code$/ });
  await code.fill('WELCOME10');
  await main.getByText('Note to the shop').click();
  const note = main.getByRole('textbox', { name: 'Your note' });
  await note.fill('Ring twice');
  await releaseScripts();
  // Saving the note needs the code, which has no other sign.
  await expect(async () => {
    await note.focus();
    await note.blur();
    await expect(main.getByText('Note saved.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(note).toHaveValue('Ring twice');
  await expect(code).toHaveValue('WELCOME10');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main.getByText('Coupon WELCOME10 applied')).toBeVisible();
  expect(documents).toEqual([]);
});

test('keeps the values typed to sign in and to register', async ({ page }) => {
  for (const [path, fields] of [
    ['/login', { Email: 'ada@example.com', Password: 'a long secret' }],
    [
      '/register',
      {
        Email: 'new@example.com',
        Password: 'a long secret',
        'First name (optional)': 'Ada',
        'Last name (optional)': 'B',
      },
    ],
  ] as const) {
    const releaseScripts = await holdScripts(page);
    await openWithoutScripts(page, path);
    const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
    for (const [name, text] of Object.entries(fields)) await field(name).fill(text);
    await releaseScripts();
    // Showing the password renders the form again.
    await page.getByRole('main').getByRole('button', { name: /^Show/ }).click();
    for (const [name, text] of Object.entries(fields)) await expect(field(name)).toHaveValue(text);
  }
});

test('adds a product to the comparison that this tab has', async ({ page }) => {
  const compare = page.getByRole('link', { name: 'Compare', exact: true });
  await page.goto('/products/lund-bowl');
  await compare.click();
  await expect(page).toHaveURL('/compare?products=lund-bowl');
  await waitForHydration(page);

  const releaseScripts = await holdScripts(page);
  await openWithoutScripts(page, '/products/arc-vase');
  await compare.click();
  await expect(page.getByRole('columnheader')).toContainText(['Arc Vase']);
  await releaseScripts();
  await expect(page).toHaveURL('/compare?products=lund-bowl,arc-vase');
  await expect(page.getByRole('columnheader')).toContainText(['Lund Bowl', 'Arc Vase']);

  // The comparison lasts, and each product is in it once.
  await page.goto('/products/lund-bowl');
  await compare.click();
  await expect(page).toHaveURL('/compare?products=arc-vase,lund-bowl');
});

test('applies the chosen colors, also the ones of the device, which are the default', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const choose = (name: string) =>
    page.getByRole('group', { name: 'Appearance' }).getByText(name, { exact: true }).click();
  for (const [name, theme] of [
    ['Dark', 'dark'],
    ['Match device', undefined],
  ] as const) {
    const releaseScripts = await holdScripts(page);
    await openWithoutScripts(page, '/products');
    await choose(name);
    await releaseScripts();
    const shown = () => page.evaluate(() => document.documentElement.dataset.theme);
    await expect.poll(shown).toBe(theme);
    await expect(page.getByRole('radio', { name })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('radio', { name })).toBeChecked();
    expect(await shown()).toBe(theme);
  }
});
