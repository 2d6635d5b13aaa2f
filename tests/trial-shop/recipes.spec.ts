import { barriers, ON_A_PHONE } from '@/e2e/accessibility-checks';
import { expect, test } from '@/e2e/fixtures';
import { readCatalog } from '@/e2e/own-shop/platform-catalog';
import { addOffer, amountIn, visit } from '@/e2e/own-shop/steps';
import { productHref } from '@/lib/urls';

/** The key of every sandbox (sandbox/core/platform.ts). */
const SANDBOX_API_KEY = 'IST.sandbox.admin';

/**
 * The recipes of docs/recipes.md that are files, all in one shop, as its shoppers find them. The copy
 * has this file in e2e/own-shop.
 */

test('opening hours have the days and times of each language', async ({ page }) => {
  for (const { path, title, hours } of [
    { path: '/', title: 'Öffnungszeiten', hours: ['Dienstag – Freitag', '07:00–18:00 Uhr', 'Samstag'] },
    { path: '/en', title: 'Opening hours', hours: ['Tuesday – Friday', '07:00–18:00', 'Saturday'] },
  ]) {
    await visit(page, path);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: title })).toBeVisible();
    for (const text of hours) await expect(footer.getByText(text, { exact: true })).toBeVisible();
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a slideshow moves by its numbers and by the arrow keys', async ({ page }) => {
    await page.goto('/');
    const slides = page.getByRole('region', { name: 'Aus unserem Ofen' });
    const bread = slides.getByRole('img', { name: 'Vier Brote auf einem Holzregal' });
    const rolls = slides.getByRole('img', { name: 'Ein Baguette, eine Brezel und Brötchen' });
    await expect(slides.getByRole('img')).toHaveCount(3);
    await page.getByRole('link', { name: 'Bild 2' }).click();
    await expect(rolls).toBeInViewport({ ratio: 0.5 });
    await expect(bread).not.toBeInViewport();
    await slides.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(bread).toBeInViewport({ ratio: 0.5 });
    await expect(rolls).not.toBeInViewport();
    await slides.getByRole('link', { name: 'Brot', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bread' })).toBeVisible();
  });
});

test('a picture leads to the products on it, and lists them with their prices', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  const picture = main.getByRole('img', { name: 'Brote und Brezeln auf einem Holzregal' });
  const pretzel = main.getByRole('button', { name: '4: Lye Pretzel' });
  const [frame, spot] = [await picture.boundingBox(), await pretzel.boundingBox()];
  const middle = (spot?.x ?? 0) + (spot?.width ?? 0) / 2 - (frame?.x ?? 0);
  expect(middle / (frame?.width ?? 1)).toBeCloseTo(0.875, 2);
  const listed = main.getByRole('listitem').filter({ hasText: 'Lye Pretzel' });
  await expect(listed.filter({ hasText: amountIn('de', { amount: '1.8', currency: 'EUR' }) })).toHaveCount(1);
  await pretzel.click();
  await page.locator(':popover-open').getByRole('link', { name: 'Lye Pretzel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lye Pretzel' })).toBeVisible();
});

test('a bar says what is in the cart, on every page', async ({ page, shop }) => {
  const { offer } = await readCatalog(shop);
  await visit(page, productHref(offer.slug));
  const bar = page.getByRole('region', { name: 'Ihr Warenkorb' });
  await expect(bar.getByText('Noch nichts darin')).toBeVisible();
  await addOffer(page, offer);
  const sum = `Ihr Warenkorb: ${amountIn('de', offer.price)}`;
  await expect(bar.getByRole('link', { name: sum })).toBeVisible();
  await visit(page, '/products');
  await bar.getByRole('link', { name: sum }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('dates to come are listed in their order, and say when they are sold out', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kurse' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Kurse' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Sauerteig ansetzen', 'Nussbrot backen']);
  const dates = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  const [open, soldOut] = [dates.first(), dates.last()];
  await expect(open).toContainText('Samstag, 1. Februar 2087 um 17:30');
  await expect(open).toContainText(amountIn('de', { amount: '4.9', currency: 'EUR' }));
  await expect(open).not.toContainText('Ausgebucht');
  await expect(soldOut).toContainText('Ausgebucht');
  await expect(soldOut.getByRole('link')).toHaveCount(0);
  await open.getByRole('link', { name: 'Sauerteig ansetzen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rye Starter' })).toBeVisible();
});

test('a product has the size chart of its brand', async ({ page, shop }) => {
  const { offer } = await readCatalog(shop);
  await visit(page, productHref(offer.slug));
  const table = page.getByRole('table', { name: 'Größen von Korn & Kruste' });
  await expect(table).toBeHidden();
  await page.getByRole('main').getByText('Größen von Korn & Kruste').first().click();
  await expect(table.getByRole('row', { name: '1 kg 22 4–5' })).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveText(['Laib', 'Scheiben', 'Reicht für']);
});

test('the pages of the recipes are accessible in light and dark', async ({ page, shop }) => {
  const { offer } = await readCatalog(shop);
  for (const path of ['/', '/workshops']) {
    await visit(page, path);
    expect.soft(await barriers(page, ON_A_PHONE), path).toEqual([]);
  }
  await visit(page, productHref(offer.slug));
  await page.getByRole('main').getByText('Größen von Korn & Kruste').first().click();
  expect.soft(await barriers(page, ON_A_PHONE)).toEqual([]);
});

test('a product that was just created says that it is new', async ({ page, request, shop, sandbox }) => {
  test.slow();
  const product = {
    name: 'Hefezopf',
    productType: 'PHYSICAL',
    physicalProperties: {},
    variantsInfo: {
      variants: [
        { choices: [], price: { actualPrice: { amount: '5.40' } }, inventoryItem: { inStock: true } },
      ],
    },
  };
  const created = await fetch(`${shop.sandboxUrl}/stores/v3/products-with-inventory`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: SANDBOX_API_KEY },
    body: JSON.stringify({ product }),
  });
  expect(created.status).toBe(200);
  // The shop keeps for a minute which slugs exist, and lists for five.
  await expect(async () => expect((await request.get('/products/hefezopf')).status()).toBe(200)).toPass({
    timeout: 120_000,
  });
  for (const [path, label] of [
    ['/products/hefezopf', 'Neu'],
    ['/en/products/hefezopf', 'New'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible();
  }
  await visit(page, '/products/spelt-loaf');
  await expect(page.getByRole('main').getByText('Neu', { exact: true })).toHaveCount(0);
  await sandbox.reset();
});
