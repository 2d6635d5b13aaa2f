/** Shared means of the drawings: colors, and pieces of cloth with folds, seams and shadows. */

export const WIDTH = 1200;
export const HEIGHT = 1500;
const MIRROR = `matrix(-1 0 0 1 ${WIDTH} 0)`;

/** @param {string} hex */
const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * Returns a color between two.
 * @param {string} one @param {string} other @param {number} share of the other, 0 to 1
 */
export function mix(one, other, share) {
  const [a, b] = [channels(one), channels(other)];
  const mixed = a.map((value, at) => Math.round(value + ((b[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** @param {string} hex @returns 0 for black to 1 for white */
const brightness = (hex) => channels(hex).reduce((sum, value) => sum + value, 0) / 765;

export const darker = (/** @type {string} */ hex, share = 0.3) => mix(hex, '#1d1512', share);
export const lighter = (/** @type {string} */ hex, share = 0.3) => mix(hex, '#fffaf2', share);

let count = 0;

/**
 * @typedef {object} Piece
 * @property {string} d the outline, of the right half when mirrored
 * @property {string} color
 * @property {boolean} [mirrored]
 * @property {string[]} [folds] soft shadows inside of the outline
 * @property {string[]} [lights] soft highlights
 * @property {string[]} [seams] thin lines
 * @property {string[]} [stitches] thin dashed lines
 * @property {string} [pattern] more content, clipped to the outline, below the folds
 * @property {number} [rim] the strength of the shade along the outline
 * @property {boolean} [flat] without a shadow on what is below
 */

/** Returns a piece of cloth as SVG. @param {Piece} piece */
export function cloth({
  d,
  color,
  mirrored = true,
  folds = [],
  lights = [],
  seams = [],
  stitches = [],
  pattern = '',
  rim = 1,
  flat = false,
}) {
  count += 1;
  const id = `piece${count}`;
  const dark = darker(color, 0.62);
  // Folds of dark cloth show by their light, those of pale cloth by their shadow.
  const bright = brightness(color);
  const [shade, shine] = [0.2 + 0.18 * (1 - bright), 0.2 - 0.06 * (1 - bright)];
  const both = (/** @type {string} */ one) => (mirrored ? `${one}<g transform="${MIRROR}">${one}</g>` : one);
  // The other side is not an exact copy: cloth never hangs the same way twice.
  const uneven = (/** @type {string} */ one) =>
    mirrored ? `${one}<g transform="${MIRROR} translate(13 31)">${one}</g>` : one;
  const outline = `<path d="${d}"/>`;
  // A half that starts on the axis is open there, so that no edge shows in the middle.
  const edge = mirrored && d.startsWith('M 598') ? `<path d="${d.replace(/Z\s*$/, '')}"/>` : outline;
  const lines = (/** @type {string[]} */ all) => all.map((one) => `<path d="${one}"/>`).join('');
  return `
${mirrored ? `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}" fill="#fff">${both(outline)}</mask>` : `<clipPath id="${id}">${outline}</clipPath>`}
<g fill="${color}" stroke="${color}" stroke-width="1.5" stroke-linejoin="round"${flat ? '' : ' filter="url(#lift)"'}>${both(outline)}</g>
<g ${mirrored ? 'mask' : 'clip-path'}="url(#${id})">
  ${pattern}
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#weave)"/>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#daylight)"/>
  <g fill="none" stroke="${dark}" stroke-linecap="round" stroke-width="20" opacity="${shade.toFixed(2)}" filter="url(#soft)">${uneven(lines(folds))}</g>
  <g fill="none" stroke="${dark}" stroke-linecap="round" stroke-width="4" opacity="${(shade * 0.42).toFixed(2)}" filter="url(#fine)">${uneven(lines(folds))}</g>
  <g fill="none" stroke="#fffaf2" stroke-linecap="round" stroke-width="34" opacity="${shine.toFixed(2)}" filter="url(#glow)">${uneven(lines(lights))}</g>
  <g fill="none" stroke="${dark}" stroke-width="30" stroke-linecap="square" opacity="${(0.34 * rim).toFixed(2)}" filter="url(#soft)">${both(edge)}</g>
</g>
<g fill="none" stroke="${dark}" stroke-width="2.4" stroke-linecap="round" opacity="0.5">${both(lines(seams))}</g>
<g fill="none" stroke="${dark}" stroke-width="2" stroke-dasharray="7 6" opacity="0.42">${both(lines(stitches))}</g>`;
}

/** Returns buttons at these points. @param {[number, number][]} points @param {string} color */
export function buttons(points, color, radius = 9) {
  return points
    .map(
      ([x, y]) => `<g><circle cx="${x + 1.5}" cy="${y + 3}" r="${radius}" fill="#1d1512" opacity="0.3"/>
<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>
<circle cx="${x}" cy="${y}" r="${radius * 0.68}" fill="none" stroke="${darker(color, 0.4)}" stroke-width="1.2" opacity="0.6"/>
<circle cx="${x - 2.4}" cy="${y}" r="1.5" fill="${darker(color, 0.6)}"/><circle cx="${x + 2.4}" cy="${y}" r="1.5" fill="${darker(color, 0.6)}"/></g>`,
    )
    .join('');
}

/**
 * Returns stripes across the whole picture.
 * @param {{ color: string, every: number, width: number, upright?: boolean, from?: number }}
 * options
 */
export function stripes({ color, every, width, upright = false, from = 0 }) {
  const most = upright ? WIDTH : HEIGHT;
  const bands = [];
  for (let at = from; at < most; at += every)
    bands.push(
      upright
        ? `<rect x="${at}" width="${width}" height="${HEIGHT}"/>`
        : `<rect y="${at}" width="${WIDTH}" height="${width}"/>`,
    );
  return `<g fill="${color}">${bands.join('')}</g>`;
}

/**
 * Returns the lines of a ribbed band.
 * @param {number} left
 * @param {number} right
 * @param {number} top
 * @param {number} bottom
 * @param {string} color
 */
export function ribs(left, right, top, bottom, color, every = 11) {
  const lines = [];
  for (let x = left; x <= right; x += every) lines.push(`M ${x} ${top} L ${x} ${bottom}`);
  return `<path d="${lines.join(' ')}" stroke="${darker(color, 0.55)}" stroke-width="2.5" opacity="0.28" fill="none"/>`;
}

/** Returns rows of stitches of a coarse knit across the picture. @param {string} color */
export function knit(color, every = 26) {
  const rows = [];
  for (let y = 200; y < HEIGHT; y += every)
    for (let x = 200; x < 1000; x += every)
      rows.push(`M ${x} ${y} l ${every / 2} ${every * 0.6} l ${every / 2} ${-every * 0.6}`);
  return `<path d="${rows.join(' ')}" fill="none" stroke="${darker(color, 0.5)}" stroke-width="2.6" opacity="0.2"/>`;
}
