import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { withGrain } from './grain.mjs';
import { STILLS } from './scenes.mjs';
import { render } from './tracer.mjs';

/**
 * Draws the pictures of scenes.mjs: of the demo shop's products in use, and of life in the studio.
 *
 *     npm run lookbook:stills [start of the name] [share of the size]
 *
 * Without a share, pictures have their size and go to the seed `ceramics` or to content/images. A
 * smaller one is a sketch in .cache.
 */

const [start = '', share = '1'] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const scale = Number(share);
/** Rays are traced at this share of the size. Film grain covers the difference. */
const TRACED = 0.8;

for (const [name, { scene, size }] of Object.entries(STILLS)) {
  if (!name.startsWith(start)) continue;
  const [width = 0, height = 0] = size.map((side) => Math.round(side * scale * TRACED));
  const began = Date.now();
  const bytes = render(scene(), width, height);
  const picture = sharp(bytes, { raw: { width, height, channels: 3 } }).resize(size[0], size[1], {
    kernel: 'lanczos3',
  });
  const folder =
    scale < 1 ? '.cache' : name.startsWith('life--') ? 'content/images' : 'sandbox/seeds/ceramics/media';
  const file = scale < 1 ? `${name}.png` : `${basename(name).replace('life--', '')}.jpg`;
  writeFileSync(
    join(process.env.STILLS_FOLDER ?? join(root, folder), file),
    await (scale < 1 ? picture.png() : await withGrain(picture)).toBuffer(),
  );
  console.log(`${file} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}
