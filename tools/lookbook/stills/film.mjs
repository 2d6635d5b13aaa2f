import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findBrowser } from '../../../scripts/lib/machine/browser.mjs';

/**
 * Films the pour-over set: the view from above comes closer for four seconds. The browser encodes
 * it, because nothing else here does.
 *
 *     npm run lookbook:film
 */

const SEED = fileURLToPath(new URL('../../../sandbox/seeds/ceramics/', import.meta.url));
const NAME = 'fjell-pour-over';

const picture = readFileSync(`${SEED}media/${NAME}--above.jpg`).toString('base64');
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  const film = await page.evaluate(
    async ({ source, width, height, seconds }) => {
      const still = new Image();
      still.src = source;
      await still.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser has no canvas');
      const recorder = new MediaRecorder(canvas.captureStream(24), {
        mimeType: 'video/webm;codecs=vp9',
        videoBitsPerSecond: 300_000,
      });
      /** @type {Blob[]} */
      const parts = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const ended = new Promise((resolve) => {
        recorder.onstop = resolve;
      });
      recorder.start();
      const began = performance.now();
      for (let share = 0; share < 1; share = (performance.now() - began) / seconds / 1000) {
        // From the whole width of the picture to the coffee in its middle.
        const ease = share * share * (3 - 2 * share);
        const cut = still.naturalWidth * (1 - 0.38 * ease);
        const x = (still.naturalWidth - cut) / 2;
        const y = still.naturalHeight * (0.37 - 0.05 * ease) - (cut * height) / width / 2;
        context.drawImage(still, x, Math.max(0, y), cut, (cut * height) / width, 0, 0, width, height);
        await new Promise(requestAnimationFrame);
      }
      recorder.stop();
      await ended;
      return Array.from(new Uint8Array(await new Blob(parts).arrayBuffer()));
    },
    { source: `data:image/jpeg;base64,${picture}`, width: 480, height: 360, seconds: 4 },
  );
  writeFileSync(`${SEED}videos/${NAME}--pour.webm`, Buffer.from(film));
} finally {
  await browser.close();
}
