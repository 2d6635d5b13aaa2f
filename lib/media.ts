import type { Picture } from '@/lib/model/product';

/**
 * Widths worth having, from a thumbnail to a full-width picture on a large screen. Each address stands in a page twice (in
 * its HTML and in the data for the script), so there are no more than it takes: a step is at most four fifths wider. 750 is
 * the width of a phone of 375 points at two pixels a point, and of one of 412 at 1.75.
 */
const WIDTHS = [160, 250, 400, 750, 1200, 1800, 2400];

export type PictureSize = {
  /** CSS pixels times pixel density. */
  width: number;
  /** Width divided by height; the picture's own when left out. The picture is cropped around its centre. */
  ratio?: number;
  /** Whether the address ends in what the picture shows, for those who find pictures by their names. */
  named?: boolean;
};

/** The name only makes the address readable; the platform takes any. Candidates of a `srcset` have none worth reading. */
function fileName(picture: Picture, named: boolean): string {
  if (!named) return `p.${extensionOf(picture)}`;
  const name = picture.alt
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `${name || 'picture'}.${extensionOf(picture)}`;
}

/** Sets the format for browsers that take neither AVIF nor WebP; JPEG has no transparency. */
const extensionOf = (picture: Picture): string => (/\.png$/i.test(picture.base) ? 'png' : 'jpg');

/** SVG, GIF and addresses outside the media host are sent as they are (the platform transforms none of them). */
const canTransform = (picture: Picture): boolean =>
  /\/media\/[^/]+$/.test(picture.base) && !/\.(svg|gif)$/i.test(picture.base);

/** Pictures in public/ lie there at these widths, as `<base>-<width>.webp`. */
const OWN_WIDTHS = [800, 1000, 1400, 1700, 2400];
const isOwn = (picture: Picture): boolean => picture.base.startsWith('/');
const ownUrl = (picture: Picture, width: number): string => `${picture.base}-${width}.webp`;

/** The widest the original allows at this ratio. */
const widest = (picture: Picture, ratio: number): number =>
  Math.max(1, Math.floor(Math.min(picture.width, picture.height * ratio)));

const ownRatio = (picture: Picture): number =>
  picture.width > 0 && picture.height > 0 ? picture.width / picture.height : 1;

function fillUrl(picture: Picture, width: number, ratio: number, named: boolean): string {
  const height = Math.max(1, Math.min(Math.round(width / ratio), picture.height));
  return `${picture.base}/v1/fill/w_${width},h_${height},al_c,q_80,enc_auto/${fileName(picture, named)}`;
}

/**
 * Address of a picture at a size, in the media host's grammar:
 * `<base>/v1/fill/w_640,h_800,al_c,q_80,enc_auto/<name>.jpg`. Never larger than the original.
 */
export function pictureUrl(
  picture: Picture,
  { width, ratio = ownRatio(picture), named = true }: PictureSize,
): string {
  if (isOwn(picture)) return ownUrl(picture, OWN_WIDTHS.find((own) => own >= width) ?? 2400);
  if (!canTransform(picture)) return picture.base;
  return fillUrl(picture, Math.min(Math.round(width), widest(picture, ratio)), ratio, named);
}

/** What the place of a picture can need, in CSS pixels times pixel density. */
export type PictureRange = { narrowest?: number; widest?: number };

/**
 * `srcset` of a picture at one ratio: every useful width of the range, up to the original's.
 *
 * @returns undefined when the platform has only the original.
 */
export function pictureSrcSet(
  picture: Picture,
  ratio = ownRatio(picture),
  { narrowest = 0, widest: most = Number.POSITIVE_INFINITY }: PictureRange = {},
): string | undefined {
  if (isOwn(picture)) return OWN_WIDTHS.map((width) => `${ownUrl(picture, width)} ${width}w`).join(', ');
  if (!canTransform(picture)) return undefined;
  const last = Math.min(
    widest(picture, ratio),
    WIDTHS.find((width) => width >= most) ?? WIDTHS.at(-1) ?? most,
  );
  const smaller = WIDTHS.filter((width) => width >= narrowest && width < last * 0.95);
  return [...smaller, last].map((width) => `${fillUrl(picture, width, ratio, false)} ${width}w`).join(', ');
}
