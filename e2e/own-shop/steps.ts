import { expect, type Page } from 'playwright/test';
import type { ShopConfig } from '../../lib/config/shop-schema';
import { DEFAULT_LANG, type Lang, LOCALES } from '../../lib/i18n/locales.mjs';
import { ALL_MESSAGES } from '../../lib/i18n/messages/all';
import source from '../../shop.config';
import { sidewaysScroll } from '../accessibility-checks';
import { fillCheckout, placeOrder } from '../journey';
import type { Offer } from './platform-catalog';

/** Steps in any shop: they know its configuration, messages and platform, and no product. */

export const config: ShopConfig = source;
export const messages = ALL_MESSAGES[DEFAULT_LANG];
const NARROW = { width: 360, height: 780 };

/** Returns an amount as the shop's configuration formats it. */
export function amountIn(lang: Lang, { amount, currency }: Offer['price']): string {
  const { numbers = LOCALES[lang].numberLocale, currency: currencyDisplay } = config.formats?.[lang] ?? {};
  return new Intl.NumberFormat(numbers, { style: 'currency', currency, currencyDisplay }).format(
    Number(amount),
  );
}

/** Opens a page, which must exist and fit a narrow phone. */
export async function visit(page: Page, path: string): Promise<void> {
  const size = page.viewportSize();
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.setViewportSize(NARROW);
  expect(await sidewaysScroll(page), `${path} scrolls sideways on a phone`).toBe(0);
  if (size) await page.setViewportSize(size);
}

/** Makes the choices of an offer, and fills in every other field that the product requires. */
export async function chooseOffer(page: Page, { choices }: Offer): Promise<void> {
  const form = page.getByRole('main').locator('form[action="/api/cart/items"]');
  for (const { option, choice } of choices) {
    const fields = form.locator(`[name=${JSON.stringify(`option:${option}`)}]`);
    if ((await fields.first().evaluate(({ tagName }) => tagName)) === 'SELECT')
      await fields.selectOption({ value: choice });
    else
      await form
        .locator(`[type=radio][value=${JSON.stringify(choice)}]`)
        .first()
        .check();
  }
  const required = form.locator(':is(input, select, textarea)[required]:invalid');
  // A radio button that is checked makes its whole group valid.
  while ((await required.count()) > 0) {
    const field = required.first();
    const { tag, type, least } = await field.evaluate((element) => ({
      tag: element.tagName,
      type: element.getAttribute('type'),
      least: Number(element.getAttribute('minlength') ?? 1),
    }));
    if (tag === 'SELECT') await field.selectOption({ index: 1 });
    else if (type === 'radio') await field.check();
    else await field.fill('A'.repeat(Math.max(1, least)));
  }
}

/** Adds an offer to the cart from its page. The drawer, or the page of the cart, shows it afterwards. */
export async function addOffer(page: Page, offer: Offer): Promise<void> {
  await chooseOffer(page, offer);
  await page.getByRole('main').getByRole('button', { name: messages.product.addToCart }).first().click();
  if (config.features?.cartPage) await page.waitForURL(/\/cart$/);
  const cart = config.features?.cartPage
    ? page.getByRole('main')
    : page.getByRole('dialog', { name: messages.header.cart });
  await expect(cart.getByRole('link', { name: offer.name }).first()).toBeVisible();
}

/** Fills in what the shop requires of an order. */
export async function fillOrderFields(page: Page): Promise<void> {
  for (const { key, type } of config.features?.orderFields?.filter(({ required }) => required) ?? []) {
    const field = page.locator(`[name="field:${key}"]`);
    if (type === 'text') await field.fill('A');
    else await field.selectOption({ index: 1 });
  }
}

/** Pays on the platform's page, from the cart page. Returns the number of the order. */
export async function pay(page: Page): Promise<string> {
  await fillOrderFields(page);
  await page.getByRole('main').getByRole('button', { name: messages.cart.checkOut }).click();
  await fillCheckout(page);
  await placeOrder(page);
  await page.waitForURL(/\/thank-you\?orderId=/);
  await expect(page.getByRole('heading', { level: 1, name: messages.orders.thankYou })).toBeVisible();
  const [number = ''] =
    /\d+/.exec(await page.getByRole('main').locator('p').filter({ visible: true }).first().innerText()) ?? [];
  expect(number).not.toBe('');
  return number;
}
