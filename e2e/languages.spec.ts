import { z } from 'zod';
import { axe } from './accessibility-checks';
import { expect, test, withoutScripts } from './fixtures';
import { germanProduct, inGerman } from './german-texts';
import { fillCheckout, submitWithout } from './journey';
import { leftOverTexts } from './left-over-text';

// The console reports a 404 and a rejected coupon.
test.use({ locale: 'de-DE', allowedConsole: [/404|422/] });
test.beforeEach(({ sandbox }) => sandbox.reset());

const mailsSchema = z.object({
  mails: z.array(z.object({ subject: z.string(), text: z.string(), html: z.string() })),
});

test('a shopper with a German browser buys a bowl in German', async ({ page, sandbox }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/de$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Halden: Steinzeug und Dinge fürs Zuhause');

  await page.goto('/products/lund-bowl');
  await expect(page).toHaveURL(/\/de\/products\/lund-bowl$/);
  await page
    .locator('label')
    .getByRole('radio', { name: inGerman('Ink') })
    .check();
  const size = page.getByRole('group', { name: inGerman('Size') });
  await submitWithout(page, 'Size');
  await expect(size).toHaveAccessibleDescription(`Bitte wählen Sie: ${inGerman('Size')}.`);
  await size.getByRole('radio', { name: inGerman('Large, 23 cm') }).check();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();

  const drawer = page.getByRole('dialog', { name: 'Warenkorb' });
  await expect(drawer.getByText(`In Ihrem Warenkorb: ${germanProduct('lund-bowl')}`)).toBeVisible();
  await expect(drawer.getByText('38,00 $').first()).toBeVisible();
  await drawer.getByRole('link', { name: 'Zum Warenkorb', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  await expect(page).toHaveURL(/\/de\/cart$/);
  await page.getByText('Haben Sie einen Gutschein oder eine Geschenkkarte?').click();
  await page.getByRole('textbox', { name: 'Code von Gutschein oder Geschenkkarte' }).fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Einlösen' }).click();
  await expect(page.getByText('Dieser Code ist ungültig.', { exact: false })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Zur Kasse' }).click();

  // The platform's page and email are in the language of the shopper, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('dd.total')).toHaveText(/^\d+,\d\d\s\$$/);
  expect(await axe(page)).toEqual([]);
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page).toHaveURL(/\/de\/thank-you\?orderId=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Vielen Dank' })).toBeVisible();
  const [mail] = mailsSchema.parse(await sandbox.mails()).mails;
  expect(mail?.subject).toMatch(/^Bestellung \d+: vielen Dank$/);
  expect(mail?.text).toMatch(/Gesamtsumme: \d+,\d\d\s\$/);
});

test('sign-in and its errors are in German', async ({ page }) => {
  await page.goto('/de/account');
  await expect(page).toHaveURL(/\/de\/login\?returnTo=%2Fde%2Faccount$/);
  await page.getByRole('main').getByLabel('E-Mail').fill('ada@example.com');
  await page.getByLabel('Passwort', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'konnten wir Sie nicht anmelden' })).toBeVisible();
  await page.getByLabel('Passwort', { exact: true }).fill('halden-ada-1');
  await page.getByRole('button', { name: 'Anmelden' }).click();

  await expect(page).toHaveURL(/\/de\/account$/);
  await page.getByLabel('Telefon').fill('abc');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Bitte geben Sie eine Nummer wie +49 30 123456 ein.').first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Ihr Konto' })
    .getByRole('link', { name: 'Bestellungen' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/de$/);
});

test('the language switch keeps the page and is remembered', async ({ page, context }) => {
  await page.goto('/de/products?sortBy=priceDesc');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/[^e]\/products\?sortBy=priceDesc$/);
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();

  // The browser still prefers German.
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'lang', value: 'en', sameSite: 'Lax', path: '/' });

  await footer.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(footer.getByText('Deutsch')).toHaveAttribute('aria-current', 'true');
});

test('a page that is not found is a 404 in German', async ({ page }) => {
  for (const path of ['/de/products/nope', '/de/nowhere/at/all', '/nowhere']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Diese Seite haben wir nicht gefunden' }),
    ).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb' })).toBeVisible();
  }
});

withoutScripts('a form responds in the language of its page without scripts', async ({ page }) => {
  await page.goto('/de/products/lund-bowl');
  await page.getByRole('radio', { name: inGerman('Large, 23 cm') }).check();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page).toHaveURL(/\/de\/cart$/);
  await page.getByText('Haben Sie einen Gutschein oder eine Geschenkkarte?').click();
  await page.getByRole('textbox', { name: 'Code von Gutschein oder Geschenkkarte' }).fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Einlösen' }).click();
  await expect(page.getByText('Dieser Code ist ungültig.', { exact: false })).toBeVisible();

  await page.goto('/de/login');
  await page.getByRole('main').getByLabel('E-Mail').fill('ada@example.com');
  await page.getByLabel('Passwort', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/de\/login/);
  await expect(page.getByRole('alert')).toContainText('konnten wir Sie nicht anmelden');
});

withoutScripts('the switch works without scripts', async ({ page }) => {
  await page.goto('/de/categories/vases');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/[^e]\/categories\/vases$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('a shopper with a Hebrew browser', () => {
  test.use({ locale: 'he-IL' });

  test('reads from right to left, also where the order is paid', async ({ page, sandbox }) => {
    await page.goto('/products/lund-bowl');
    await expect(page).toHaveURL(/\/he\/products\/lund-bowl$/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.locator('label').getByRole('radio', { name: 'שיבולת שועל' }).check();
    await page.getByRole('radio', { name: 'גדולה, 23 ס״מ' }).check();
    await page.getByRole('button', { name: 'הוספה לסל' }).click();
    const drawer = page.getByRole('dialog', { name: 'סל הקניות' });
    await expect(drawer.getByText('פריט אחד').first()).toBeVisible();
    await expect(drawer.getByText(/38\.00/).first()).toBeVisible();

    await page.goto('/he/cart');
    await page.getByRole('main').getByRole('button', { name: 'מעבר לקופה' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'קופה' })).toBeVisible();
    const root = page.locator('html');
    await expect(root).toHaveAttribute('lang', 'he');
    await expect(root).toHaveAttribute('dir', 'rtl');
    expect(await leftOverTexts(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await fillCheckout(page);
    await page.getByRole('button', { name: 'ביצוע ההזמנה' }).click();
    await expect(page).toHaveURL(/\/he\/thank-you\?orderId=/);
    const [mail] = mailsSchema.parse(await sandbox.mails()).mails;
    expect(mail?.subject).toMatch(/^הזמנה \d+: תודה רבה$/);
    expect(mail?.html).toContain('dir="rtl"');
  });
});

test('pages are shared in all languages and link to the other ones', async ({ request }) => {
  for (const path of ['/', '/products', '/categories/vases', '/products/lund-bowl']) {
    const german = path === '/' ? '/de' : `/de${path}`;
    for (const place of [path, german]) {
      const answer = await request.get(place, { maxRedirects: 0 });
      expect(answer.status(), place).toBe(200);
      expect(answer.headers()['set-cookie']).toBeUndefined();
      expect(answer.headers()['cache-control']).toContain('s-maxage');
      const html = await answer.text();
      expect(html).toContain(`lang="${place === german ? 'de' : 'en'}"`);
      const alternate = (lang: string) =>
        new RegExp(`<link rel="alternate" hrefLang="${lang}" href="([^"]*)"`).exec(html)?.[1];
      expect(new URL(alternate('de') ?? '').pathname).toBe(german);
      expect(new URL(alternate('en') ?? '').pathname).toBe(path);
    }
  }
});

test('the prefix of English redirects to the URL without one', async ({ request }) => {
  for (const [from, to] of [
    ['/en', '/'],
    ['/en/products?page=2', '/products?page=2'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(new URL(answer.headers().location ?? '', answer.url()).pathname).toBe(to.split('?')[0]);
  }
});
