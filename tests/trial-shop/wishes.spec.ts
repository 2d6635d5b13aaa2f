import { expect, test } from '@/e2e/fixtures';
import { readCatalog } from '@/e2e/own-shop/platform-catalog';
import { addOffer, chooseOffer, messages, pay, visit } from '@/e2e/own-shop/steps';
import { productHref } from '@/lib/urls';

/**
 * The wishes of a typical fork, which are configuration and own files only: ./entries and ./own. The
 * copy has this file in e2e/own-shop.
 */

test('own sections are on the home page, in the footer and at the buy button', async ({ page, shop }) => {
  const { offer } = await readCatalog(shop);
  await visit(page, '/');
  await expect(page.getByRole('main').getByText('Mo–Sa, 6–18 Uhr')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Mo–Sa, 6–18 Uhr')).toBeVisible();
  await visit(page, productHref(offer.slug));
  await expect(page.getByText(`${offer.name}: trocken und kühl lagern`)).toBeVisible();
});

test('editors have written the banner and the order of the home page', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByText('Pflaumenkuchen gibt es, solange es Pflaumen gibt')).toBeVisible();
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  // The sections of the recipes follow.
  expect(headings.slice(0, 3)).toEqual(['Abholung', messages.home.categories, messages.home.newest]);
});

test('a blog of the CMS has its list, tags, feed and data for search engines', async ({ page, request }) => {
  await visit(page, '/blog');
  await page.getByRole('main').getByRole('link', { name: 'Warum Roggen Zeit braucht' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Warum Roggen Zeit braucht' })).toBeVisible();
  const article = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(article.join()).toContain('"BlogPosting"');
  await page.getByRole('main').getByRole('link', { name: 'Sauerteig' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sauerteig');
  expect(await (await request.get('/blog/feed.xml')).text()).toContain('Warum Roggen Zeit braucht');
});

test('an own page lists the stores of a collection, with a link to a map', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Läden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Läden' })).toBeVisible();
  const map = page.getByRole('main').getByRole('link', { name: 'Torstraße 1, 10119 Berlin' });
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/search\?query=/);
  await visit(page, '/en/stores');
  await expect(page.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible();
});

test('pictures are square, and the policy lets a chat in', async ({ page, request }) => {
  await visit(page, '/products');
  const picture = page.getByRole('main').getByRole('img').first();
  const box = await picture.boundingBox();
  expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(1.5);
  const policy = (await request.get('/products')).headers()['content-security-policy'];
  expect(policy).toMatch(/script-src[^;]* https:\/\/chat\.example/);
  expect(policy).toMatch(/connect-src[^;]* https:\/\/chat\.example/);
});

test('the page of the cart replaces the drawer, and has a text of the merchant', async ({ page, shop }) => {
  const { offer } = await readCatalog(shop);
  await visit(page, productHref(offer.slug));
  await addOffer(page, offer);
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Tasche' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visit(page, '/en/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
});

test('a list is filtered by the choices of an option', async ({ page }) => {
  await visit(page, '/products');
  await page.getByRole('main').getByRole('button', { name: 'Gewicht' }).click();
  await page.getByRole('checkbox', { name: /^1 kg/ }).click();
  await page.waitForURL(/[?&]by-weight=1(?:\+|%20)kg\b/);
  await expect(page.getByRole('list', { name: messages.catalog.activeFilters })).toContainText(
    'Gewicht: 1 kg',
  );
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a list is filtered by tags, which the configuration names', async ({ page }) => {
  await visit(page, '/products');
  await page.getByRole('main').getByRole('button', { name: 'Ernährung' }).click();
  const vegan = page.getByRole('checkbox', { name: /^Vegan/ });
  const [, count] = /(\d+)/.exec((await vegan.locator('..').textContent()) ?? '') ?? [];
  await vegan.click();
  await page.waitForURL(/[?&]by-diet=vegan\b/);
  await expect(page.getByRole('list', { name: messages.catalog.activeFilters })).toContainText(
    'Ernährung: Vegan',
  );
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(Number(count));
});

test('pictures of a product are at the end of its page', async ({ page, shop }) => {
  const { offer } = await readCatalog(shop);
  await visit(page, productHref(offer.slug));
  const main = page.getByRole('main');
  const picture = await main.getByRole('img').first().boundingBox();
  const title = await main.getByRole('heading', { level: 1 }).boundingBox();
  expect(picture?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
});

test('the order has the day that its field requires', async ({ page, shop }) => {
  const { offer } = await readCatalog(shop);
  await visit(page, productHref(offer.slug));
  await addOffer(page, offer);
  const day = page.getByRole('combobox', { name: 'Liefertag' });
  await expect(day).toHaveAttribute('required');
  await pay(page);
  await expect(page.getByRole('main').getByText(/^Liefertag: \d{4}-\d{2}-\d{2}$/)).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a checkout without the required day leads back to its field', async ({ page, shop }) => {
    const { offer } = await readCatalog(shop);
    await page.goto(productHref(offer.slug));
    await chooseOffer(page, offer);
    await page
      .getByRole('main')
      .locator(
        'form[action="/api/cart/items"] [type=submit], form[action="/api/cart/items"] button:not([type])',
      )
      .first()
      .click();
    await page.goto('/cart');
    await page.locator('form[action="/checkout"]').evaluate((form) => form.setAttribute('novalidate', ''));
    await page.getByRole('main').getByRole('button', { name: 'Zur Kasse' }).click();
    await page.waitForURL(/error=details-missing/);
    const day = page.getByRole('combobox', { name: 'Liefertag' });
    await expect(day).toHaveAccessibleDescription(/Liefertag/);
  });
});

test('the sections of the manual stand on a page of their own, in both languages', async ({ page }) => {
  for (const { path, title, hours, loaves, post, date, link } of [
    {
      path: '/bakery',
      title: 'Die Backstube',
      hours: 'Di–Sa, 7–13 Uhr',
      loaves: '1.200 Brote am Tag',
      post: 'Warum Roggen Zeit braucht',
      date: '5. Oktober 2026',
      link: '/products/rye-starter',
    },
    {
      path: '/en/bakery',
      title: 'The bakery',
      hours: 'Tue–Sat, 7 a.m. to 1 p.m.',
      loaves: '1,200 loaves a day',
      post: 'Why rye takes its time',
      date: '5 October 2026',
      link: '/en/products/rye-starter',
    },
  ]) {
    await visit(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.getByText(hours)).toBeVisible();
    await expect(main.getByText(loaves)).toBeVisible();
    const article = main.getByRole('article').filter({ has: page.getByRole('heading', { name: post }) });
    await expect(article.getByText(date)).toBeVisible();
    await expect(article.locator(`a[href="${link}"]`)).toBeVisible();
    for (const picture of [main.getByRole('img').first(), article.getByRole('img')]) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expect(main.getByRole('form', { name: 'Contact' }).getByRole('textbox').first()).toBeVisible();
  }
});

test('a section has the shopper’s currency, and adds its product to the cart', async ({ page }) => {
  await visit(page, '/bakery');
  const bread = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('button', { name: messages.product.addToCart }) });
  await expect(bread.getByText(/^Nur \d+,\d\d\s€ das Stück$/)).toBeVisible();
  await page.getByRole('button', { name: 'USD' }).click();
  await expect(bread.getByText(/^Nur \d+,\d\d\s\$ das Stück$/)).toBeVisible();
  await expect(bread).not.toContainText('€');
  // The other sections follow as well.
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('$');
  await bread.getByRole('button', { name: messages.product.addToCart }).click();
  await expect(page.getByRole('link', { name: /^Im Korb: \d+,\d\d\s\$$/ })).toBeVisible();
});

test('cards have sections in a corner and at their foot, and lists at their head', async ({ page }) => {
  await visit(page, '/products');
  const main = page.getByRole('main');
  await expect(main.getByText('Wir backen täglich')).toBeVisible();
  const card = (name: string) =>
    main.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  const rye = card('Seeded Rye');
  await expect(rye.getByText('Heute gebacken')).toBeVisible();
  const mark = await rye.getByText('Roggen', { exact: true }).boundingBox();
  const picture = await rye.getByRole('img').first().boundingBox();
  expect(mark?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0) / 2);
  expect(mark?.y).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0));
  await expect(card('Baguette').getByText('Roggen', { exact: true })).toHaveCount(0);
  await visit(page, '/categories/bread');
  await expect(main.getByText(/: täglich$/)).toBeVisible();
});
