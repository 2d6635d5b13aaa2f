import type { Locator, Page } from 'playwright/test';
import { isFocusHidden } from './accessibility-checks';
import { expect, test } from './fixtures';
import { PAYS } from './journey';
import { ADA, PASSWORD } from './members/sign-in-steps';

// A phone has no Tab key.
test.beforeEach(({ sandbox }) => sandbox.reset());

/**
 * Presses Tab until the element has the focus, and checks at each stop that the focus is visible.
 */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stops = 0; stops < 150; stops++) {
    await page.keyboard.press(key);
    // A drawer that moves in ends where its controls are visible.
    await expect.poll(() => isFocusHidden(page), { message: 'the hidden element with the focus' }).toBeNull();
    if (
      await target
        .evaluate((element) => element === document.activeElement, null, { timeout: 1_000 })
        .catch(() => false)
    )
      return;
  }
  throw new Error(`The Tab key does not lead to ${target}`);
}

/** Tabs to a field and types. */
async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('a shopper buys by keyboard', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await press(page, main.getByRole('link', { name: 'Shop all products' }));
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  await press(page, main.getByRole('link', { name: 'Klar Carafe' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Klar Carafe' })).toBeVisible();
  await press(page, main.getByRole('button', { name: 'Add to cart' }));

  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText(/Added to your cart/)).toBeVisible();
  // The page behind the dialog is inert. Escape returns the focus to where it was.
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(main.getByRole('button', { name: 'Add to cart' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await press(page, drawer.getByRole('button', { name: 'Check out' }));

  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  for (const [label, text] of [
    ['Email', 'ada@example.com'],
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['Phone', '+1 555 0100'],
    ['Address', '412 Main Street'],
    ['City', 'Hudson'],
    ['Postal code', '12534'],
    ['Card number', PAYS],
  ] as const)
    await type(page, page.getByLabel(label, { exact: true }), text);
  await press(page, page.getByRole('button', { name: 'Place order' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
});

test('a shopper registers by keyboard and corrects a mistake', async ({ page }) => {
  await page.goto('/register');
  const main = page.getByRole('main');
  await press(page, main.getByRole('button', { name: 'Create account' }));
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await press(page, summary.getByRole('link').first());
  await expect(main.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('new.shopper@example.com');
  await type(page, main.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('/register'));
  await page.goto('/account');
  await expect(main.getByText('new.shopper@example.com').first()).toBeVisible();
});

test('a member signs in and edits the profile by keyboard', async ({ page }) => {
  await page.goto('/account');
  const main = page.getByRole('main');
  await type(page, main.getByLabel('Email'), ADA.email);
  await type(page, main.getByLabel('Password', { exact: true }), ADA.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/account');
  const profile = main.getByRole('form', { name: 'Profile' });
  await type(page, profile.getByLabel('Nickname'), 'Ada of the kiln');
  await press(page, profile.getByRole('button', { name: 'Save' }));
  await expect(main.getByRole('status').filter({ hasText: /saved/i })).toBeVisible();
  await page.reload();
  await expect(profile.getByLabel('Nickname')).toHaveValue('Ada of the kiln');
});

test('the focused element is never under the header, forward or backward', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 500 });
  await page.goto('/categories/vases');
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }));
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }), 'Shift+Tab');
});
