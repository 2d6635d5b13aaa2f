import { expect, type Page } from 'playwright/test';
import { test } from './fixtures';
import { addLundBowl, openEstimate, openFilters } from './journey';
import { ADA, signIn } from './members/sign-in-steps';

/*
 * Translators of browsers replace each text by an element, also in what appears later. This one
 * changes no letter, so that the tests find the same texts. The page of `fixtures.ts` fails the test
 * when a script throws, or when React changes a text that is next to others.
 */

// A folded part is hydrated when it opens. React notices that its texts are no longer the server's,
// and renders it again. The others are the rejections that the shopper provokes.
test.use({ allowedConsole: [/React error #418|status of 4(?:01|22)/] });

test.beforeEach(async ({ sandbox }) => {
  await sandbox.reset();
});

/** Translates the page, and what is added to it until the next document. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const SKIPPED = 'script, style, noscript, template, textarea, svg, [translate="no"], .notranslate';
    const wrap = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || parent.localName === 'font' || parent.closest(SKIPPED) || !text.data.trim()) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text.data);
    };
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      texts.forEach(wrap);
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(translateIn);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await expect(page.locator('main font').first()).toBeAttached();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await translate(page);
}

const main = (page: Page) => page.getByRole('main');

test('a translated product shows price and stock of each choice', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/products/lund-bowl');
  const price = main(page).locator('form .price').first();
  await page.locator('label').getByRole('radio', { name: 'Ink' }).check();
  await page.getByRole('radio', { name: 'Small, 18 cm' }).check();
  await expect(price).toHaveText('$28.00');
  await expect(main(page).getByText('Only 3 left')).toBeVisible();
  await page.getByRole('radio', { name: 'Large, 23 cm' }).check();
  await expect(price).toHaveText('$38.00');
  await expect(main(page).getByText('In stock')).toBeVisible();
  await expect(main(page).getByText('Only 3 left')).toHaveCount(0);

  // The bar of a small window shows while the form's own button is out of view.
  if (page.viewportSize()?.width === 390) {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const bar = main(page).locator('.buy-bar');
    await expect(bar.getByRole('button')).toHaveText('Add for $38.00');
    await page
      .getByRole('radio', { name: 'Small, 18 cm' })
      .evaluate((radio: HTMLInputElement) => radio.click());
    await expect(bar.getByRole('button')).toHaveText('Add for $28.00');
    await expect(bar.getByText('Ink, Small, 18 cm')).toBeVisible();
  }

  await main(page).getByRole('textbox', { name: 'Quantity' }).fill('2.5');
  await main(page).getByRole('textbox', { name: 'Quantity' }).blur();
  await expect(main(page).getByRole('alert')).toHaveText(/whole number/);
  await main(page).getByRole('textbox', { name: 'Quantity' }).fill('99999999');
  await main(page).getByRole('textbox', { name: 'Quantity' }).blur();
  await expect(main(page).getByRole('alert')).not.toHaveText(/whole number/);

  await open(page, '/products/drift-throw');
  await page.locator('label').getByRole('radio', { name: 'Slate' }).check();
  await expect(price).toHaveText(/\$102\.40.*\$128\.00/);
  await main(page).getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(main(page).getByRole('button', { name: 'On your wishlist' })).toHaveText('On your wishlist');
  await page.locator('label').getByRole('radio', { name: /^Rust/ }).check();
  await expect(main(page).locator('form').getByText('Sold out', { exact: true }).first()).toBeVisible();
  await page.locator('label').getByRole('radio', { name: 'Sand' }).check();
  await expect(main(page).locator('form').getByText('In stock')).toBeVisible();
});

test('a translated cart shows what was added, changed and removed', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/products/lund-bowl');
  await page.locator('label').getByRole('radio', { name: 'Oat' }).check();
  await page.getByRole('radio', { name: 'Large, 23 cm' }).check();
  await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText('Added to your cart: Lund Bowl')).toBeVisible();
  await drawer.getByRole('button', { name: 'Increase quantity' }).click();
  const line = drawer.getByRole('article', { name: 'Lund Bowl' });
  await expect(line.getByText('$76.00')).toBeVisible();
  await expect(drawer.getByText('2 items')).toBeVisible();
  await expect(line.getByText('$38.00 each')).toBeVisible();
  await drawer.getByRole('button', { name: /^Close/ }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toContainText('2');

  await open(page, '/cart');
  const total = main(page).getByRole('article', { name: 'Lund Bowl' });
  const summary = main(page).getByRole('region', { name: /summary/i });
  await expect(total.getByText('$76.00')).toBeVisible();
  await main(page).getByRole('button', { name: 'Increase quantity' }).click();
  await expect(total.getByText('$114.00')).toBeVisible();
  await expect(total.getByText('$76.00')).toHaveCount(0);
  await expect(main(page).getByRole('heading', { name: '3 items' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toContainText('3');

  await main(page)
    .getByText(/^Have a coupon/)
    .click();
  const code = main(page).getByLabel(/^Coupon.* code$/);
  await code.fill('NOSUCHCODE');
  await main(page).getByRole('button', { name: 'Apply' }).click();
  await expect(main(page).getByText(/don’t recognize that code/)).toBeVisible();
  await code.fill('WELCOME10');
  await main(page).getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText('−$11.40').first()).toBeVisible();
  await main(page).getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(summary.getByText('−$7.60').first()).toBeVisible();
  await expect(summary.getByText('−$11.40')).toHaveCount(0);
  await openEstimate(page);
  await main(page)
    .getByRole('combobox', { name: /^State/ })
    .selectOption('New York');
  await expect(main(page).getByText('Estimated total')).toBeVisible();
  await expect(main(page).getByText('Total before tax')).toHaveCount(0);
  await main(page)
    .getByRole('button', { name: /^Remove.*WELCOME10/ })
    .click();
  await expect(summary.getByText('−$7.60')).toHaveCount(0);

  await main(page).getByRole('button', { name: 'Remove Lund Bowl' }).click();
  await expect(main(page).getByText('Your cart is empty')).toBeVisible();
  await main(page).getByRole('button', { name: /^Undo/ }).click();
  await expect(total.getByText('$76.00')).toBeVisible();
  await main(page)
    .getByRole('button', { name: /^Save .* for later|^Save for later/ })
    .click();
  await expect(main(page).getByRole('heading', { name: 'Saved for later' })).toBeVisible();
});

test('a translated list shows counts, filters, pages and searches', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/products');
  const bar = page.getByRole('region', { name: 'Sort and filter' });
  const count = await bar.getByRole('status').innerText();
  await openFilters(page, 'Color');
  await page.getByRole('checkbox', { name: /^Ink/ }).filter({ visible: true }).check();
  const button = page.getByRole('button', { name: /^Show (\d+ )?product/ }).filter({ visible: true });
  if (page.viewportSize()?.width === 390) {
    await expect(button).toContainText(/^Show \d+ products/);
    await expect(button).not.toContainText(`Show ${count}`);
    await button.click();
  }
  await expect(page).toHaveURL(/color=Ink/);
  await expect(bar.getByRole('status')).not.toHaveText(count);
  await main(page)
    .getByRole('link', { name: /^Remove filter.*Ink/ })
    .click();
  await expect(bar.getByRole('status')).toHaveText(count);

  await main(page).getByRole('button', { name: 'Save Klar Carafe to the wishlist' }).click();
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();

  await open(page, '/search?q=bowl');
  const results = main(page).getByRole('heading', { level: 1 });
  await expect(results).toContainText('bowl');
  // On a phone it is on the page, otherwise in the header.
  const field = page.getByLabel('Search', { exact: true }).and(page.locator('input:visible'));
  await field.fill('vas');
  await expect(page.getByRole('option').filter({ hasText: /vase/i }).first()).toBeVisible();
  await field.fill('vase');
  await expect(page.getByRole('option', { name: /Arc Vase/ })).toBeVisible();
  await field.press('Enter');
  await expect(results).toContainText('vase');
  await expect(results).not.toContainText('bowl');
  await field.fill('bowwl');
  await field.press('Enter');
  await expect(results).toContainText('bowwl');
});

test('translated wishlist, comparison and gift card follow what the shopper does', async ({ page }) => {
  await open(page, '/products');
  const heart = main(page).getByRole('button', { name: 'Save Klar Carafe to the wishlist' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/wishlist');
  await main(page).getByRole('button', { name: 'Remove Klar Carafe' }).click();
  await expect(
    main(page)
      .getByText(/Klar Carafe/)
      .first(),
  ).toBeVisible();
  await main(page).getByRole('button', { name: /^Undo/ }).click();
  await main(page).getByRole('button', { name: 'Move to cart Klar Carafe' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Cart' }).getByText('Klar Carafe moved to your cart.'),
  ).toBeVisible();

  await open(page, '/compare?products=lund-bowl,arc-vase');
  await page.getByRole('checkbox', { name: 'Show differences only' }).check();
  await main(page).getByRole('link', { name: 'Remove Arc Vase' }).click();
  await expect(main(page).getByRole('columnheader')).toContainText(['Lund Bowl']);
  await expect(main(page).getByRole('columnheader', { name: 'Arc Vase' })).toHaveCount(0);

  await open(page, '/gift-card');
  await main(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(main(page).getByText('Enter the first name.').first()).toBeVisible();
  await page.getByLabel('First name').fill('Grace');
  await main(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(main(page).getByText('Enter the first name.')).toHaveCount(0);
});

test('a translated sign-in and account show their errors and results', async ({ page }) => {
  await open(page, '/login?returnTo=/account');
  await signIn(page, ADA.email, 'not the password');
  await expect(main(page).getByRole('alert').first()).toBeVisible();
  await main(page).getByRole('button', { name: /^Show/ }).click();
  await expect(main(page).getByRole('button', { name: /^Hide/ })).toBeVisible();
  await signIn(page, ADA.email, ADA.password);
  const greeting = main(page).getByRole('heading', { level: 1 });
  await expect(greeting).toHaveText('Hello, Ada');
  await translate(page);
  await page.getByLabel('First name').fill('Augusta');
  await page.getByLabel('Phone').fill('abc');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/a number like/);
  await page.getByLabel('Phone').fill('+44 20 7946 0100');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByRole('status').filter({ hasText: 'Your profile is saved.' })).toBeVisible();
  await expect(greeting).toHaveText('Hello, Augusta');
});

test('a translated cart follows another tab', async ({ page, context }) => {
  await open(page, '/cart');
  const other = await context.newPage();
  await addLundBowl(other);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(main(page).getByRole('article', { name: 'Lund Bowl' }).getByText('$38.00')).toBeVisible();
});
