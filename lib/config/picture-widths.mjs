/** Widths of the shop's own pictures, from a phone to a large screen. */
const WIDTHS = [800, 1000, 1400, 1700, 2400];

/**
 * Returns the widths in which a picture of `content/images` exists: never wider than its source.
 * JavaScript, because `scripts/lib/build/pictures.mjs` makes the files without compilation.
 * @param {number} sourceWidth
 */
export function ownWidths(sourceWidth) {
  const last = Math.min(sourceWidth, WIDTHS.at(-1) ?? sourceWidth);
  return [...WIDTHS.filter((width) => width < last), last];
}
