import { timeInteraction } from './slow-phone.mjs';

/** @typedef {import('playwright').Page} Page */

/**
 * Taps the middle of an element, as a finger does. `locator.tap()` also runs a check of its own in the page
 * at the same event, which took 43 of 54 ms on this phone.
 * @param {import('playwright').Locator} element
 */
async function tap(element) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} does not show.`);
  await element.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * The interactions of a shopper with each page. Each returns the ms from the slowest input to the
 * next paint.
 * @type {Record<string, (page: Page) => Promise<Record<string, number>>>} by the name of the page
 */
export const INTERACTIONS = {
  home: async (page) => {
    const menu = await timeInteraction(page, () =>
      tap(page.getByRole('button', { name: 'Menu', exact: true })),
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open search' }).tap();
    const field = page.getByLabel('Search', { exact: true }).and(page.locator('input:visible'));
    await field.tap();
    const typing = await timeInteraction(page, async () => {
      await field.pressSequentially('bowl', { delay: 120 });
      await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
    });
    return { 'open the menu': menu, 'type in the search': typing };
  },
  product: async (page) => {
    const color = page.locator('label').filter({ has: page.getByRole('radio', { name: 'Ink' }) });
    const choice = await timeInteraction(page, () => tap(color));
    await page.getByRole('radio', { name: 'Large, 23 cm' }).check();
    const adding = await timeInteraction(page, async () => {
      await tap(page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first());
      await page.getByRole('dialog', { name: 'Cart' }).waitFor();
    });
    return { 'choose an option': choice, 'add to the cart': adding };
  },
};
