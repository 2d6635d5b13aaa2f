import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createRandom } from './random.mjs';

/**
 * Smooths the steps of even surfaces and covers them with film grain: a compressed picture of a wall
 * in soft light would show bands.
 *
 *     node tools/lookbook/stills/grain.mjs picture.jpg …
 *
 * At one quality, AVIF of 400 pixels is as large as before, and of 750 a fifth larger. lib/media.ts
 * therefore requests less up to that size, where it looks the same and is at most 5 % larger.
 */

/** Standard deviation, in steps of 256. */
const STRENGTH = 2.2;
/** A pixel that differs by less from its surroundings belongs to an even surface. */
const EVEN = 3;

/** @param {ReturnType<typeof sharp>} picture */
export async function withGrain(picture) {
  const { data, info } = await picture.clone().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const soft = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .blur(7)
    .raw()
    .toBuffer();
  const random = createRandom(1);
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const [r, g, b] = [0, 1, 2].map((channel) => data[pixel + channel] ?? 0);
    const [sr, sg, sb] = [0, 1, 2].map((channel) => soft[pixel + channel] ?? 0);
    const differs = Math.max(
      Math.abs((r ?? 0) - (sr ?? 0)),
      Math.abs((g ?? 0) - (sg ?? 0)),
      Math.abs((b ?? 0) - (sb ?? 0)),
    );
    const share = Math.max(0, Math.min(1, 2 - differs / EVEN));
    const grain = STRENGTH * 1.73 * (random() + random() + random() + random() - 2);
    for (const channel of [0, 1, 2]) {
      const value = data[pixel + channel] ?? 0;
      const even = value + ((soft[pixel + channel] ?? 0) - value) * share;
      data[pixel + channel] = Math.max(0, Math.min(255, Math.round(even + grain + random() - 0.5)));
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }).jpeg({
    quality: 84,
    mozjpeg: true,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const file of process.argv.slice(2))
    writeFileSync(file, await (await withGrain(sharp(readFileSync(file)))).toBuffer());
