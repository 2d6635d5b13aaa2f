import { join } from 'node:path';
import { readShop } from '../lib/config/shop-schema';
import { readPageFiles } from '../lib/content/page-files';
import { DEFAULT_LANG, LANGS, LOCALES, prefixOf } from '../lib/i18n/locales.mjs';
import { ALL_MESSAGES } from '../lib/i18n/messages/all';
import { categoryHref, localHref, productHref } from '../lib/urls';
import { root } from '../scripts/lib/project.mjs';
import { readSeed, shopSeed } from '../scripts/lib/settings/seed.mjs';
import { hasAgentTools } from '../scripts/lib/verification/agent-tools.mjs';
import { barriers, ON_A_PHONE } from './accessibility-checks';
import { checkStructuredData } from './agent-programs';
import { expect, test } from './fixtures';
import { fillCheckout, placeOrder } from './journey';
import { readCatalog } from './own-shop/platform-catalog';
import {
  addOffer,
  amountIn,
  chooseOffer,
  config,
  fillOrderFields,
  messages,
  pay,
  visit,
} from './own-shop/steps';

/**
 * Journeys in any shop. They know no product, price or text, but read the configuration and ask the
 * platform. A merchant's shop must pass them, whatever it sells (docs/customize.md).
 */

test.beforeEach(({ sandbox }) => sandbox.reset());

test('every category of the platform and every link of the menu lead to a page', async ({ page, shop }) => {
  const { categories } = await readCatalog(shop);
  await visit(page, '/');
  const links = page.getByRole('navigation', { name: messages.layout.categories }).first().getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  if (!config.navigation || config.navigation.includes('categories'))
    expect(paths).toEqual(
      expect.arrayContaining(categories.filter(({ isTop }) => isTop).map(({ slug }) => categoryHref(slug))),
    );
  for (const path of paths.filter((href) => href.startsWith('/'))) await visit(page, path);
  for (const { name, slug } of categories) {
    await visit(page, categoryHref(slug));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('a guest finds a product by its name, and buys two', async ({ page, shop }) => {
  const { offer } = await readCatalog(shop);
  await visit(page, '/products');
  await page.getByRole('banner').getByRole('searchbox').fill(offer.name);
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: offer.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: offer.name })).toBeVisible();
  await addOffer(page, offer);

  await visit(page, '/cart');
  const quantity = page.getByRole('main').getByRole('textbox', { name: messages.ui.quantity });
  await quantity.fill('2');
  await quantity.blur();
  // The total of the line comes from the platform, after it has the quantity.
  const twice = { ...offer.price, amount: String(Number(offer.price.amount) * 2) };
  await expect(page.getByText(amountIn(DEFAULT_LANG, twice)).first()).toBeVisible();
  await page.reload();
  await expect(quantity).toHaveValue('2');
  await pay(page);
  // An order is in the language of its checkout, in which the site may have another name.
  await expect(page.getByRole('main').getByText(amountIn(DEFAULT_LANG, twice)).first()).toBeVisible();
});

test('a member buys, and finds the order in the account', async ({ page, shop }) => {
  const { offer } = await readCatalog(shop);
  const member = readSeed(shopSeed()).members.find(({ status }) => status === 'APPROVED');
  expect(member, 'the seed has a member').toBeDefined();
  await visit(page, '/login');
  await page.getByLabel(messages.signIn.email).fill(member?.email ?? '');
  await page.getByLabel(messages.signIn.password, { exact: true }).fill(member?.password ?? '');
  await page.getByRole('main').getByRole('button', { name: messages.signIn.signIn }).click();
  await page.waitForURL(/\/account$/);
  await visit(page, productHref(offer.slug));
  await addOffer(page, offer);
  await visit(page, '/cart');
  const number = await pay(page);
  await visit(page, '/account/orders');
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
});

for (const lang of LANGS)
  test(`in ${lang}, pages have the language and prices the formats of the shop`, async ({ page, shop }) => {
    const { offer } = await readCatalog(shop);
    await visit(page, localHref(lang, '/'));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', LOCALES[lang].direction);
    await visit(page, localHref(lang, productHref(offer.slug)));
    await chooseOffer(page, offer);
    const form = page.getByRole('main').locator('form[action="/api/cart/items"]');
    await expect(form.getByText(amountIn(lang, offer.price)).first()).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('button', { name: ALL_MESSAGES[lang].product.addToCart }).first(),
    ).toBeVisible();
  });

test('a visitor who prefers another language of the shop is redirected to it', async ({ request }) => {
  const home = (language: string) =>
    request.get('/', {
      headers: { 'accept-language': language, 'sec-fetch-dest': 'document' },
      maxRedirects: 0,
    });
  // The server has the page in its memory from now on.
  expect((await home('*')).status()).toBe(200);
  for (const lang of LANGS) {
    const prefix = prefixOf(lang);
    const response = await home(lang);
    expect(response.status(), lang).toBe(prefix ? 307 : 200);
    expect(new URL(response.headers().location ?? '/', response.url()).pathname, lang).toBe(prefix || '/');
  }
});

test('every page of content/ exists in its language, and fits a phone', async ({ page }) => {
  const { pages, problems } = readPageFiles(join(root, 'content'));
  expect(problems).toEqual([]);
  for (const { lang, slug, facts } of pages) {
    await visit(page, localHref(lang, `/${slug}`));
    await expect(page.getByRole('heading', { level: 1, name: facts.title })).toBeVisible();
  }
});

test('the sitemap lists every product and category, and only pages that exist', async ({ request, shop }) => {
  const { categories, products } = await readCatalog(shop);
  const addressesIn = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    );
  const listed: string[] = [];
  for (const file of await addressesIn('/sitemap.xml')) listed.push(...(await addressesIn(file)));
  const expected = [
    '/',
    ...categories.map(({ slug }) => categoryHref(slug)),
    ...products.map(({ slug }) => productHref(slug)),
  ];
  expect(listed).toEqual(expect.arrayContaining(expected.map((path) => new URL(path, shop.shopUrl).href)));
  const others = LANGS.map(prefixOf).filter(Boolean);
  for (const url of listed.filter(
    (one) => !others.some((prefix) => new URL(one).pathname.startsWith(prefix)),
  ))
    expect((await request.get(url)).status(), url).toBe(200);
});

test('no page has an error in its data for search engines', async ({ request, shop }) => {
  test.skip(!hasAgentTools, 'tools/agents is not installed');
  expect((await checkStructuredData(request, shop.shopUrl)).errors).toEqual([]);
});

test('home, list, product and cart are accessible in light and dark', async ({ page, shop }) => {
  const { offer } = await readCatalog(shop);
  for (const path of ['/', '/products', productHref(offer.slug)]) {
    await visit(page, path);
    expect.soft(await barriers(page, ON_A_PHONE), path).toEqual([]);
  }
  await addOffer(page, offer);
  await visit(page, '/cart');
  await expect(page.getByRole('main').getByRole('link', { name: offer.name }).first()).toBeVisible();
  expect.soft(await barriers(page, ON_A_PHONE), '/cart').toEqual([]);
});

/** Returns the cents in an amount of any format. */
const centsOf = (text: string) => Number(text.replaceAll(/\D/g, ''));

test('prices with 0, 7 and 19 % of tax are the same up to the order', async ({ page, shop, sandbox }) => {
  const { law, country = 'US' } = config;
  test.skip(law?.prices?.tax !== 'included', 'the shop does not say that its prices include VAT');
  const { offers } = await readCatalog(shop);
  const groups = ['general', 'reduced', 'exempt'];
  const rate = { country, name: 'MwSt.', percent: 19, included: true, groups: { reduced: 7, exempt: 0 } };
  await sandbox.setTaxes(
    [rate],
    Object.fromEntries(offers.map(({ slug }, index) => [slug, groups[index] ?? 'general'])),
  );
  const rowOf = (label: string) =>
    page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) });
  const sumOf = async (label: string) => centsOf(await rowOf(label).locator('dd').innerText());

  for (const offer of offers) {
    await visit(page, productHref(offer.slug));
    await expect(page.getByText(messages.priceNotes.tax.included).first()).toBeVisible();
    await addOffer(page, offer);
  }
  await visit(page, '/cart');
  const { includedTax, subtotal, delivery, tax, total } = messages.totals;
  const included = (percent: number) => includedTax.replace('{name}', `MwSt. ${percent}%`);
  await expect(rowOf(included(19))).toBeVisible();
  await expect(rowOf(tax)).toHaveCount(0);
  const prices = offers.reduce((sum, { price }) => sum + Math.round(Number(price.amount) * 100), 0);
  expect(await sumOf(subtotal)).toBe(prices);
  const sum = {
    total: await sumOf(total),
    general: await sumOf(included(19)),
    reduced: await sumOf(included(7)),
  };
  const free = (await rowOf(delivery).locator('dd').innerText()) === messages.totals.free;
  const shipping = free ? 0 : await sumOf(delivery);
  expect(sum.total).toBe(prices + shipping);
  const [first, second] = offers.map(({ price }) => Math.round(Number(price.amount) * 100));
  expect(sum.general).toBe(Math.round((((first ?? 0) + shipping) * 19) / 119));
  expect(sum.reduced).toBe(Math.round(((second ?? 0) * 7) / 107));

  await fillOrderFields(page);
  await page.getByRole('main').getByRole('button', { name: messages.cart.checkOut }).click();
  // The page is in the language of the shop.
  const hosted = async (term: string) => centsOf(await page.locator(`dt${term} + dd`).innerText());
  expect(await hosted('.total')).toBe(sum.total);
  expect(await hosted(':has-text("MwSt.")')).toBe(sum.general + sum.reduced);
  await fillCheckout(page);
  await placeOrder(page);
  await page.waitForURL(/\/thank-you\?orderId=/);
  expect(await sumOf(messages.orders.total)).toBe(sum.total);
  expect(await sumOf(included(19))).toBe(sum.general);
  expect(await sumOf(included(7))).toBe(sum.reduced);
});

/** Pages of the duties in `law`, and what a page says only with their entries. */
const DUTIES = [
  { duty: 'withdrawal', path: '/withdrawal', text: messages.statements.withdrawal.link },
  { duty: 'cancellation', path: '/cancellation', text: messages.statements.cancellation.link },
  { duty: 'prices', path: null, text: messages.priceNotes.shipping },
  { duty: 'guarantee', path: '/legal-guarantee', text: messages.guarantee.title },
  { duty: 'productSafety', path: null, text: messages.productSafety.title },
] as const;

test('a duty of the law has its page and its text with its entry only', async ({ request, shop }) => {
  const { law = {} } = readShop(config);
  const { offer } = await readCatalog(shop);
  const product = await (await request.get(productHref(offer.slug))).text();
  for (const { duty, path, text } of DUTIES) {
    const isOn = Boolean(law[duty]);
    expect({ duty, isShown: product.includes(`>${text}<`) }).toEqual({ duty, isShown: isOn });
    if (path)
      expect({ path, status: (await request.get(path)).status() }).toEqual({
        path,
        status: isOn ? 200 : 404,
      });
  }
});

/** A page of each feature that has one of its own. */
const FEATURE_PAGES = {
  cartLink: '/cart/link',
  compare: '/compare',
  giftCards: '/gift-card',
  wishlist: '/wishlist',
} as const;

test('a feature has its page if it is on, and none if it is off', async ({ request }) => {
  const { features = {} } = readShop(config);
  for (const [feature, path] of Object.entries(FEATURE_PAGES)) {
    const isOn = Object.keys(features).includes(feature);
    expect({ path, status: (await request.get(path)).status() }).toEqual({ path, status: isOn ? 200 : 404 });
  }
});
