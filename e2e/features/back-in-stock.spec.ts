import { barriers, ON_A_PHONE } from '../accessibility-checks';
import { expect, test, withoutScripts } from '../fixtures';
import { mailTo } from '../members/sign-in-steps';

const LINK = { name: 'Tell me when it’s back' };
const EMAIL = { name: 'Your email' };
const SEND = { name: 'Notify me' };
/** Rust is sold out, other colors are not. */
const THROW = '/products/drift-throw';

test.beforeEach(({ sandbox }) => sandbox.reset());

test('the mail about a sold-out color leads to the chosen color', async ({ page, browser, sandbox }) => {
  await page.goto(THROW);
  await expect(page.getByRole('link', LINK)).toBeHidden();
  const privacy = page.getByRole('main').getByText(/How we use your data/);
  await page.locator('label').getByRole('radio', { name: 'Sand' }).check();
  await expect(privacy.filter({ visible: true })).toHaveCount(0);
  await page.locator('label').getByRole('radio', { name: 'Rust' }).check();
  await page.getByRole('link', LINK).click();
  await expect(page.getByRole('textbox', EMAIL)).toBeFocused();
  await expect(privacy.filter({ visible: true })).toHaveCount(1);
  expect(await barriers(page, ON_A_PHONE)).toEqual([]);

  await page.getByRole('textbox', EMAIL).fill('tove@');
  await page.getByRole('button', SEND).click();
  await expect(page.getByRole('textbox', EMAIL)).toHaveAccessibleDescription(/email/i);
  await expect(page.getByRole('textbox', EMAIL)).toBeFocused();
  await page.getByRole('textbox', EMAIL).fill('tove@example.com');
  await page.getByRole('button', SEND).click();
  await expect(page.getByText('We’ll email tove@example.com once')).toBeVisible();

  await sandbox.updateProduct('drift-throw', { variants: [{ choices: { Color: 'Rust' }, quantity: 3 }] });
  const [link = ''] = (await mailTo(sandbox, 'tove@example.com')).links;
  const withoutScript = await browser.newPage({ javaScriptEnabled: false });
  for (const opened of [page, withoutScript]) {
    const response = await opened.goto(link);
    expect(response?.status()).toBe(200);
    await expect(opened.getByRole('heading', { level: 1, name: 'Drift Throw' })).toBeVisible();
    await expect(opened.locator('label').getByRole('radio', { name: 'Rust' })).toBeChecked();
  }
  await withoutScript.close();
});

withoutScripts('the request keeps what was typed without scripts', async ({ page, sandbox }) => {
  // The test before may have restocked the product. A reset notifies nobody, and neither does an
  // update that changes nothing.
  for (const quantity of [1, 0])
    await sandbox.updateProduct('drift-throw', { variants: [{ choices: { Color: 'Rust' }, quantity }] });
  await expect(async () => {
    await page.goto(THROW);
    await page.getByRole('link', { name: 'Is yours sold out?' }).click({ timeout: 1_000 });
    await expect(page.getByRole('textbox', EMAIL)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('textbox', EMAIL).fill('tove@example');
  await page.getByRole('button', SEND).click();
  await expect(page.getByRole('textbox', EMAIL)).toHaveValue('tove@example');
  await expect(page.getByRole('textbox', EMAIL)).toHaveAccessibleDescription(/email/i);
  expect(await page.title()).toMatch(/^Error/);
  await page.getByRole('textbox', EMAIL).fill('tove@example.com');
  await page.getByRole('button', SEND).click();
  await expect(page.getByText('We’ll email tove@example.com once')).toBeVisible();
  await sandbox.updateProduct('drift-throw', { variants: [{ choices: {}, quantity: 3 }] });
  expect((await mailTo(sandbox, 'tove@example.com')).links).toHaveLength(1);
  for (const path of ['/products/none?variant=1', '/products/none/back-in-stock']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find that page' })).toBeVisible();
  }
});

test('a member types no email, and a site that takes no requests has no form', async ({
  page,
  request,
  sandbox,
}) => {
  await page.goto('/login?returnTo=/products/rok-incense-holder');
  await page.getByRole('main').getByLabel('Email').fill('ada@example.com');
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('halden-ada-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', LINK).click();
  await expect(page.getByRole('textbox', EMAIL)).toHaveValue('ada@example.com');
  await request.put(`${sandbox.url}/_sandbox/back-in-stock`, { data: { collecting: false } });
  await page.getByRole('button', SEND).click();
  await expect(page.getByText('Sorry, back-in-stock emails aren’t available right now.')).toBeVisible();
  await expect(async () => {
    await page.goto('/products/rok-incense-holder');
    await expect(page.getByRole('link', LINK)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});
