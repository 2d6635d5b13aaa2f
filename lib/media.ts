import { FACTS } from '#shop-facts';
import { ownWidths } from '@/lib/config/picture-widths.mjs';
import type { Picture } from '@/lib/model/product';

/**
 * Each URL is in a page twice, in its HTML and in its data, so the list is short: each width is less than
 * twice the previous one. 750 serves a phone of 375 points at a pixel density of 2, and one of 412 at 1.75.
 */
const WIDTHS = [160, 250, 400, 750, 1200, 1800, 2400];

/** Width divided by height. The class `aspect-product` has the same ratio (tailwind.config.ts). */
export const PRODUCT_RATIO = FACTS.pictureRatio ?? 4 / 5;

export type PictureSize = {
  /** CSS pixels times pixel density. */
  width: number;
  /** Width divided by height, cropped around the center. Default: the picture's own ratio. */
  ratio?: number;
  /** Whether the URL ends in the picture's description, for image search. */
  named?: boolean;
};

/** The first words of a name. A list has them once for each picture, and they compress badly. */
const NAME = /^.{1,24}(?=-|$)/;

/** The URL may end in any text. Image search reads it in `src`. Candidates of a `srcset` have a short one. */
function fileName(picture: Picture, named: boolean): string {
  if (!named) return `p.${extensionOf(picture)}`;
  const name = picture.alt
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .match(NAME)?.[0];
  return `${name || 'picture'}.${extensionOf(picture)}`;
}

/** For browsers that support neither AVIF nor WebP. JPEG has no transparency. */
const extensionOf = (picture: Picture): string => (/\.png$/i.test(picture.base) ? 'png' : 'jpg');

/** The platform transforms neither SVG nor GIF, and no picture outside its media host. */
const canTransform = (picture: Picture): boolean =>
  /\/media\/[^/]+$/.test(picture.base) && !/\.(svg|gif)$/i.test(picture.base);

/** Pictures of `content/images` exist as `<base>-<width>.webp`. */
const isOwn = (picture: Picture): boolean => picture.base.startsWith('/');
const ownUrl = (picture: Picture, width: number): string => `${picture.base}-${width}.webp`;

const widest = (picture: Picture, ratio: number): number =>
  Math.max(1, Math.floor(Math.min(picture.width, picture.height * ratio)));

const ownRatio = (picture: Picture): number =>
  picture.width > 0 && picture.height > 0 ? picture.width / picture.height : 1;

/**
 * The platform's own client requests this quality for large pictures, and 80 or 85 up to those of
 * cards. Fine grain makes these a fifth larger at 85, and they look the same.
 */
const qualityFor = (width: number, height: number): number =>
  width * height < 900 ** 2 ? 78 : width * height < 1_400 ** 2 ? 85 : 90;

const heightAt = (picture: Picture, width: number, ratio: number): number =>
  Math.max(1, Math.min(Math.round(width / ratio), picture.height));

/** Of the picture that `pictureUrl` leads to, in pixels. */
export function pictureSize(
  picture: Picture,
  { width, ratio = ownRatio(picture) }: PictureSize,
): { width: number; height: number } {
  if (isOwn(picture) || !canTransform(picture)) return { width: picture.width, height: picture.height };
  const shown = Math.min(Math.round(width), widest(picture, ratio));
  return { width: shown, height: heightAt(picture, shown, ratio) };
}

function fillUrl(picture: Picture, width: number, ratio: number, named: boolean): string {
  const height = heightAt(picture, width, ratio);
  return `${picture.base}/v1/fill/w_${width},h_${height},al_c,q_${qualityFor(width, height)},enc_auto/${fileName(picture, named)}`;
}

/** `<base>/v1/fill/w_640,h_800,al_c,q_78,enc_auto/<name>.jpg`, never larger than the original. */
export function pictureUrl(
  picture: Picture,
  { width, ratio = ownRatio(picture), named = true }: PictureSize,
): string {
  if (isOwn(picture))
    return ownUrl(
      picture,
      ownWidths(picture.width).find((own) => own >= width) ?? ownWidths(picture.width).at(-1) ?? width,
    );
  if (!canTransform(picture)) return picture.base;
  return fillUrl(picture, Math.min(Math.round(width), widest(picture, ratio)), ratio, named);
}

/** Widths that the layout can need, in CSS pixels times pixel density. */
export type PictureRange = { narrowest?: number; widest?: number };

/** The widths of the range, up to the original's. Undefined if the platform has only the original. */
export function pictureSrcSet(
  picture: Picture,
  ratio = ownRatio(picture),
  { narrowest = 0, widest: most = Number.POSITIVE_INFINITY }: PictureRange = {},
): string | undefined {
  if (isOwn(picture))
    return ownWidths(picture.width)
      .map((width) => `${ownUrl(picture, width)} ${width}w`)
      .join(', ');
  if (!canTransform(picture)) return undefined;
  const last = Math.min(
    widest(picture, ratio),
    WIDTHS.find((width) => width >= most) ?? WIDTHS.at(-1) ?? most,
  );
  const smaller = WIDTHS.filter((width) => width >= narrowest && width < last * 0.95);
  return [...smaller, last].map((width) => `${fillUrl(picture, width, ratio, false)} ${width}w`).join(', ');
}
