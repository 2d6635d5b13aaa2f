import { expect, type Page } from 'playwright/test';
import { waitForHydration } from './fixtures';

/** Steps that several journeys share, in the shopper's own words. */

export const PAYS = '4242 4242 4242 4242';

/**
 * Adds a Lund Bowl in oat, large, to the cart from its page. With scripts, the drawer is open
 * afterwards.
 */
export async function addLundBowl(page: Page): Promise<void> {
  await page.goto('/products/lund-bowl');
  await page.locator('label').getByRole('radio', { name: 'Oat' }).check();
  await page.getByRole('radio', { name: 'Large, 23 cm' }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
}

/** Adds a product that tests may change (`ChangedProduct`). */
export async function addBookends(page: Page): Promise<void> {
  await page.goto('/products/bue-bookends');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
}

/** Leaves an option without a choice on a page without scripts. */
export const leaveOpen = (page: Page, option: string): Promise<void> =>
  page.locator(`[name="option:${option}"]:checked`).evaluate((radio: HTMLInputElement) => {
    radio.checked = false;
  });

/**
 * Submits the form of a product without a choice, in one task: a page that renders again restores
 * the choice.
 */
export async function submitWithout(page: Page, option: string): Promise<void> {
  // A submitted search or a followed link may have loaded a page, and `evaluate` does not wait.
  await waitForHydration(page);
  await page.locator(`[name="option:${option}"]:checked`).evaluate((radio: HTMLInputElement) => {
    radio.checked = false;
    radio.form?.requestSubmit();
  });
}

/**
 * Puts the same bowl in the cart by a request, for tests of what comes after that. A page shows it
 * when it loads.
 */
export async function putLundBowlInCart(page: Page): Promise<void> {
  const product = await page.request.get('/products/lund-bowl');
  const productId = /name="productId" value="([^"]+)"/.exec(await product.text())?.[1] ?? '';
  const answer = await page.request.post('/api/cart/items', {
    headers: { origin: new URL(product.url()).origin },
    form: {
      productId,
      quantity: '1',
      returnTo: '/cart',
      'option:Glaze': 'Oat',
      'option:Size': 'Large, 23 cm',
    },
    maxRedirects: 0,
  });
  // A browser without a cookie goes there by the check of cookies.
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toMatch(/^\/cart$|^\/api\/cookies\?returnTo=%2Fcart/);
}

/** Fills in the hosted checkout page, in any language. The caller pays. */
export async function fillCheckout(page: Page, card = PAYS): Promise<void> {
  const values = {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    phone: '+1 555 0100',
    address: '412 Main Street',
    city: 'Hudson',
    postalCode: '12534',
    cardNumber: card,
  };
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
}

/** Pays on the hosted checkout page, in any language. */
export const placeOrder = (page: Page): Promise<void> =>
  page.locator('form[data-checkout] button.main').click();

/** Unfolds the country, the state and the shipping methods of the cart's totals. */
export const openEstimate = (page: Page): Promise<void> =>
  page.getByText('Estimate shipping and tax').click();

/** Goes from the cart page to the hosted checkout. */
export async function checkOut(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
}

/** Buys a Lund Bowl. */
export async function buyLundBowl(page: Page): Promise<void> {
  await putLundBowlInCart(page);
  await buyCart(page);
}

/** Buys what is in the cart. */
export async function buyCart(page: Page): Promise<void> {
  await page.goto('/cart');
  await checkOut(page);
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Place order' }).click();
}

/** Returns the product names of a list, in order. */
export async function productNames(page: Page): Promise<string[]> {
  // A form of filters loads a page, whose URL is there before its list.
  await page.waitForLoadState();
  return page.getByRole('list', { name: 'Products' }).getByRole('heading').allInnerTexts();
}

/**
 * Opens the filters of a list. Small windows show them in a sheet, which applies them all together.
 * On wide ones each filter has a drop-down, and `filter` names the one to open.
 */
export async function openFilters(page: Page, filter?: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'Sort and filter' });
  const opener = bar.getByRole('button', { name: /^Filter and sort/ });
  if (await opener.isVisible()) await opener.click();
  else if (filter) await bar.getByRole('button', { name: new RegExp(`^${filter}`) }).click();
}

/** Shows the list of the choices in the sheet of small windows. Wide ones apply them at once. */
export async function showFiltered(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Show (\d+ )?product/ }).filter({ visible: true });
  if (await button.isVisible()) await button.click();
}
