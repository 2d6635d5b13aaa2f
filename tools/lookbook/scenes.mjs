import { HEIGHT, mix, WIDTH } from './fabric.mjs';

const DEFS = `
<linearGradient id="daylight" gradientUnits="userSpaceOnUse" x1="120" y1="120" x2="1080" y2="1420"><stop offset="0" stop-color="#fff6e6" stop-opacity="0.3"/><stop offset="0.45" stop-color="#fff6e6" stop-opacity="0"/><stop offset="1" stop-color="#1d1512" stop-opacity="0.24"/></linearGradient>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="13"/></filter>
<filter id="glow" x="-60%" y="-30%" width="220%" height="160%"><feGaussianBlur stdDeviation="20"/></filter>
<pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M 0 1 H 6 M 0 4 H 3" stroke="#1d1512" stroke-opacity="0.06"/><path d="M 1.5 0 V 6" stroke="#fffaf2" stroke-opacity="0.07"/></pattern>
<filter id="fine" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.2"/></filter>
<filter id="wide" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="34"/></filter>
<filter id="lift" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="7" dy="11" stdDeviation="9" flood-color="#1d1512" flood-opacity="0.24"/></filter>
<filter id="pin" x="-150%" y="-150%" width="400%" height="400%"><feDropShadow dx="7" dy="11" stdDeviation="9" flood-color="#1d1512" flood-opacity="0.24"/></filter>
<filter id="cast" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="34" dy="46" stdDeviation="28" flood-color="#2b1d14" flood-opacity="0.27"/></filter>`;

/**
 * Returns a picture of a wall in daylight with `content` on it.
 * @param {{ wall: string, content: string, floor?: number, width?: number, height?: number, view?:
 * string }} options
 */
export function scene({ wall, content, floor, width = WIDTH, height = HEIGHT, view }) {
  const box = view ?? `0 0 ${width} ${height}`;
  const pane = (/** @type {number} */ x, /** @type {number} */ y) =>
    `<path d="M ${x} ${y} l ${width * 0.2} ${-height * 0.07} l ${width * 0.1} ${height * 0.36} l ${-width * 0.2} ${height * 0.07} Z"/>`;
  const light = [
    [0.5, 0.14],
    [0.73, 0.06],
    [0.62, 0.53],
    [0.85, 0.45],
  ]
    .map(([x = 0, y = 0]) => pane(width * x, height * y))
    .join('');
  const line = height * (floor ?? 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}"><defs>${DEFS}
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(wall, '#fffaf2', 0.42)}"/><stop offset="0.6" stop-color="${wall}"/><stop offset="1" stop-color="${mix(wall, '#4a3526', 0.22)}"/></linearGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(wall, '#4a3526', 0.2)}"/><stop offset="0.2" stop-color="${mix(wall, '#4a3526', 0.08)}"/><stop offset="1" stop-color="${mix(wall, '#fffaf2', 0.1)}"/></linearGradient></defs>
<rect x="-200" y="-200" width="${width + 400}" height="${height + 400}" fill="url(#wall)"/>
<g fill="#fff4dd" opacity="0.34" filter="url(#soft)">${light}</g>
${floor ? `<rect x="-200" y="${line}" width="${width + 400}" height="${height}" fill="url(#floor)"/>` : ''}
${content}</svg>`;
}

/** Returns a peg on the wall. */
const peg = (/** @type {number} */ x, /** @type {number} */ y) =>
  `<g class="peg" filter="url(#pin)"><circle cx="${x}" cy="${y}" r="19" fill="#a2774b"/><circle cx="${x - 4}" cy="${y - 5}" r="10" fill="#c79c6e"/></g>`;

/** Returns a wooden hanger on a peg. */
export function hanger() {
  const [reach, y] = [190, 346];
  return `${peg(608, y - 176)}<g filter="url(#lift)"><path d="M 600 ${y - 64} L 600 ${y - 96} C 600 ${y - 118} 634 ${y - 122} 634 ${y - 152} C 634 ${y - 184} 586 ${y - 186} 582 ${y - 154}" fill="none" stroke="#8d8f92" stroke-width="7" stroke-linecap="round"/>
<path d="M 600 ${y - 70} C 640 ${y - 66} ${600 + reach - 40} ${y} ${600 + reach} ${y + 42} L ${600 + reach - 8} ${y + 66} C ${600 + reach - 60} ${y + 20} 650 ${y - 26} 600 ${y - 30} C 550 ${y - 26} ${660 - reach} ${y + 20} ${608 - reach} ${y + 66} L ${600 - reach} ${y + 42} C ${640 - reach} ${y} 560 ${y - 66} 600 ${y - 70} Z" fill="#b88a5c"/></g>`;
}

/** Returns a hanger with clips for trousers and skirts. */
export const clips = (y = 190) =>
  `${peg(606, y - 118)}<g filter="url(#lift)"><path d="M 600 ${y - 40} L 600 ${y - 60} C 600 ${y - 76} 626 ${y - 80} 626 ${y - 102} C 626 ${y - 126} 588 ${y - 128} 586 ${y - 104}" fill="none" stroke="#8d8f92" stroke-width="7" stroke-linecap="round"/><rect x="420" y="${y - 46}" width="360" height="20" rx="10" fill="#b88a5c"/></g>`;

/** Returns the two clips over the waistband. */
export const clamps = (y = 190) =>
  `<g filter="url(#lift)" fill="#8d8f92"><rect x="478" y="${y - 40}" width="30" height="70" rx="5"/><rect x="692" y="${y - 40}" width="30" height="70" rx="5"/></g>`;

/**
 * Returns a wide picture of garments next to each other: on a rail, or laid out where one has no
 * hook.
 * @param {{ wall: string, garments: { content: string, hook: number | undefined }[], width:
 * number, height: number }} options
 */
export function row({ wall, garments, width, height }) {
  const y = height * 0.1;
  const scale = (height * 0.78) / HEIGHT;
  const step = (width * 0.88) / garments.length;
  const left = width * 0.06 + step / 2;
  const isLaid = garments.some(({ hook }) => hook === undefined);
  const all = garments.map(
    ({ content, hook = 0 }, at) =>
      `<g transform="translate(${left + at * step - 600 * scale} ${isLaid ? height * 0.08 : y - hook * scale}) scale(${scale})" filter="url(#cast)">${content}</g>`,
  );
  const bar = `<g filter="url(#cast)"><rect x="${width * 0.03}" y="${y - 7}" width="${width * 0.94}" height="14" rx="7" fill="#9a7146"/><rect x="${width * 0.03}" y="${y - 6}" width="${width * 0.94}" height="4" rx="2" fill="#c79c6e"/>
<path d="M ${width * 0.08} ${y} V -20 M ${width * 0.92} ${y} V -20" stroke="#6f6a64" stroke-width="5"/></g>`;
  const style = '<style>.peg { display: none }</style>';
  return scene({ wall, content: style + (isLaid ? '' : bar) + all.join(''), width, height });
}
