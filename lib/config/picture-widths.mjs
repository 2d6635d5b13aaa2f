/** Widths of the shop's own pictures, from a phone to a large screen. */
const WIDTHS = [800, 1000, 1400, 1700, 2400];

/**
 * Never wider than the source. JavaScript, because scripts/lib/build/pictures.mjs is not compiled.
 * @param {number} sourceWidth
 */
export function ownWidths(sourceWidth) {
  const last = Math.min(sourceWidth, WIDTHS.at(-1) ?? sourceWidth);
  return [...WIDTHS.filter((width) => width < last), last];
}
