import { axe, PHONE, sidewaysScroll } from '../accessibility-checks';
import { expect, test } from '../fixtures';

test('gifts stand by price, the gift card first, in menus and in search', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gifts', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible();
  const titles = main.getByRole('heading', { level: 2 });
  await expect(titles.first()).toHaveText('Not sure what to choose?');
  const personal = main.getByRole('list', { name: 'With gift wrap or a message' });
  await expect(personal.getByRole('article')).not.toHaveCount(0);
  expect(await axe(page)).toEqual([]);

  // The links lead to the ranges, whose products cost what the titles say.
  const links = main.getByRole('navigation', { name: 'Gifts by price' }).getByRole('link');
  await expect(links).not.toHaveCount(0);
  const upTo = (await links.first().textContent()) ?? '';
  expect(upTo).toMatch(/^Up to \$\d+$/);
  const most = Number(/\d+/.exec(upTo)?.[0]);
  await links.first().click();
  await expect(main.getByRole('heading', { name: upTo })).toBeInViewport();
  const range = main.getByRole('list', { name: upTo });
  const prices = await range.getByText(/^(?:from )?\$\d/).allTextContents();
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) expect(Number(/[\d.]+/.exec(price)?.[0])).toBeLessThanOrEqual(most);
  // Each product once, so that its picture can become the one of its page.
  const hrefs = await main
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.split('?')[0]));
  const products = await main.getByRole('article').count();
  expect(new Set(hrefs.filter((href) => href?.startsWith('/products/'))).size).toBe(products);

  await page.goto('/search?q=present');
  await expect(main.getByRole('link', { name: 'Gifts', exact: true })).toHaveAttribute('href', '/gifts');
});

test('gifts are in the shopper’s currency, fit a phone, and need no script', async ({ page, browser }) => {
  await page.goto('/gifts');
  await page.getByRole('form', { name: 'Currency' }).getByRole('button', { name: 'EUR' }).click();
  const links = page.getByRole('navigation', { name: 'Gifts by price' }).getByRole('link');
  await expect(links.first()).toHaveText(/^Up to €\d+$/);
  await page.setViewportSize(PHONE);
  expect(await sidewaysScroll(page)).toBe(0);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto('/de/gifts');
  await expect(plain.getByRole('heading', { level: 1, name: 'Geschenke' })).toBeVisible();
  await plain.getByRole('navigation', { name: 'Geschenke nach Preis' }).getByRole('link').last().click();
  await plain.getByRole('link', { name: 'Geschenkkarte auswählen' }).click();
  await expect(plain).toHaveURL(/\/de\/gift-card$/);
  await plain.context().close();
});
