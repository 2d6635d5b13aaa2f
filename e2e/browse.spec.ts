import { expect, test, withoutScripts } from './fixtures';
import { openFilters, productNames, showFiltered } from './journey';

test('a shopper filters, sorts and goes back', {
  tag: ['@every-generation', '@phone'],
}, async ({ page, isMobile }) => {
  await page.goto('/products');
  await expect(page.getByText('32 products', { exact: true })).toBeVisible();
  const newest = await productNames(page);

  await openFilters(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name A to Z');
  if (isMobile) await showFiltered(page);
  await expect(page).toHaveURL(/sortBy=nameAsc/);
  // The demo shop lists what is sold out last.
  expect(newest.at(-1)).toBe('Rok Incense Holder');
  const sorted = newest.slice(0, -1).sort((a, b) => a.localeCompare(b));
  await expect.poll(() => productNames(page)).toEqual([...sorted, 'Rok Incense Holder']);

  await openFilters(page, 'Price');
  await page.getByRole('textbox', { name: 'Minimum price' }).fill('100');
  await page.getByRole('textbox', { name: 'Maximum price' }).fill('150');
  if (isMobile) await showFiltered(page);
  else await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/minPrice=100/);
  await expect(page).toHaveURL(/maxPrice=150/);
  await expect.poll(async () => (await productNames(page)).length).toBeLessThan(10);
  const filtered = await productNames(page);
  expect(filtered.length).toBeGreaterThan(0);

  await page.getByRole('link', { name: /Remove filter: Minimum price/ }).click();
  await expect(page).not.toHaveURL(/minPrice/);
  await expect.poll(async () => (await productNames(page)).length).toBeGreaterThan(filtered.length);

  await page.goBack();
  await expect(page).toHaveURL(/minPrice=100/);
  await expect.poll(() => productNames(page)).toEqual(filtered);
  await openFilters(page, 'Price');
  await expect(page.getByRole('textbox', { name: 'Minimum price' })).toHaveValue('100');

  if (isMobile) {
    // Back closes the sheet first.
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Minimum price' })).toBeHidden();
  }
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect.poll(() => productNames(page)).toEqual(newest);
  await openFilters(page);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest');
});

test('a shopper filters by color and stock and goes back', { tag: '@every-generation' }, async ({ page }) => {
  await page.goto('/products');
  await openFilters(page, 'Color');
  const ink = page.getByRole('group', { name: 'Color', exact: true }).getByRole('checkbox', { name: /^Ink/ });
  await expect(ink).toHaveAccessibleName(/5 products$/);
  // A choice applies at once, and the drop-down stays open for the next one.
  await ink.click();
  await expect(page).toHaveURL(/\/products\?color=Ink$/);
  await expect(ink).toBeFocused();
  await expect(ink).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(ink).toBeHidden();
  await page.getByRole('checkbox', { name: /^In stock/ }).click();
  await expect(page).toHaveURL(/\/products\?color=Ink&inStock=1$/);
  const inInk = await productNames(page);
  expect(inInk.length).toBeGreaterThan(1);
  expect(inInk.length).toBeLessThanOrEqual(5);
  await expect(page.getByText(`${inInk.length} products`, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: /Remove filter: Color: Ink/ }).click();
  await expect(page).toHaveURL(/\/products\?inStock=1$/);
  await expect(page.getByText('31 products', { exact: true })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/color=Ink/);
  await expect.poll(() => productNames(page)).toEqual(inInk);
  await openFilters(page, 'Color');
  await expect(ink).toBeChecked();
  // The link carries the other selected filters.
  await expect(ink).toHaveAccessibleName(new RegExp(`${inInk.length} products$`));

  // The card shows the color and leads to it.
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Lund Bowl' }).click();
  await expect(page).toHaveURL(/\/products\/lund-bowl\?color=Ink$/);
  await expect(page.locator('label').getByRole('radio', { name: 'Ink' })).toBeChecked();
  await expect(page.getByRole('img', { name: /ink/i }).first()).toBeInViewport();
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`a category shows products at once at ${width} px, and the header marks it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/categories/tableware');
    const card = page.getByRole('list', { name: 'Products' }).getByRole('article').first();
    expect((await card.boundingBox())?.y).toBeLessThanOrEqual(480);
    await expect(page.locator('header + nav a[aria-current="page"]')).toHaveText('Tableware');
  });

test('the sheet of a phone counts what the choices find', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide windows have no sheet');
  await page.goto('/products');
  await openFilters(page);
  await page.getByRole('checkbox', { name: /^Ink/ }).check();
  await page.getByRole('checkbox', { name: /^In stock/ }).check();
  const button = page.getByRole('button', { name: 'Show 5 products' });
  await button.click();
  await expect(page).toHaveURL(/\/products\?color=Ink&inStock=1$/);
  await expect(page.getByText('5 products', { exact: true })).toBeVisible();
});

withoutScripts('color and stock filter without scripts', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/products');
  if (!isMobile) await page.getByRole('checkbox', { name: /^In stock/ }).check();
  await openFilters(page, 'Color');
  await page.getByRole('checkbox', { name: /^Sage/ }).check();
  if (isMobile) await page.getByRole('checkbox', { name: /^In stock/ }).check();
  await showFiltered(page);
  await expect(page).toHaveURL(/color=Sage/);
  const inSage = await productNames(page);
  expect(inSage.length).toBeGreaterThan(1);
  expect(inSage.length).toBeLessThan(15);
  await page.getByRole('link', { name: /Remove filter: Color: Sage/ }).click();
  await expect(page.getByText('31 products', { exact: true })).toBeVisible();
});

test.describe('pages that do not exist', () => {
  // React error 419: while the page unloads, React reports that it renders the error boundary on
  // the client, which already happened.
  test.use({ allowedConsole: [/404|React error #419/] });

  for (const path of ['/products/no-such-thing', '/categories/no-such-thing', '/no-such-page']) {
    test(`${path} is a real 404 with links to go on`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find that page' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await page.getByRole('link', { name: 'See all products' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
    });
  }
});

test('the gallery shows the selected color', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products/lund-bowl');
  const rose = page.locator('label').getByRole('radio', { name: 'Rose' });
  await rose.check();
  // As far as a shopper scrolls to choose it. A click of the test may have scrolled further.
  await rose.evaluate((radio) => radio.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(page.getByRole('img', { name: /dusty-rose/ }).first()).toBeInViewport({ ratio: 0.4 });
});

test('the price follows each choice, and the cart charges it', { tag: '@phone' }, async ({ page }) => {
  const form = page.getByRole('main').locator('form').filter({ hasText: 'Add to cart' });
  const headline = form.locator('.price').first();
  await page.goto('/products/rund-cutting-board');
  await page.getByRole('radio', { name: 'Medium, 27 cm' }).check();
  await expect(headline).toHaveText('$62.00');
  await page.getByRole('combobox', { name: 'Finish' }).selectOption('Dark wax (+$8.00)');
  await expect(headline).toHaveText('$70.00');
  await page.getByRole('textbox', { name: /Up to three initials/ }).fill('IH');
  await expect(headline).toHaveText('$82.00');
  await form.getByRole('button', { name: 'Add to cart' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer.getByRole('article', { name: 'Rund Cutting Board' })).toContainText('$82.00');

  await page.goto('/products/studio-wallpaper-pack');
  await expect(headline).toHaveText('$6.00');
  await page.getByRole('radio', { name: /A new pack every month/ }).check();
  await expect(headline).toHaveText('$5.10 per delivery');
});

test('a swatch shows its color in the card, which then leads to it', {
  tag: ['@phone', '@matrix', '@every-generation'],
}, async ({ page, isMobile }) => {
  await page.goto('/products');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Lund Bowl' }) });
  const ink = card.getByRole('radio', { name: 'Ink' });
  const image = card.getByRole('img', { name: 'Speckled oat-colored' });
  await ink.scrollIntoViewIfNeeded();
  await expect(image).toBeVisible();
  const box = await ink.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);

  // A tap does not follow the link around it.
  await (isMobile ? ink.tap() : ink.hover());
  await expect(ink).toBeChecked();
  await expect(page).toHaveURL('/products');
  await expect(image).toHaveCount(0);
  const shown = card.getByRole('img').first();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);

  await card.getByRole('link', { name: 'Lund Bowl' }).click();
  await expect(page).toHaveURL(/\/products\/lund-bowl\?color=Ink$/);
  await expect(page.locator('label').getByRole('radio', { name: 'Ink' })).toBeChecked();
});

test('the colors of a card are one stop of the Tab key, and arrow keys show them', async ({ page }) => {
  await page.goto('/products');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Lund Bowl' }) });
  const color = (name: string) => card.getByRole('radio', { name });
  const picture = card.getByRole('img').first();
  const oat = await picture.getAttribute('src');
  await card.getByRole('link', { name: 'Lund Bowl' }).focus();
  await page.keyboard.press('Tab');
  await expect(color('Oat')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(color('Sage')).toBeFocused();
  await expect(color('Sage')).toBeChecked();
  await expect(picture).not.toHaveAttribute('src', oat ?? '');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await expect(color('Sage')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/lund-bowl\?color=Sage$/);
});

test('a card of a list has at most 4 stops of the Tab key', async ({ page }) => {
  await page.goto('/products');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(32);
  // The last stop before the first card.
  await page.getByRole('region', { name: 'Sort and filter' }).getByRole('checkbox').last().focus();
  const stops: number[] = [];
  const focusedCard = () =>
    cards.evaluateAll((all) => all.findIndex((one) => one.contains(document.activeElement)));
  await page.keyboard.press('Tab');
  for (let card = await focusedCard(); card >= 0; card = await focusedCard()) {
    stops[card] = (stops[card] ?? 0) + 1;
    await page.keyboard.press('Tab');
  }
  expect(stops).toHaveLength(32);
  expect(Math.max(...stops)).toBeLessThanOrEqual(4);
});

test('nothing covers the controls of a list while it is scrolled', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products');
  const bar = page.getByRole('region', { name: 'Sort and filter' });
  await expect(bar.getByRole('button').first()).toBeVisible();
  const covered = await bar.evaluate(async (section) => {
    const controls = [...section.querySelectorAll('button, select, input')].filter((control) =>
      control.checkVisibility(),
    );
    const found = new Set<string>();
    for (let y = 0; y < 1_200; y += 8) {
      scrollTo({ top: y, behavior: 'instant' });
      for (const control of controls) {
        const { left, top, width, height } = control.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        if (seen && !section.contains(seen)) found.add(`${y} px: ${seen.outerHTML.slice(0, 80)}`);
      }
    }
    return [...found];
  });
  expect(covered).toEqual([]);
});
