import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {import('./state.mjs').Page} Page */
/** @typedef {import('./state.mjs').State} State */
/** @typedef {import('./state.mjs').Tools} Tools */

/** In milliseconds, sized for a busy machine. */
const TIMEOUT_MS = 30_000;

/** Content that arrives later is not worth waiting for. */
const MOMENT = 5_000;

/**
 * Opens a state in its own page and takes its picture.
 * @param {Page} page
 * @param {State} state
 * @param {string} file
 * @param {Tools} tools
 */
export async function takePicture(page, { path, arrange, undo, window: onlyWindow = false }, file, tools) {
  page.setDefaultTimeout(TIMEOUT_MS);
  try {
    await page.goto(path);
    await rest(page);
    await arrange?.(page, tools);
    if (!onlyWindow) await scrollThrough(page);
    await rest(page);
    mkdirSync(dirname(file), { recursive: true });
    await page.screenshot({
      path: file,
      type: 'jpeg',
      quality: 80,
      fullPage: !onlyWindow,
      animations: 'disabled',
    });
  } finally {
    await undo?.(page, tools);
  }
}

/**
 * Waits until no request is in flight and the pictures in view are drawn. A page that cannot load
 * its data repeats its requests.
 * @param {Page} page
 */
async function rest(page) {
  await page.waitForLoadState('networkidle', { timeout: MOMENT }).catch(() => {});
  await page.waitForFunction(picturesAreDrawn, undefined, { timeout: MOMENT }).catch(() => {});
}

/** Runs in the page. Content next to the window, as in a row that can be swiped, may load later. */
function picturesAreDrawn() {
  return [...document.images].every((image) => {
    const { left, right, width } = image.getBoundingClientRect();
    return image.complete || width === 0 || right <= 0 || left >= innerWidth || !image.checkVisibility();
  });
}

/**
 * Scrolls, because lazy pictures load when they are near.
 * @param {Page} page
 */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    scrollTo(0, 0);
  });
}
