import { expect, test } from './fixtures';
import { addLundBowl } from './journey';

/**
 * Interfaces that the shop uses and some browsers lack: in a private window, over http, in an older
 * version. They are removed from the production build's window, because a build once took one for
 * present and dropped the guard that the source had.
 */
const ON_WINDOW = ['BroadcastChannel', 'cookieStore', 'navigation', 'caches'];
const ON_NAVIGATOR = ['serviceWorker', 'connection', 'share', 'clipboard', 'locks', 'sendBeacon'];

test.beforeEach(async ({ sandbox, context }) => {
  await sandbox.reset();
  await context.addInitScript(
    ([onWindow, onNavigator]) => {
      const remove = (owner: object | null, name: string): void => {
        for (let place = owner; place; place = Object.getPrototypeOf(place))
          Reflect.deleteProperty(place, name);
      };
      for (const name of onWindow) remove(window, name);
      for (const name of onNavigator) remove(navigator, name);
      remove(crypto, 'randomUUID');
    },
    [ON_WINDOW, ON_NAVIGATOR] as const,
  );
});

test('a browser that lacks interfaces finds, saves and buys', async ({ page }) => {
  await page.goto('/');
  const present = await page.evaluate(
    ([onWindow, onNavigator]) => [
      ...onWindow.filter((name) => name in window),
      ...onNavigator.filter((name) => name in navigator),
    ],
    [ON_WINDOW, ON_NAVIGATOR] as const,
  );
  expect(present).toEqual([]);
  await addLundBowl(page);
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByText(/Added to your cart/)).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('button', { name: /Save for later|Save .* for later/ }).click();
  await expect(page.getByRole('heading', { name: 'Saved for later' })).toBeVisible();
  await page.getByRole('button', { name: /Move to cart|Move .* to cart/ }).click();
  await expect(page.getByRole('heading', { name: '1 item' })).toBeVisible();
  await page.goto('/search?q=bowl');
  await expect(page.getByRole('link', { name: /Lund Bowl/ }).first()).toBeVisible();
});

test('neither the wheel nor the arrow keys change a quantity', async ({ page }) => {
  await addLundBowl(page);
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.click();
  await page.mouse.wheel(0, -300);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('ArrowUp');
  await expect(quantity).toHaveValue('1');
});
