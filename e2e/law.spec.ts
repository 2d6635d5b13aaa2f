import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { z } from 'zod';
import { barriers, ON_A_PHONE } from './accessibility-checks';
import { expect, test, withoutScripts } from './fixtures';
import { addLundBowl, buyLundBowl, checkOut } from './journey';
import { openAsAda } from './members/account-steps';
import type { SandboxControls } from './sandbox-controls';

test.beforeEach(({ sandbox }) => sandbox.reset());

const main = (page: Page) => page.getByRole('main');

/** The emails of the platform to an address. */
async function mailsTo(sandbox: SandboxControls, address: string): Promise<string[]> {
  const mail = z.object({ to: z.string(), text: z.string() });
  const { mails } = z.object({ mails: z.array(mail) }).parse(await sandbox.mails());
  return mails.filter(({ to }) => to === address).map(({ text }) => text);
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function fillIn(page: Page, [name, email, contract]: [string, string, string]): Promise<void> {
  await main(page).getByLabel(name).fill('Tove Lind');
  await main(page).getByLabel(email).fill('tove@example.com');
  await main(page).getByLabel(contract, { exact: true }).fill('Bestellung 4711, eine Schale');
}

withoutScripts('a guest withdraws in two steps without scripts', async ({ page, sandbox }) => {
  for (const path of ['/de', '/de/cart', '/de/products/lund-bowl', '/de/withdrawal']) {
    await page.goto(path);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen', exact: true }),
    ).toHaveAttribute('href', '/de/withdrawal');
  }
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Verträge hier kündigen', exact: true }),
  ).toHaveAttribute('href', '/de/cancellation');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await main(page).getByRole('button', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(/\/de\/withdrawal$/);

  await fillIn(page, ['Name', 'E-Mail', 'Vertrag']);
  await main(page).getByRole('button', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(/\/de\/withdrawal\/review$/);
  await expect(main(page).getByText('Bestellung 4711, eine Schale')).toBeVisible();
  await expect(main(page).getByRole('button')).toHaveText(['Widerruf bestätigen']);
  expect(await mailsTo(sandbox, 'tove@example.com')).toEqual([]);

  await main(page).getByRole('link', { name: 'Ändern' }).click();
  await expect(main(page).getByLabel('Name')).toHaveValue('Tove Lind');
  await main(page).getByLabel('Name').fill('Tove Lindqvist');
  await main(page).getByRole('button', { name: 'Weiter' }).click();
  await main(page).getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Ihr Widerruf ist eingegangen');
  const reference = await main(page)
    .getByText(/^W-[0-9A-F]{10}$/)
    .textContent();

  const [mail, ...others] = await mailsTo(sandbox, 'tove@example.com');
  expect(others).toEqual([]);
  for (const part of [
    'Hiermit widerrufe ich',
    'Tove Lindqvist',
    'Bestellung 4711',
    String(reference),
    String(new Date().getFullYear()),
    /(?:GMT|UTC|E[SD]T)/,
  ])
    expect(mail).toMatch(part);
  // The button again, from the browser's history, sends nothing more.
  await page.goBack();
  await main(page).getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(main(page).getByText(String(reference))).toBeVisible();
  expect(await mailsTo(sandbox, 'tove@example.com')).toHaveLength(1);
});

test('the steps of a withdrawal read from right to left', async ({ page }) => {
  await page.goto('/he/withdrawal');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);
  await fillIn(page, ['שם', 'אימייל', 'העסקה']);
  await main(page).getByRole('button', { name: 'המשך' }).click();
  await expect(page).toHaveURL(/\/he\/withdrawal\/review$/);
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);
});

test('a withdrawal is sent once by two clicks, and is an email in an outage', async ({ page, sandbox }) => {
  await page.goto('/withdrawal');
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);
  await fillIn(page, ['Name', 'Email', 'Contract']);
  await main(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/withdrawal\/review$/);
  await sandbox.setFaults([{ call: '*', kind: 'down' }]);
  await main(page).getByRole('button', { name: 'Confirm withdrawal' }).click();
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText('Nothing is lost');
  const mail = await alert.getByRole('link').getAttribute('href');
  expect(decodeURIComponent(String(mail))).toMatch(/^mailto:hello@halden\.example\?.*Bestellung 4711/s);
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);

  await sandbox.setFaults([]);
  await main(page).getByRole('button', { name: 'Confirm withdrawal' }).dblclick();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('We’ve received your withdrawal');
  expect(await mailsTo(sandbox, 'tove@example.com')).toHaveLength(1);
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);
  const download = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Save as text' }).click();
  expect((await download).suggestedFilename()).toMatch(/^W-[0-9A-F]{10}\.txt$/);
});

test('the notice on the legal guarantee opens on a product, in cart and drawer', async ({ page }) => {
  await page.goto('/products/lund-bowl');
  const notice = main(page).getByRole('img', { name: 'Official EU notice on the legal guarantee' });
  await main(page).getByText('Your legal guarantee rights').click();
  await expect(notice).toBeVisible();
  await expect.poll(() => notice.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(420);
  const served = await page.request.get(String(await notice.getAttribute('src')));
  expect(hashOf(await served.body())).toBe(hashOf(readFileSync('content/legal/guarantee/en.svg')));
  const safety = main(page).getByRole('region', { name: 'Product safety' });
  await expect(safety).toContainText('Halden Studio');
  await expect(safety).toContainText('LUNBOW-100-01');
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);

  await addLundBowl(page);
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await drawer.getByRole('link', { name: 'Your legal guarantee rights' }).click();
  await expect(page).toHaveURL(/\/legal-guarantee$/);
  await expect(notice).toBeVisible();

  await page.goto('/cart');
  await main(page).getByText('Your legal guarantee rights').click();
  await expect(notice).toBeVisible();
  await page.goto('/products/stav-candle-holder');
  await expect(main(page).getByRole('region', { name: 'Warning' })).toContainText('burning candle');
  const label = await page.request.get('/api/products/time-wall-clock/garan');
  expect(label.headers()['content-type']).toBe('image/svg+xml');
  expect(await label.text()).toContain('>Atelier Mori<');
  expect((await page.request.get('/api/products/lund-bowl/garan')).status()).toBe(404);
  await page.goto('/products/halden-gift-card');
  await expect(main(page).getByText('Your legal guarantee rights')).toHaveCount(0);
});

test('prices that contain tax say so up to the checkout, and nothing is added', async ({ page, sandbox }) => {
  await sandbox.setTaxes([{ country: 'US', name: 'MwSt.', percent: 19, included: true }]);
  await addLundBowl(page);
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText('Tax included.', { exact: true })).toBeVisible();
  await page.goto('/cart');
  await expect(main(page).getByRole('term').last()).toHaveText('Estimated total');
  await expect(main(page).getByText('Tax', { exact: true })).toHaveCount(0);
  await expect(main(page).getByRole('definition').last()).toHaveText('$44.00');
  await checkOut(page);
  await expect(page.getByText('Includes MwSt.')).toBeVisible();
  await expect(page.getByText('$44.00').first()).toBeVisible();
});

test('every form with personal data leads to how it is used', async ({ request }) => {
  const forms = ['/contact', '/register', '/gift-card', '/withdrawal', '/cancellation'];
  const texts = await Promise.all(forms.map(async (path) => (await request.get(path)).text()));
  // Once for the form of the page, and once for the newsletter in the footer.
  const counts = texts.map((text) => text.match(/<p[^>]*><span>How we use your data: /g)?.length);
  expect(counts).toEqual(forms.map(() => 2));
});

test('a buyer withdraws from the order just placed, a member from an old one', async ({ page, sandbox }) => {
  await buyLundBowl(page);
  await main(page).getByRole('link', { name: 'Withdraw from contract here' }).click();
  await expect(main(page).getByRole('textbox', { name: 'Contract' })).toHaveValue(/^Order \d+$/);
  await expect(main(page).getByRole('checkbox', { name: '1 × Lund Bowl' })).toBeChecked();
  await expect(main(page).getByLabel('Email')).not.toHaveValue('');

  await openAsAda(page, '/account/orders');
  // Of six orders, one is canceled, one is a file and a card, and one was sent four months ago.
  await expect(main(page).getByRole('link', { name: 'Withdraw from contract here' })).toHaveCount(3);
  await main(page).getByRole('link', { name: 'Withdraw from contract here' }).first().click();
  await expect(main(page).getByLabel('Email')).toHaveValue('ada@example.com');
  await main(page).getByRole('checkbox').first().uncheck();
  await main(page).getByLabel('Email').fill('other@example.com');
  await main(page).getByRole('button', { name: 'Continue' }).click();
  await main(page).getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(main(page).getByText(/^W-/)).toBeVisible();
  expect(await mailsTo(sandbox, 'other@example.com')).toHaveLength(1);

  await page.goto('/de/cancellation');
  await fillIn(page, ['Name', 'E-Mail', 'Vertrag']);
  await main(page).getByRole('button', { name: 'Weiter' }).click();
  await main(page).getByRole('button', { name: 'jetzt kündigen' }).click();
  await expect(main(page).getByText(/^C-/)).toBeVisible();
});
