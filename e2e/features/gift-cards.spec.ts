import { z } from 'zod';
import { barriers, ON_A_DESK } from '../accessibility-checks';
import { expect, test, withoutScripts } from '../fixtures';
import { checkOut, PAYS, putLundBowlInCart } from '../journey';

test.beforeEach(({ sandbox }) => sandbox.reset());

const DAYS = 7 * 24 * 60 * 60_000;
const mailsSchema = z.object({ mails: z.array(z.object({ to: z.string(), text: z.string() })) });

test('a shopper sends a gift card on a day, and its code pays', async ({ page, sandbox }) => {
  await page.goto('/gift-card');
  const main = page.getByRole('main');
  await page.getByRole('radio', { name: 'Another amount' }).check();
  await page.getByLabel('Your amount').fill('5');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(main.getByText('Enter the first name.')).toHaveCount(2);
  await expect(page.getByLabel('Your amount')).toHaveAccessibleDescription(
    /Enter an amount from \$10.00 to \$500.00/,
  );
  await expect(page.getByLabel('Your amount')).toHaveValue('5');
  expect(await barriers(page, ON_A_DESK)).toEqual([]);

  await page.getByLabel('Your amount').fill('75');
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Recipient’s email').fill('grace@example.com');
  await page.getByLabel('Message').fill('For your birthday');
  const day = new Date(Date.now() + DAYS).toISOString().slice(0, 10);
  await page.getByLabel('Delivery date').fill(day);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText('Grace Hopper, grace@example.com')).toBeVisible();
  await expect(drawer.getByText('For your birthday')).toBeVisible();

  await page.goto('/cart');
  await expect(main.getByText('Grace Hopper, grace@example.com')).toBeVisible();
  await expect(main.getByText('Ship to')).toHaveCount(0);
  await checkOut(page);
  await expect(page.getByText('For Grace Hopper, grace@example.com')).toBeVisible();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Card number').fill(PAYS);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(main.getByText('Grace Hopper, grace@example.com')).toBeVisible();
  await expect(main.getByText(/Gift cards are sent to their recipients on the day you chose/)).toBeVisible();

  const toGrace = async () =>
    mailsSchema.parse(await sandbox.mails()).mails.filter(({ to }) => to === 'grace@example.com');
  expect(await toGrace()).toEqual([]);
  await sandbox.advanceClock(DAYS + DAYS);
  const [mail] = await toGrace();
  const code = /GIFT-\w{4}-\w{4}/.exec(mail?.text ?? '')?.[0] ?? '';

  // Grace is another visitor.
  await page.context().clearCookies();
  await putLundBowlInCart(page);
  await page.goto('/cart');
  await page.getByText('Have a coupon or gift card?').click();
  await page.getByLabel('Coupon or gift card code').fill(code);
  await page.getByLabel('Coupon or gift card code').press('Enter');
  await expect(main.getByText(/Gift card \*+.* applied/)).toBeVisible();
  await expect(main.getByText('Amount due')).toBeVisible();
});

test('a gift card among the products leads to its page, the one announced', async ({ page, request }) => {
  for (const prefix of ['', '/de']) {
    await page.goto(`${prefix}/products/halden-gift-card`);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/gift-card`);
  }
  for (const path of ['/sitemap.xml?file=1', '/feeds/google.xml', '/feeds/openai.jsonl']) {
    const text = await (await request.get(path)).text();
    expect(text, path).toContain('/products/lund-bowl');
    expect(text, path).not.toContain('/products/halden-gift-card');
  }
});

withoutScripts('a rejected form of a gift card keeps what was typed without scripts', async ({ page }) => {
  await page.goto('/gift-card');
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Message').fill('For your birthday');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByLabel('Recipient’s email')).toHaveAccessibleDescription(
    'Enter the recipient’s email.',
  );
  await expect(page.getByLabel('Message')).toHaveValue('For your birthday');
  await page.getByLabel('Recipient’s email').fill('grace@example.com');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Grace, grace@example.com')).toBeVisible();
  await expect(page.getByText('Right after payment')).toBeVisible();
});
