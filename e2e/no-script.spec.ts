import { expect, test } from './fixtures';
import { addLundBowl, checkOut, fillCheckout, leaveOpen, openEstimate } from './journey';
import { BEFORE_V1_REMOVAL } from './sandbox-controls';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ sandbox }) => sandbox.reset());

test('a shopper buys the same without scripts', { tag: '@every-generation' }, async ({ page }) => {
  await page.goto('/products?sortBy=priceDesc');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('heading').first()).toHaveText(
    'Halo Pendant',
  );

  await addLundBowl(page);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('link', { name: 'Lund Bowl' })).toBeVisible();

  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await expect(page.getByText('$76.00').first()).toBeVisible();

  await page.getByText(/^Have a coupon/).click();
  await page.getByRole('textbox', { name: /^Coupon.* code$/ }).fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('We don’t recognize that code.', { exact: false })).toBeVisible();

  await page.getByText('Note to the shop').click();
  await page.getByRole('textbox', { name: 'Your note' }).fill('Please wrap it.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByText('Note to the shop').click();
  await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveValue('Please wrap it.');
  await page.getByRole('textbox', { name: 'Your note' }).fill('Please wrap it. It is a gift.');

  await checkOut(page);
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await expect(page.getByText('Please wrap it. It is a gift.')).toBeVisible();
});

test('the checkout says that the cart is lost, and leads to sign-in', async ({ page, context }) => {
  await addLundBowl(page);
  await expect(page).toHaveURL(/\/cart$/);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByText('We can’t find the cart that you saw.', { exact: false })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fcart',
  );
  await expect(page.getByRole('link', { name: 'Continue shopping' })).toBeVisible();
});

test('the totals and their fields are present, and the charge equals the estimate', {
  tag: '@every-generation',
}, async ({ page, sandbox }) => {
  await sandbox.setClock(BEFORE_V1_REMOVAL);
  await addLundBowl(page);
  const row = (label: string) =>
    page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(page.getByText('Calculating')).toHaveCount(0);
  await expect(row('Subtotal')).toContainText('$38.00');
  await expect(row('Tax')).toContainText('Depends on the state');
  await expect(row('Total before tax')).toContainText('$44.00');

  await openEstimate(page);
  await page.getByRole('combobox', { name: 'State' }).selectOption('New York');
  await page.getByRole('radio', { name: /Express/ }).check();
  await page.getByRole('button', { name: 'Update totals' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(row('Tax')).toContainText('$4.66');
  await expect(row('Estimated total')).toContainText('$57.16');

  await openEstimate(page);
  await page.getByRole('combobox', { name: 'Ship to' }).selectOption('Germany');
  await page.getByRole('button', { name: 'Update totals' }).click();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveCount(0);
  await expect(row('Estimated total')).toContainText('$66.64');

  await checkOut(page);
  await expect(page.getByText('$66.64')).toBeVisible();
});

test('a form without an option returns with all its values and names the missing one', async ({ page }) => {
  await page.goto('/products/lund-bowl');
  await page.locator('label').getByRole('radio', { name: 'Sage' }).check();
  const size = page.getByRole('group', { name: 'Size' });
  await leaveOpen(page, 'Size');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
  const add = page.getByRole('button', { name: 'Add to cart' });
  // Simulates a browser that does not block the form.
  await add.evaluate((button: HTMLButtonElement) => {
    button.formNoValidate = true;
  });
  await add.click();

  await expect(page).toHaveURL(/\/products\/lund-bowl\/options$/);
  await expect(page).toHaveTitle(/^Error: Lund Bowl/);
  await expect(page.getByRole('alert').first()).toHaveText('Please choose a size.');
  await expect(size).toHaveAccessibleDescription('Please choose a size.');
  await expect(page.locator('label').getByRole('radio', { name: 'Sage' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');

  await size.getByRole('radio', { name: 'Large, 23 cm' }).check();
  await add.click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
  await expect(page.getByText('Sage', { exact: true })).toBeVisible();
});

test('a page of a step that is over leads to the sign-in page', async ({ page }) => {
  await page.goto('/de/login/verify');
  await expect(page).toHaveURL(/\/de\/login\?error=sign-in-expired$/);
  await expect(
    page.getByRole('main').getByText('Diese Anmeldung ist abgelaufen', { exact: false }),
  ).toBeVisible();
});

test('the address of a form without a page leads to the page of the form', async ({ page, request }) => {
  for (const [address, expected] of Object.entries({
    '/checkout': '/cart',
    '/sign-out': '/account',
    '/forgot-password/start': '/forgot-password',
    '/auth/frame': '/login',
    '/api/cart/items': '/cart',
    '/api/cart/code': '/cart',
    '/api/cart/discount': '/cart',
    '/api/cart/estimate': '/cart',
    '/api/currency': '/',
    '/api/newsletter': '/',
    '/api/back-in-stock': '/products',
  })) {
    const { status, headers } = await request
      .get(address, { headers: { 'accept-language': 'de' }, maxRedirects: 0 })
      .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
    expect([address, status, headers.location]).toEqual([
      address,
      303,
      `/de${expected === '/' ? '' : expected}`,
    ]);
    expect(headers['set-cookie']).toBeUndefined();
  }
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
});
