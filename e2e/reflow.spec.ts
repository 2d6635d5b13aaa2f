import { cutTexts, sidewaysScroll, smallMainActions, spaceText } from './accessibility-checks';
import { expect, test } from './fixtures';
import { addLundBowl, putLundBowlInCart } from './journey';
import { fillLongWords, widerThanWindow, writtenTexts } from './wide-texts';

// Each test sets its own window size.
test.beforeEach(({ sandbox }) => sandbox.reset());

/** 1280 px at 400 %. */
const NARROW = { width: 320, height: 256 };
const PATHS = [
  '/',
  '/products',
  '/search?q=bowl',
  '/products/lund-bowl',
  '/cart',
  '/login',
  '/register',
  '/de/products',
];

const WRITTEN_PATHS = [
  '/',
  '/products',
  '/categories/tableware',
  '/search?q=bowl',
  '/products/lund-bowl',
  '/products/solveig-mug/reviews',
  '/compare?products=lund-bowl%2Csolveig-mug',
  '/about',
  '/contact',
  '/cart',
];

test('at 400 % nothing is cut off or scrolls sideways, with spaced text too', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await putLundBowlInCart(page);
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sidewaysScroll(page), path).toBe(0);
    expect(await cutTexts(page), path).toEqual([]);
    await spaceText(page);
    expect(await sidewaysScroll(page), `${path}, spaced`).toBe(0);
    expect(await cutTexts(page), `${path}, spaced`).toEqual([]);
  }
});

/** A word of 60 letters stands in each place that a merchant or a shopper writes. */
test('no page is wider than a phone with long words, in any language', async ({ page }) => {
  const texts = writtenTexts();
  await page.setViewportSize({ width: 360, height: 740 });
  await putLundBowlInCart(page);
  for (const prefix of ['', '/de', '/he'])
    for (const path of WRITTEN_PATHS) {
      await page.goto(prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await fillLongWords(page, texts), prefix + path).toBeGreaterThan(5);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await widerThanWindow(page), `${prefix}${path} at ${width} px`).toEqual([]);
      }
    }
});

test('at 400 % no bar stays over the page', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await putLundBowlInCart(page);
  for (const path of ['/', '/products', '/products/lund-bowl', '/cart']) {
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('main').evaluate((main) => scrollTo(0, main.clientHeight / 2));
    const bars = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { top, bottom, width, height } = element.getBoundingClientRect();
          return (
            /fixed|sticky/.test(getComputedStyle(element).position) &&
            element.checkVisibility({ visibilityProperty: true }) &&
            width > 200 &&
            height > 24 &&
            bottom > 0 &&
            top < innerHeight
          );
        })
        .map(({ className }) => className),
    );
    expect(bars, path).toEqual([]);
  }
});

test('main actions are 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await addLundBowl(page);
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
  expect(await smallMainActions(page)).toEqual([]);
  for (const path of PATHS) {
    await page.goto(path);
    expect(await smallMainActions(page), path).toEqual([]);
  }
});

test('selection and focus stay visible with the system’s own colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/products/lund-bowl');
  await page.locator('label').getByRole('radio', { name: 'Oat' }).check();
  const outlineOf = (name: string) =>
    page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name }) })
      .evaluate((label) => getComputedStyle(label).outlineStyle);
  expect(await outlineOf('Rose')).toBe('none');
  await page.keyboard.press('Tab');
  expect(await outlineOf('Oat')).toBe('solid');
  expect(
    await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle),
  ).toBe('solid');
  const swatch = page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'Rose' }) })
    .locator('[style]');
  expect(await swatch.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none');
  // The system gives full and empty stars one color.
  const stars = await page
    .locator('.five-stars')
    .first()
    .evaluate((element) =>
      [element, element.firstElementChild ?? element].map((one) => getComputedStyle(one, '::before').content),
    );
  expect(new Set(stars).size).toBe(2);
});

test('nothing moves under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addLundBowl(page);
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(/Added to your cart/)).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        // `auto` is as long as the scroll that drives the animation.
        const times = `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat);
        return times.filter((time) => !Number.isNaN(time));
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(0.001);
});

test('an email address in the footer is not broken before its last letter', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    await footer.getByText('Help', { exact: true }).last().click();
    const email = footer.getByRole('link', { name: 'hello@halden.example' });
    const lines = await email.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});
