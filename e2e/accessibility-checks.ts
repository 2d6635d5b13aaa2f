import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** WCAG 2.2 AA checks that a machine can do. Each returns a list of violations. */

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const PHONE = { width: 360, height: 780 };
export const DESK = { width: 1440, height: 900 };

export async function axe(
  page: Page,
  { rules, part = 'html' }: { rules?: string[]; part?: string } = {},
): Promise<string[]> {
  // A click may have led to a page whose style sheets are still loading.
  await page.waitForLoadState();
  // The framework streams the title after the heading when a form's action leads to the page.
  await expect(page).toHaveTitle(/\S/);
  // Without frames, axe does not have to combine results in an extra page.
  const builder = new AxeBuilder({ page }).include(part).setLegacyMode();
  // axe checks targets of 24 px only when this rule is enabled.
  if (rules) builder.withRules(rules);
  else builder.options({ runOnly: WCAG, rules: { 'target-size': { enabled: true } } });
  await page.evaluate(standStill);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Waits for transitions of colors and bars to end. With reduced motion that takes one frame. */
async function standStill(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

/**
 * Returns the violations of the page in its current state, on a phone and a desktop, in light and
 * in dark. In the second color scheme, only the rules that depend on color run again, in one size.
 */
export async function barriers(
  page: Page,
  { sizes = [PHONE, DESK] }: { sizes?: { width: number; height: number }[] } = {},
): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, list: string[]) => found.push(...list.map((what) => `${where}: ${what}`));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    note(`${size.width} light`, await axe(page));
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  note('dark', await axe(page, { rules: ['color-contrast'] }));
  return found;
}

export const ON_A_PHONE = { sizes: [PHONE] };
export const ON_A_DESK = { sizes: [DESK] };

/** Returns how much wider the page is than its window, in px. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

/** Returns the texts that their box cuts off. Boxes that scroll do not count. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const style = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasText || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return [];
      if (style.position === 'absolute' && element.clientWidth <= 1) return [];
      const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
      // A long name that ends in an ellipsis is intended.
      const clamped = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
      const cut =
        cuts &&
        !clamped &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
      return cut ? [`${element.tagName}: ${element.textContent?.trim().slice(0, 60)}`] : [];
    }),
  );

/** The text spacing of WCAG 1.4.12, which a reader may apply to every text. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/**
 * Returns the main actions (elements in the color of the primary button) that are lower than 44 px.
 */
export const smallMainActions = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button:not([type=button]), a.button-primary, button.button-primary',
      ),
    ].flatMap((element) => {
      const { height, width } = element.getBoundingClientRect();
      const small = element.checkVisibility({ visibilityProperty: true }) && (height < 43.9 || width < 43.9);
      return small ? [`${element.textContent?.trim()}: ${Math.round(width)} × ${Math.round(height)}`] : [];
    }),
  );

/** Returns whether another element covers the focused one. */
export const isFocusHidden = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, bottom - 3],
    ] as const;
    const seen = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (focused.contains(there) || there.contains(focused));
    });
    return seen
      ? null
      : `${focused.tagName} ${focused.textContent?.trim().slice(0, 40) || focused.ariaLabel}`;
  });
