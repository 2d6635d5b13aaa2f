import { axe } from '../accessibility-checks';
import { expect, test, withoutScripts } from '../fixtures';
import { germanProduct, inGerman } from '../german-texts';
import { fillCheckout } from '../journey';

test.beforeEach(({ sandbox }) => sandbox.reset());

const SLUG = 'lund-bowl';

test('a shopper reads German, compares in euros, and knows what is paid in dollars', async ({ page }) => {
  await page.goto(`/products/${SLUG}`);
  const currencies = page.getByRole('form', { name: 'Currency' });
  await currencies.getByRole('button', { name: 'EUR' }).click();
  await expect(page).toHaveURL(new RegExp(`/products/${SLUG}$`));
  const main = page.getByRole('main');
  await expect(main.getByText('€25.76').first()).toBeVisible();
  await expect(main.getByText('Prices in EUR are approximate. You’ll pay in USD.')).toBeVisible();
  await expect(main.getByText('United States: shipping is calculated in your cart.')).toBeVisible();
  await expect(main).not.toContainText('$');

  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/products\//);
  await expect(page.getByRole('heading', { level: 1, name: germanProduct(SLUG) })).toBeVisible();
  await expect(main.getByText('Preise in EUR', { exact: false })).toBeVisible();
  await page
    .locator('label')
    .getByRole('radio', { name: inGerman('Oat') })
    .check();
  await page.getByRole('radio', { name: inGerman('Large, 23 cm') }).check();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  const drawer = page.getByRole('dialog', { name: 'Warenkorb' });
  await expect(drawer.getByRole('link', { name: germanProduct(SLUG) })).toBeVisible();
  await expect(drawer.getByText('34,96 €').first()).toBeVisible();
  await expect(drawer.getByText(/An der Kasse zahlen Sie 38,00\s\$/)).toBeVisible();

  // A URL with a filter in the language of the site works in German.
  await page.goto('/de/products?color=Oat');
  await expect(main.getByRole('list', { name: 'Aktive Filter' })).toContainText(inGerman('Oat'));
  await expect(main.getByRole('link', { name: germanProduct(SLUG) })).toBeVisible();

  await page.goto('/de/cart');
  await expect(main.getByText(/An der Kasse zahlen Sie \d+,\d\d\s\$/)).toBeVisible();
  await main.getByRole('button', { name: 'Zur Kasse' }).click();
  await expect(page).toHaveURL(/lang=de.*currency=EUR/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible();
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page).toHaveURL(/\/de\/thank-you\?orderId=/);
  await expect(main.getByText(germanProduct(SLUG)).first()).toBeVisible();
});

withoutScripts('a currency is chosen, remembered and given up without scripts', async ({ page, request }) => {
  await page.goto('/categories/vases');
  await page.getByRole('button', { name: 'EUR' }).click();
  await expect(page).toHaveURL(/\/categories\/vases$/);
  await expect(page.getByRole('article').first()).toContainText('€');
  await page.goto('/');
  await expect(page.getByRole('article').first()).toContainText('€');
  await page.getByRole('button', { name: 'USD' }).click();
  await expect(page.getByRole('article').first()).toContainText('$');

  // Shared caches get the page of the site only, and no other URL leads to the variants.
  const chosen = await request.get('/products', { headers: { cookie: 'currency=EUR' } });
  expect(chosen.headers()['cache-control']).toContain('private');
  expect(await chosen.text()).toContain('€');
  const own = await request.get('/products', { headers: { cookie: 'currency=XXX' } });
  expect(own.headers()['cache-control']).toContain('s-maxage');
  expect(await own.text()).not.toContain('€');
  const direct = await request.get('/de_EUR/products', { maxRedirects: 0 });
  expect([direct.status(), direct.headers().location]).toEqual([308, '/de/products']);
  const foreign = await request.post('/api/currency', {
    form: { to: 'EUR' },
    headers: { origin: 'https://elsewhere.example' },
    maxRedirects: 0,
  });
  expect(foreign.status()).toBe(403);
  expect(foreign.headers()['set-cookie']).toBeUndefined();
});
