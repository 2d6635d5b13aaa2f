import type { BrowserContextOptions, Page } from 'playwright/test';
import { LANGS } from '../lib/i18n/lang';
import { FONT_SYSTEMS, fontVariables } from '../scripts/lib/machine/fonts.mjs';
import { expect, hold, test, waitForHydration, waitForScripts } from './fixtures';
import { readShifts, recordShifts } from './layout-shifts';

/**
 * What a shopper's system shows until the web fonts arrive has the same lines, so that nothing
 * moves. Each browser here has the fonts of one kind of system only, whatever this machine has.
 */

const DEVICES = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  },
  desktop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;

/** Home, list, product, search, sign-in and text. The last one is home on a later visit. */
const PATHS = ['/', '/products', '/products/lund-bowl', '/search?q=bowl', '/login', '/privacy', '/'];

/** In the copy of the shop with all languages, on a phone: those with letters that the others lack. */
const OTHERS = LANGS.filter((lang) => ['pl', 'ar', 'ja'].includes(lang));
const VISITS = OTHERS.length > 0 ? { phone: DEVICES.phone } : DEVICES;

/** Each language and each kind of letters. `npm test -- --all` adds all other combinations. */
const SELECTED = ['en on phone, Android', 'he on phone, Linux with DejaVu', 'de on desktop, Windows'];

for (const system of FONT_SYSTEMS)
  for (const [device, options] of Object.entries(VISITS))
    for (const lang of OTHERS.length > 0 ? OTHERS : LANGS) {
      const visit = `${lang} on ${device}, ${system}`;
      test(`nothing moves when the fonts arrive late, in ${visit}`, {
        tag: SELECTED.includes(visit) ? [] : '@matrix',
      }, async ({ playwright, launchOptions, baseURL }) => {
        const env = { ...process.env, ...fontVariables(system) };
        const browser = await playwright.chromium.launch({ ...launchOptions, env });
        const context = await browser.newContext({ ...options, baseURL, serviceWorkers: 'block' });
        await waitForScripts(context);
        const page = await context.newPage();
        await page.addInitScript(recordShifts);
        for (const path of PATHS) {
          const { changed, shift, moved } = await visitWithLateFonts(
            page,
            lang === 'en' ? path : `/${lang}${path}`,
          );
          expect.soft(changed, path).toEqual([]);
          expect.soft(shift, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(0.005);
        }
        await browser.close();
      });
    }

test('text has the web font from the second page on', async ({ page }) => {
  const root = page.locator('html');
  await page.goto('/login');
  await expect(root).toHaveAttribute('data-fonts', 'next');
  expect(await shownFonts(page, 'main p')).not.toContain('Instrument Sans');
  for (const path of ['/privacy', '/login']) {
    await page.goto(path);
    await expect(root).toHaveAttribute('data-fonts', '');
    expect(await shownFonts(page, 'main p')).toEqual(['Instrument Sans']);
  }
});

/** Returns the fonts with which the browser has drawn the text of an element. */
async function shownFonts(page: Page, selector: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devTools.detach();
  return fonts.map(({ familyName }) => familyName);
}

/**
 * Opens a page whose fonts arrive after its scripts have run.
 * @returns the sum of the shifts of the layout, what moved, and the texts whose height changed with
 * the fonts
 */
async function visitWithLateFonts(
  page: Page,
  path: string,
): Promise<{ shift: number; moved: string[]; changed: string[] }> {
  const release = await hold(page, '**/*.woff2');
  // The first page requests the font of its text when it is hydrated and idle.
  const requested = page.waitForRequest(/instrument-sans.*\.woff2/);
  // Fonts hold back the `load` event.
  await page.goto(path, { waitUntil: 'commit' });
  await waitForHydration(page);
  await requested;
  const before = await page.evaluate(heightsOfTexts);
  release();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const { shift, moved } = await readShifts(page);
  const after = new Map(await page.evaluate(heightsOfTexts));
  await page.unroute('**/*.woff2');
  expect(before.length).toBeGreaterThan(20);
  return {
    shift,
    moved,
    changed: before.flatMap(([text, height]) => {
      const now = after.get(text) ?? height;
      // A line is at least 18 px high.
      return Math.abs(now - height) < 9 ? [] : `${text}: ${height} px, then ${now} px`;
    }),
  };
}

/** Returns each text of the page with its height in CSS pixels. Runs inside the page. */
const heightsOfTexts = (): [text: string, height: number][] =>
  [...document.body.querySelectorAll('*')]
    .filter(
      (element) =>
        element.checkVisibility() &&
        // Text for screen readers alone has a box of one pixel.
        element.clientHeight !== 1 &&
        [...element.childNodes].some(
          ({ nodeName, textContent }) => nodeName === '#text' && textContent?.trim(),
        ),
    )
    .map((element, index, all) => {
      const text = `${element.localName} ${element.textContent?.trim().slice(0, 80)}`;
      const same = all.slice(0, index).filter((other) => other.textContent === element.textContent).length;
      return [`${text} (${same})`, Math.round(element.getBoundingClientRect().height)];
    });
