import { breakPlatform, main, mendPlatform, see } from './steps.mjs';

/** @typedef {import('./state.mjs').State} State */

/** A URL whose page is not cached. */
let unseen = 0;

/**
 * Pages that belong to no part of the shop in particular.
 * @type {State[]}
 */
export const SHOP_STATES = [
  { name: 'home', path: '/' },
  { name: 'home-german', path: '/de' },
  {
    name: 'home-right-to-left',
    path: '/',
    arrange: (page) => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')),
  },
  {
    name: 'home-forced-colors',
    path: '/',
    arrange: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
  {
    name: 'menu',
    path: '/',
    window: true,
    below: 1024,
    arrange: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  {
    name: 'search-suggestions',
    path: '/',
    window: true,
    arrange: async (page) => {
      const search = page.getByRole('button', { name: 'Open search' });
      if (await search.isVisible()) await search.click();
      const field = page.getByLabel('Search', { exact: true }).and(page.locator('input:visible'));
      await field.click();
      await field.pressSequentially('va');
      await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'offline',
    path: '/',
    window: true,
    arrange: (page) => page.context().setOffline(true),
    undo: (page) => page.context().setOffline(false),
  },
  {
    name: 'error',
    path: '/',
    alone: true,
    arrange: async (page, tools) => {
      await breakPlatform(page, tools);
      unseen += 1;
      await page.goto(`/products/unseen-${unseen}`);
      await main(page).getByRole('heading', { level: 1 }).waitFor();
    },
    undo: mendPlatform,
  },
  { name: 'closed', shop: 'closed', path: '/' },
  { name: 'closed-german', shop: 'closed', path: '/de' },
  { name: 'not-found', path: '/no-such-page' },
  {
    name: 'not-found-german',
    path: '/de/products/no-such-thing',
    arrange: (page) => see(page, /nicht gefunden|nicht finden/),
  },
];
