import type { Page } from 'playwright/test';
import { axe } from './accessibility-checks';
import { expect, test, withoutScripts } from './fixtures';
import { openFilters, productNames } from './journey';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

test.describe('the pictures of a product', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/products/lund-bowl');
  });

  test('change by thumbnails and by swiping', async ({ page }) => {
    const pictures = page.getByRole('list', { name: 'Pictures of Lund Bowl' });
    await page.getByRole('link', { name: /^Picture 3 of 7/ }).click();
    await expect(pictures.getByRole('listitem').nth(2)).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('link', { name: /^Picture 3 of 7/ })).toHaveAttribute('aria-current', 'true');
    // The scroll to the third picture may still be running and would undo the swipe.
    await expect(async () => {
      await pictures.evaluate((list) => {
        const slide = list.children[3];
        if (slide instanceof HTMLElement) list.scrollTo({ left: slide.offsetLeft, behavior: 'instant' });
      });
      await expect(page.getByRole('link', { name: /^Picture 4 of 7/ })).toHaveAttribute(
        'aria-current',
        'true',
        { timeout: 1_000 },
      );
    }).toPass();
  });

  test('are enlarged, zoomed by keys, and closed at the same position', async ({ page }) => {
    await page.getByRole('link', { name: 'Enlarge picture 1 of 7' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pictures of Lund Bowl, enlarged' });
    await expect(dialog.getByRole('status')).toHaveText('1 of 7');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('status')).toHaveText('2 of 7');
    const image = dialog.getByRole('img', { name: /ochre mug/ });
    const before = await image.boundingBox();
    await page.keyboard.press('+');
    await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThan(before?.width ?? 0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Enlarge picture 2 of 7' })).toBeFocused();
  });

  test('zoom by two fingers, and by Ctrl with the wheel', async ({ page }) => {
    await page.getByRole('link', { name: 'Enlarge picture 1 of 7' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pictures of Lund Bowl, enlarged' });
    const image = dialog.getByRole('img', { name: /oat-colored/ });
    const box = async () => (await image.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const whole = await box();
    const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };

    const devTools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', fromMiddle: number) =>
      devTools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [-fromMiddle, fromMiddle].map((x, id) => ({ x: middle.x + x, y: middle.y, id })),
      });
    const pinch = async (from: number, to: number) => {
      await touch('touchStart', from);
      await touch('touchMove', (from + to) / 2);
      await touch('touchMove', to);
      await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    // The picture listens some time after it shows.
    await expect(async () => {
      await pinch(30, 60);
      expect((await box()).width).toBeGreaterThan(whole.width * 1.5);
    }).toPass();
    await pinch(90, 20);
    await expect.poll(async () => (await box()).width).toBe(whole.width);

    await page.mouse.move(middle.x, middle.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -60);
    await expect.poll(async () => (await box()).width).toBeGreaterThan(whole.width * 1.5);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`zoom around their center, with ${reducedMotion} about motion`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page
        .getByRole('link', { name: /^Enlarge/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      const middle = () =>
        dialog.getByRole('img', { name: /oat-colored/ }).evaluate((image) => {
          const { left, width } = image.getBoundingClientRect();
          return Math.round(left + width / 2);
        });
      const before = await middle();
      await dialog.getByRole('button', { name: 'Zoom in' }).click();
      await expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute(
        'aria-disabled',
        'false',
      );
      expect(Math.abs((await middle()) - before)).toBeLessThanOrEqual(1);
    });
});

test('a small tablet shows the buy box beside the picture', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/products/lund-bowl');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeInViewport();
});

test.describe('the bar with the button', { tag: '@phone' }, () => {
  test('never covers the focused element', async ({ page }) => {
    await page.goto('/products/lund-bowl');
    await page.getByRole('main').click({ position: { x: 2, y: 2 } });
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector('.buy-bar:not([data-away])');
        if (!focused || focused === document.body || !bar || bar.contains(focused)) return null;
        const box = focused.getBoundingClientRect();
        const edge = bar.getBoundingClientRect();
        return edge.height > 0 && box.top >= edge.top ? focused.outerHTML.slice(0, 200) : null;
      });
      expect(covered).toBeNull();
    }
  });
});

test.describe('the list', { tag: '@phone' }, () => {
  test('keeps its filters in reach', async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('link', { name: 'Korn Salt Cellar' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Sort and filter' })).toBeInViewport();
    if (isPhone(page)) await page.getByRole('button', { name: 'Filter and sort' }).click();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeInViewport();
    if (!isPhone(page)) await openFilters(page, 'Price');
    expect(await axe(page, { part: '.filter-sheet' })).toEqual([]);
    await page.getByRole('textbox', { name: 'Maximum price' }).fill('30');
    await page.getByRole('button', { name: isPhone(page) ? /^Show/ : 'Apply' }).click();
    await expect(page).toHaveURL(/maxPrice=30/);
    await page.getByRole('link', { name: /Remove filter: Maximum price/ }).click();
    await expect(page).toHaveURL(/\/products$/);
  });

  test('never covers the focused element', async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('link', { name: 'Korn Salt Cellar' }).focus();
    const bar = page.getByRole('region', { name: 'Sort and filter' });
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Shift+Tab');
      const [focused, edge] = [await page.locator(':focus').boundingBox(), await bar.boundingBox()];
      if (!focused || !edge) throw new Error('nothing has the focus');
      expect(focused.y).toBeGreaterThanOrEqual(edge.y + edge.height);
    }
  });

  test('comes back from a product as it was left', async ({ page }) => {
    await page.goto('/products?sortBy=nameAsc&maxPrice=60');
    const names = await productNames(page);
    const link = page.getByRole('link', { name: 'Solveig Mug' });
    // Scrolls the element to where it can be pressed, without pressing it.
    await link.click({ trial: true });
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(/solveig-mug/);
    await page.goBack();
    await expect(page).toHaveURL(/sortBy=nameAsc&maxPrice=60/);
    await expect.poll(() => productNames(page)).toEqual(names);
    // Within 5 pixels. The browser rounds positions on a phone.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
  });
});

test('a list fetches a second picture only when the shopper points at its product', async ({ page }) => {
  await page.goto('/products');
  const card = page.getByRole('article').filter({ hasText: 'Eldre Moon Jar' });
  const second = card.locator('img').nth(1);
  await expect(second).toBeHidden();
  expect(await second.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    false,
  );
  await card.hover();
  await expect(second).toBeVisible();
  await expect
    .poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('suggestions lead to a search for the words, which stay', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  if (isPhone(page)) await page.getByRole('button', { name: 'Open search' }).click();
  const field = page.getByLabel('Search', { exact: true }).and(page.locator('input:visible'));
  await field.click();
  await field.pressSequentially('bowl');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await page.getByRole('option', { name: /All results/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /bowl/ })).toBeVisible();
  if (!isPhone(page)) await expect(field).toHaveValue('bowl');
});

test.describe('picture and name move from the list to the product', () => {
  const traveled = (page: Page) =>
    page.evaluate(() => Reflect.get(window, 'traveled') as string[] | undefined);

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (...options) => {
        const transition = start(...options);
        transition.ready.then(
          () => {
            const moving = document.getAnimations().flatMap(({ effect }) => {
              const name = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
              return /^::view-transition-group\((?:picture|name)-/.test(name ?? '') ? [name] : [];
            });
            Reflect.set(window, 'traveled', moving);
          },
          () => {},
        );
        return transition;
      };
    });
  });

  test('with an animation', { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/products');
    await page.getByRole('link', { name: 'Eldre Moon Jar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Eldre Moon Jar' })).toBeVisible();
    const both = [expect.stringContaining('(name-'), expect.stringContaining('(picture-')];
    await expect.poll(async () => (await traveled(page))?.sort()).toEqual(both);
  });

  test('and back by a link', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const summaries = await page.request.get('/api/products/summaries?lang=en&slug=lund-bowl');
    const [{ id }] = (await summaries.json()).products;
    // The card is in view on the list. So are those of similar products, which move, too.
    await page.setViewportSize({ width: 1280, height: 4000 });
    await page.goto('/products/lund-bowl');
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Tableware' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tableware' })).toBeVisible();
    const both = ['name', 'picture'].map((part) => `::view-transition-group(${part}-${id})`);
    await expect.poll(async () => (await traveled(page)) ?? []).toEqual(expect.arrayContaining(both));
  });

  test('without an animation under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/products');
    await page.getByRole('link', { name: 'Eldre Moon Jar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Eldre Moon Jar' })).toBeVisible();
    expect((await traveled(page)) ?? []).toEqual([]);
  });
});

test.describe('on the media host, which has no icon,', () => {
  test.use({ allowedConsole: [/favicon/] });

  withoutScripts('a picture opens by itself', async ({ page }) => {
    await page.goto('/products/lund-bowl');
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/media\//);
  });
});
