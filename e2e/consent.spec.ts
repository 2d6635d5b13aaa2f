import type { Page } from 'playwright/test';
import { barriers, sidewaysScroll } from './accessibility-checks';
import { expect, test } from './fixtures';
import { receiverAt } from './receiver';

let requests: string[] = [];
/** Providers of three purposes. The script stands for the program of a chat. */
const PROVIDER = receiverAt(60, (path) => requests.push(path), `document.body.dataset.chat = 'open';`);

test.use({
  shopVariables: {
    ANALYTICS: JSON.stringify([
      { provider: 'webhook', address: `${PROVIDER}/statistics`, privacyPage: '/privacy' },
      { provider: 'webhook', address: `${PROVIDER}/marketing`, purpose: 'marketing' },
      { provider: 'script', src: `${PROVIDER}/widget.js`, name: 'Chat Company', purpose: 'support' },
    ]),
  },
});

test.beforeEach(() => {
  requests = [];
});

const banner = (page: Page) => page.getByRole('region', { name: 'Privacy' });
const counted = (path: string) => requests.filter((one) => one === path).length;
const isChatOpen = (page: Page) => page.locator('body[data-chat=open]');

test('each provider loads with consent for its purpose only', { tag: '@matrix' }, async ({ page }) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  await page.goto('/products');
  await expect(banner(page).getByRole('checkbox')).toHaveCount(3);
  await expect(banner(page)).toContainText('The data goes to Chat Company.');
  expect(requests).toEqual([]);
  expect(await barriers(page)).toEqual([]);

  await banner(page)
    .getByRole('checkbox', { name: /^Chat and support/ })
    .check();
  await banner(page).getByRole('button', { name: 'Save choices' }).click();
  await expect(isChatOpen(page)).toBeAttached();
  expect(requests).toEqual(['/widget.js']);

  await page.getByRole('button', { name: 'Privacy settings' }).click();
  await banner(page)
    .getByRole('checkbox', { name: /^Chat and support/ })
    .uncheck();
  await banner(page)
    .getByRole('checkbox', { name: /^Marketing/ })
    .check();
  await banner(page).getByRole('button', { name: 'Save choices' }).click();
  // A chat that runs ends with the page.
  await expect(isChatOpen(page)).not.toBeAttached();
  await page.getByRole('main').getByRole('link').first().click();
  await expect.poll(() => counted('/marketing')).toBeGreaterThan(1);
  expect(counted('/statistics')).toBe(0);
  expect(counted('/widget.js')).toBe(1);

  // A page that is rendered for its visitor has another policy.
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Privacy settings' }).click();
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(isChatOpen(page)).toBeAttached();
  // A receiver that was declined gets what follows.
  expect(counted('/statistics')).toBe(0);
  await page.goto('/products');
  await expect.poll(() => counted('/statistics')).toBeGreaterThan(0);
  expect(blocked).toEqual([]);
});

test('the choice of purposes fits a phone, in Hebrew too', { tag: '@matrix' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/products', '/he/products']) {
    await page.goto(path);
    const region = page.getByRole('region', { name: /^(?:Privacy|פרטיות)$/ });
    await expect(region.getByRole('checkbox')).toHaveCount(3);
    expect(await sidewaysScroll(page)).toBe(0);
    for (const button of await region.getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport();
    }
  }
});
