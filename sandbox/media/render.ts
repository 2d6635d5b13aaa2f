import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import type { Box, Encoding, Transform } from './transform';

// One thread per picture and as many concurrent pictures as processors: a page with thirty pictures
// gets them one by one, instead of all of them late.
sharp.concurrency(1);
const MAX_CONCURRENT = availableParallelism();

/**
 * Returns a picture file transformed and encoded. `source` is the size of the picture in `path`.
 */
export function renderPicture(
  path: string,
  source: { width: number; height: number },
  transform: Transform,
  encoding: Encoding,
): Promise<Buffer> {
  return inTurn(() => {
    const from = transform.crop ?? { x: 0, y: 0, ...source };
    let picture = sharp(path);
    if (transform.resize?.kind === 'fill') {
      const { width, height, focus } = transform.resize;
      picture = picture
        .extract(toRegion(coveringBox(from, width, height, focus)))
        .resize(width, height, { fit: 'fill' });
    } else {
      if (transform.crop) picture = picture.extract(toRegion(from));
      if (transform.resize)
        picture = picture.resize(transform.resize.width, transform.resize.height, {
          fit: 'inside',
          withoutEnlargement: true,
        });
    }
    if (transform.sharpen && transform.sharpen.radius > 0)
      picture = picture.sharpen({
        sigma: Math.min(10, transform.sharpen.radius),
        m1: transform.sharpen.amount,
        m2: transform.sharpen.amount,
      });
    if (transform.blur !== undefined) picture = picture.blur(transform.blur);
    return encode(picture, encoding, transform).toBuffer();
  });
}

function encode(picture: Sharp, encoding: Encoding, { quality, progressive }: Transform): Sharp {
  switch (encoding) {
    case 'jpeg':
      return picture.jpeg({ quality, progressive });
    case 'webp':
      return picture.webp({ quality, effort: 2 });
    case 'avif':
      // AVIF's quality scale differs from JPEG's: 60 looks like 80 there.
      return picture.avif({ quality: Math.round(quality * 0.75), effort: 2 });
    case 'png':
      return picture.png({ progressive });
    case 'gif':
      return picture.gif();
  }
}

/**
 * Returns the largest box of the requested ratio inside `from`, as near to the focal point as the
 * edges allow.
 */
export function coveringBox(from: Box, width: number, height: number, focus: { x: number; y: number }): Box {
  const scale = Math.max(width / from.width, height / from.height);
  const boxWidth = Math.min(from.width, Math.max(1, Math.round(width / scale)));
  const boxHeight = Math.min(from.height, Math.max(1, Math.round(height / scale)));
  const place = (point: number, whole: number, part: number) =>
    Math.round(Math.min(whole - part, Math.max(0, point * whole - part / 2)));
  return {
    x: from.x + place(focus.x, from.width, boxWidth),
    y: from.y + place(focus.y, from.height, boxHeight),
    width: boxWidth,
    height: boxHeight,
  };
}

const toRegion = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height });

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The slot passes directly to the next waiting request, so that no new one can take it.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
