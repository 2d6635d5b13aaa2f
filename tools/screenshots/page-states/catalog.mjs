import { addToCart, dialog, main, press, see } from './steps.mjs';

/** @typedef {import('./state.mjs').State} State */
/** @typedef {import('./state.mjs').Page} Page */

/** @param {Page} page */
async function openFilters(page) {
  await page.getByRole('button', { name: /^Filter and sort/ }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).waitFor();
}

/** @param {Page} page */
async function openChoices(page) {
  await page
    .getByRole('button', { name: /^(?:Filter and sort|Color)/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('group', { name: 'Color', exact: true }).waitFor();
}

/**
 * Lists, search and products.
 *
 * @type {State[]}
 */
export const CATALOG_STATES = [
  { name: 'list', path: '/products' },
  { name: 'list-german', path: '/de/products' },
  { name: 'list-past-its-end', path: '/products?page=2' },
  { name: 'list-category', path: '/categories/vases' },
  { name: 'list-filtered', path: '/categories/tableware?minPrice=20&maxPrice=60&sortBy=priceAsc' },
  { name: 'list-chosen', path: '/products?color=Ink&color=Oat&brand=Halden+Studio&inStock=1' },
  { name: 'list-nothing-found', path: '/categories/textiles?minPrice=5000' },
  { name: 'filter-sheet', path: '/products', window: true, below: 1024, arrange: openFilters },
  {
    name: 'filter-sheet-filled',
    path: '/products?minPrice=20&sortBy=priceAsc',
    window: true,
    below: 1024,
    arrange: openFilters,
  },
  {
    name: 'filter-choices',
    path: '/products?color=Ink&inStock=1',
    window: true,
    arrange: openChoices,
  },
  { name: 'search', path: '/search?q=bowl' },
  { name: 'search-german', path: '/de/search?q=bowl' },
  { name: 'search-empty', path: '/search' },
  { name: 'search-nothing-found', path: '/search?q=xylophone' },
  { name: 'product', path: '/products/lund-bowl' },
  { name: 'product-german', path: '/de/products/lund-bowl' },
  {
    name: 'product-chosen',
    path: '/products/lund-bowl',
    // A screenshot of the whole page makes the window as high as the page, and the gallery
    // restarts.
    window: true,
    arrange: async (page) => {
      await page.locator('label').getByRole('radio', { name: 'Rose' }).check();
      await page.getByRole('radio', { name: 'Large, 23 cm' }).check();
    },
  },
  { name: 'product-option-missing', path: '/products/halden-gift-card', arrange: press('Add to cart') },
  {
    name: 'product-choice-sold-out',
    path: '/products/solveig-mug',
    window: true,
    arrange: async (page) => {
      await page.locator('label').getByRole('radio', { name: /^Sage/ }).check();
      await page.getByRole('link', { name: 'Tell me when it’s back' }).waitFor();
    },
  },
  {
    name: 'product-low-stock',
    path: '/products/mira-teapot',
    arrange: async (page) => {
      await page.locator('label').getByRole('radio', { name: 'Sage' }).check();
      await see(page, 'Only 1 left');
    },
  },
  { name: 'product-sale', path: '/products/dagg-tumbler' },
  { name: 'product-ribbon', path: '/products/eldre-moon-jar' },
  { name: 'product-sold-out', path: '/products/rok-incense-holder' },
  { name: 'product-digital', path: '/products/glaze-recipe-book' },
  { name: 'product-gift-card', path: '/products/halden-gift-card' },
  {
    name: 'product-zoom',
    path: '/products/lund-bowl',
    window: true,
    arrange: async (page) => {
      await page.getByRole('link', { name: /^Enlarge picture 1 of/ }).click();
      await dialog(page).getByRole('img').first().waitFor();
    },
  },
  {
    name: 'product-zoomed-in',
    path: '/products/lund-bowl',
    window: true,
    arrange: async (page) => {
      await page.getByRole('link', { name: /^Enlarge picture 1 of/ }).click();
      await dialog(page).getByRole('button', { name: 'Zoom in' }).click();
    },
  },
  {
    name: 'product-bar',
    path: '/products/lund-bowl',
    window: true,
    below: 1024,
    arrange: async (page) => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: /^(?:Add for|Choose)/ }).waitFor();
    },
  },
  {
    name: 'product-added',
    path: '/products/klar-carafe',
    window: true,
    arrange: (page) => addToCart(page, 'klar-carafe'),
  },
  {
    name: 'product-recently-viewed',
    path: '/products/drift-throw',
    arrange: async (page) => {
      // The script that stores the product loads after the page.
      await page.goto('/products/arc-vase', { waitUntil: 'networkidle' });
      await page.goto('/products/koto-table-lamp');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await main(page)
        .getByRole('list', { name: 'Recently viewed' })
        .getByRole('link', { name: 'Arc Vase' })
        .waitFor();
    },
  },
];
