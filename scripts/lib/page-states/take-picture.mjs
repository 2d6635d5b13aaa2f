import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {import('./state.mjs').Page} Page */
/** @typedef {import('./state.mjs').State} State */
/** @typedef {import('./state.mjs').Tools} Tools */

/** In milliseconds, on a machine that has much to do. */
const PATIENCE = 30_000;

/** What still comes after that, is not worth waiting for. */
const MOMENT = 5_000;

/**
 * Opens a state in a page of its own and takes its picture.
 *
 * @param {Page} page
 * @param {State} state
 * @param {string} file
 * @param {Tools} tools
 */
export async function takePicture(page, { path, arrange, undo, window: onlyWindow = false }, file, tools) {
  page.setDefaultTimeout(PATIENCE);
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
 * Until all has come: no request is under way, and the pictures in sight are drawn. A page that cannot have what it wants
 * asks for it again and again.
 *
 * @param {Page} page
 */
async function rest(page) {
  await page.waitForLoadState('networkidle', { timeout: MOMENT }).catch(() => {});
  await page.waitForFunction(picturesAreDrawn, undefined, { timeout: MOMENT }).catch(() => {});
}

/** In the page. What lies beside the window, as in a row that is swiped, may be fetched later. */
function picturesAreDrawn() {
  return [...document.images].every((image) => {
    const { left, right, width } = image.getBoundingClientRect();
    return image.complete || width === 0 || right <= 0 || left >= innerWidth || !image.checkVisibility();
  });
}

/** Lazy pictures come when they are near. @param {Page} page */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    scrollTo(0, 0);
  });
}
