import type { Locator, Page } from 'playwright/test';
import { SHOP } from '../lib/config/shop';
import { LANGS, type Lang, LOCALES } from '../lib/i18n/lang';
import { prefixOf } from '../lib/i18n/locales.mjs';
import { ALL_MESSAGES } from '../lib/i18n/messages/all';
import { axe, cutTexts, DESK, PHONE, sidewaysScroll } from './accessibility-checks';
import { expect, test } from './fixtures';
import { fillCheckout, placeOrder, submitWithout } from './journey';
import { leftOverTexts } from './left-over-text';
import { ADA } from './members/sign-in-steps';

// The console reports pages that are not found and rejected forms.
test.use({ allowedConsole: [/404|422/] });
/** In other letters than those of English, a text left over can be recognized. */
const hasOtherLetters = (lang: Lang): boolean => !/[a-z]/i.test(ALL_MESSAGES[lang].layout.skip);
/** The merchant's texts stand in English where the shop has none of its own. */
const hasOwnTexts = (lang: Lang): boolean => typeof SHOP.title === 'object' && lang in SHOP.title;
const WALKED = LANGS.filter((lang) => hasOtherLetters(lang) || !hasOwnTexts(lang));

/** The glaze by its name in the catalog, which the pseudo-locales have in English. */
const OAT = /^(?:Oat|שיבולת שועל)$/;

for (const lang of WALKED) {
  const { direction } = LOCALES[lang];
  const prefix = prefixOf(lang);
  const messages = ALL_MESSAGES[lang];

  /** Checks the state that the page is in, on a phone and a desktop. */
  async function check(page: Page, state: string): Promise<void> {
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      const where = `${state}, ${size.width} px`;
      if (hasOtherLetters(lang) && hasOwnTexts(lang))
        expect.soft(await leftOverTexts(page), `${where}: texts in English`).toEqual([]);
      expect.soft(await sidewaysScroll(page), `${where}: scrolls sideways`).toBe(0);
      expect.soft(await cutTexts(page), `${where}: cut texts`).toEqual([]);
    }
    await page.setViewportSize(PHONE);
    // Otherwise axe measures the part of a button that the sticky header leaves free.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect.soft(await axe(page), `${state}: axe`).toEqual([]);
  }

  /** Opens a page and checks it. */
  async function visit(page: Page, path: string): Promise<void> {
    await page.goto(path === '/' ? prefix : prefix + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await check(page, path);
  }

  /** Expects an element at the start or the end of the line. */
  async function expectAt(side: 'start' | 'end', page: Page, element: Locator): Promise<void> {
    const box = await element.boundingBox();
    const middle = (page.viewportSize()?.width ?? 0) / 2;
    const isOnTheLeft = (box?.x ?? 0) + (box?.width ?? 0) / 2 < middle;
    expect(isOnTheLeft, `${element} is at the ${side}`).toBe((side === 'start') === (direction === 'ltr'));
  }

  test.describe(`the shop in ${lang} has no text in English, fits, and follows the direction`, {
    tag: '@matrix',
  }, () => {
    test.beforeEach(async ({ page, sandbox }) => {
      await sandbox.reset();
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test('while browsing', async ({ page }) => {
      await visit(page, '/');
      await page.setViewportSize(DESK);
      const banner = page.getByRole('banner');
      await expectAt('start', page, banner.getByRole('search'));
      await expectAt('end', page, banner.getByRole('link', { name: messages.header.cart }));
      await page.setViewportSize({ width: 800, height: 700 });
      await page.getByRole('button', { name: messages.header.menu, exact: true }).click();
      await expectAt('start', page, page.locator('.phone-menu'));
      await check(page, 'menu');

      await visit(page, '/products');
      await page.getByRole('button', { name: messages.catalog.filter }).click();
      await check(page, 'filters');
      await visit(page, '/categories/tableware?minPrice=20&maxPrice=60&sortBy=priceAsc');
      await visit(page, '/search?q=bowl');
      await visit(page, '/search?q=xylophone');
      await visit(page, '/products/rok-incense-holder');
      await visit(page, '/no-such-page');
    });

    test('while buying', async ({ page }) => {
      await visit(page, '/products/lund-bowl');
      const main = page.getByRole('main');
      await expectAt('start', page, main.locator('.gallery-count'));
      await expectAt('end', page, main.locator('.gallery-enlarge'));
      await submitWithout(page, 'Size');
      await expect(main.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
      await check(page, 'missing option');

      await main.locator('.gallery-enlarge').click();
      const next = page.getByRole('button', { name: messages.gallery.next });
      await expectAt('end', page, next);
      await check(page, 'enlarged picture');
      await page.keyboard.press('Escape');

      await page.locator('label').getByRole('radio', { name: OAT }).check();
      await page.getByRole('radio', { name: /23/ }).check();
      await main.getByRole('button', { name: messages.product.addToCart }).first().click();
      const drawer = page.getByRole('dialog', { name: messages.header.cart });
      await expect(drawer.getByRole('link', { name: /Lund/ }).first()).toBeVisible();
      await page.setViewportSize(DESK);
      await expectAt('end', page, drawer);
      await check(page, 'drawer');

      await visit(page, '/cart');
      await main.getByText(messages.totals.haveCode).click();
      await page.getByRole('textbox', { name: messages.totals.anyCode }).fill('NOSUCHCODE');
      await main.getByRole('button', { name: messages.totals.apply }).click();
      await expect(main.getByText(messages.errors['code-unknown'])).toBeVisible();
      await check(page, 'rejected coupon');
      await main.getByRole('button', { name: messages.cart.checkOut }).click();
      await fillCheckout(page);
      await placeOrder(page);
      await page.waitForURL(/\/thank-you\?orderId=/);
      await check(page, 'thank-you');
    });

    test('in the account', async ({ page }) => {
      const submit = page.getByRole('main').locator('form button:not([type=button])').first();
      for (const path of ['/register', '/forgot-password', '/login']) {
        await visit(page, path);
        await submit.click();
        await check(page, `${path} with errors`);
      }
      await page.getByRole('main').getByLabel(messages.signIn.email).fill(ADA.email);
      await page.getByLabel(messages.signIn.password, { exact: true }).fill(ADA.password);
      await submit.click();
      await page.waitForURL((url) => url.pathname.endsWith('/account'));
      for (const path of ['/account', '/account/orders', '/account/security', '/account/delete'])
        await visit(page, path);
      await page.goto(`${prefix}/account/orders`);
      await page.getByRole('main').locator('a[href*="/account/orders/"]').first().click();
      await page.waitForURL(/\/orders\/[^/]+$/);
      await check(page, 'order');
    });
  });
}
