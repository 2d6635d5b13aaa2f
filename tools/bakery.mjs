import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Draws the pictures of the seed `bakery`: each thing on a wooden board, whole and from close up.
 *
 *     node tools/bakery.mjs
 */

const MEDIA = fileURLToPath(new URL('../sandbox/seeds/bakery/media/', import.meta.url));
const [WIDTH, HEIGHT] = [1200, 1500];
const QUALITY = 62;

const CRUST = { dark: '#5a3218', brown: '#8a4f22', gold: '#c98a3d', pale: '#e6bf7c' };

/** @param {number} seed @returns {() => number} numbers from 0 to 1, the same on every machine */
function random(seed) {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Spots, such as seeds or flour, in an ellipse around the middle.
 * @param {{ count: number, color: string, rx: number, ry: number, size: number, seed: number, cy?: number }} options
 */
function spots({ count, color, rx, ry, size, seed, cy = 0 }) {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next())];
    const [x, y] = [Math.cos(angle) * rx * far, cy + Math.sin(angle) * ry * far];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${size}" ry="${(size * 0.55).toFixed(1)}" fill="${color}" transform="rotate(${(next() * 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
  }).join('');
}

/** @param {string} from @param {string} to */
const bake = (from, to) =>
  `<radialGradient id="bake" cx=".45" cy=".3" r=".8"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient>`;

/** @param {string} path */
const score = (path) =>
  `<path d="${path}" fill="none" stroke="${CRUST.pale}" stroke-width="26" stroke-linecap="round"/>`;

/** @param {number} rx @param {number} ry */
const round = (rx, ry) => `<ellipse rx="${rx}" ry="${ry}" fill="url(#bake)"/>`;

/** Each drawing is around the point 0,0. @type {Record<string, string>} */
const THINGS = {
  'country-loaf': `${bake(CRUST.gold, CRUST.dark)}${round(400, 300)}${score('M-230,-60 Q0,-190 230,-60')}${score('M-250,60 Q0,-70 250,60')}${spots({ count: 160, color: '#fff3', rx: 360, ry: 260, size: 7, seed: 3 })}`,
  'seeded-rye': `${bake('#7a4a26', '#3c2110')}<rect x="-400" y="-220" width="800" height="420" rx="120" fill="url(#bake)"/>${spots({ count: 260, color: '#e8d3a2', rx: 370, ry: 180, size: 11, seed: 7 })}${spots({ count: 90, color: '#2b2016', rx: 370, ry: 180, size: 9, seed: 9 })}`,
  'spelt-loaf': `${bake(CRUST.pale, CRUST.brown)}<path d="M-400,170 Q-420,-230 0,-250 Q420,-230 400,170 Q0,230 -400,170Z" fill="url(#bake)"/>${score('M0,-215 V150')}`,
  'walnut-bread': `${bake('#a8682f', '#4f2c14')}${round(390, 250)}${score('M-200,-120 L200,120')}${score('M200,-120 L-200,120')}${spots({ count: 34, color: '#6b4424', rx: 330, ry: 200, size: 24, seed: 11 })}`,
  baguette: `${bake(CRUST.gold, CRUST.brown)}<g transform="rotate(-28)"><rect x="-520" y="-105" width="1040" height="210" rx="105" fill="url(#bake)"/>${[-340, -170, 0, 170, 340].map((x) => score(`M${x - 60},50 L${x + 60},-50`)).join('')}</g>`,
  'lye-pretzel': `${bake('#9a5523', '#4a230d')}<path d="M-290,190 C-90,40 40,-20 190,-210 C330,-380 470,-60 290,120 C120,270 -120,270 -290,120 C-470,-60 -330,-380 -190,-210 C-40,-20 90,40 290,190" fill="none" stroke="url(#bake)" stroke-width="104" stroke-linecap="round"/>${spots({ count: 40, color: '#fff', rx: 330, ry: 130, size: 9, seed: 21, cy: 120 })}`,
  'sunday-rolls': [
    [-240, -150],
    [0, -190],
    [240, -150],
    [-250, 90],
    [0, 60],
    [250, 90],
  ]
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})">${bake(CRUST.pale, CRUST.brown)}${round(135, 105)}<path d="M-70,-10 Q0,-50 70,-10" fill="none" stroke="#f3dcae" stroke-width="13" stroke-linecap="round"/></g>`,
    )
    .join(''),
  'cinnamon-bun': `${bake(CRUST.gold, '#7b431c')}${round(330, 310)}<path d="M0,0 C60,-60 120,20 60,80 C-20,150 -150,90 -150,-20 C-150,-150 20,-210 140,-140 C270,-60 250,150 110,220" fill="none" stroke="#5a2f14" stroke-width="26" stroke-linecap="round"/>${spots({ count: 70, color: '#fffbf2', rx: 270, ry: 250, size: 10, seed: 31 })}`,
  'butter-croissant': `${bake('#e0a14e', '#8a4c1c')}<path d="M-430,150 C-380,-220 380,-220 430,150 C300,20 -300,20 -430,150Z" fill="url(#bake)"/>${[-260, -130, 0, 130, 260].map((x) => `<path d="M${x * 0.6},-${150 - Math.abs(x) * 0.15} Q${x * 1.05},-40 ${x * 1.15},${45 + Math.abs(x) * 0.12}" fill="none" stroke="#7a4118" stroke-width="12"/>`).join('')}`,
  'plum-cake': `<rect x="-390" y="-270" width="780" height="540" rx="26" fill="#d9a860"/>${[-270, -90, 90, 270].flatMap((x) => [-180, -60, 60, 180].map((y) => `<ellipse cx="${x}" cy="${y}" rx="78" ry="46" fill="#5b2742"/><ellipse cx="${x}" cy="${y - 8}" rx="46" ry="20" fill="#8d3f5f"/>`)).join('')}${spots({ count: 120, color: '#f6e2b8', rx: 380, ry: 250, size: 9, seed: 41 })}`,
  'oat-cookies': [
    [-210, -150],
    [190, -170],
    [-30, 20],
    [-260, 160],
    [250, 130],
  ]
    .map(
      ([x = 0, y = 0], at) =>
        `<g transform="translate(${x} ${y})">${bake('#d8a867', '#9a6431')}${round(165, 150)}${spots({ count: 40, color: '#f1deb5', rx: 140, ry: 125, size: 11, seed: 51 + at })}${spots({ count: 9, color: '#4a2a17', rx: 130, ry: 115, size: 14, seed: 71 + at })}</g>`,
    )
    .join(''),
  'rye-starter': `<rect x="-210" y="-330" width="420" height="620" rx="60" fill="#f2f3ee" fill-opacity=".75" stroke="#b9bdb2" stroke-width="8"/><rect x="-196" y="-90" width="392" height="368" rx="46" fill="#cdb68f"/>${spots({ count: 60, color: '#efe3c9', rx: 170, ry: 150, size: 14, seed: 61, cy: 90 })}<rect x="-230" y="-390" width="460" height="86" rx="24" fill="#a9673a"/><rect x="-130" y="-20" width="260" height="130" rx="10" fill="#fffaf0"/><path d="M-80,25 H80 M-80,65 H30" stroke="#8a6b4a" stroke-width="10"/>`,
};

/** @param {string} content @param {string} wall @param {string} [view] */
const scene = (content, wall, view = `0 0 ${WIDTH} ${HEIGHT}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><defs><linearGradient id="wall" x2="0" y2="1"><stop offset="0" stop-color="${wall}"/><stop offset="1" stop-color="#efe4d2"/></linearGradient><filter id="soft"><feGaussianBlur stdDeviation="26"/></filter></defs><rect x="-2000" y="-2000" width="6000" height="6000" fill="url(#wall)"/>${content}</svg>`;

/** @param {string} thing @param {number} x @param {number} y @param {number} scale */
const placed = (thing, x, y, scale) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cy="250" rx="470" ry="150" fill="#3b2412" opacity=".28" filter="url(#soft)"/>${unique(THINGS[thing] ?? '', thing)}</g>`;

/** Gradients of several things in one picture. @param {string} svg @param {string} name */
const unique = (svg, name) => svg.replaceAll('id="bake"', `id="${name}"`).replaceAll('#bake', `#${name}`);

const BOARD =
  '<g><ellipse cx="600" cy="960" rx="560" ry="330" fill="#b98a58"/><ellipse cx="600" cy="940" rx="560" ry="330" fill="#d3a571"/><path d="M90,900 Q600,820 1110,900 M70,980 Q600,900 1130,980 M120,1060 Q600,990 1080,1060" fill="none" stroke="#c2935f" stroke-width="7"/></g>';

const WALLS = ['#e9dcc6', '#d9dfd0', '#ead3c2', '#d6dbe0'];

/** @type {Set<string>} */
const drawn = new Set();
/** @param {string} file @param {string} svg @param {number} width @param {number} height */
async function write(file, svg, width, height) {
  const picture = sharp(Buffer.from(svg)).resize(width, height).webp({ quality: QUALITY, effort: 6 });
  writeFileSync(join(MEDIA, file), await picture.toBuffer());
  drawn.add(file);
}

/** Things on a shelf, in a wide picture. @param {readonly string[]} things @param {number} at */
const shelf = (things, at) =>
  scene(
    `<rect x="-200" y="1010" width="2800" height="120" fill="#b98a58"/><rect x="-200" y="1010" width="2800" height="26" fill="#d3a571"/>${things.map((thing, index) => placed(thing, 300 + (1800 / Math.max(1, things.length - 1)) * index, 860, 0.62)).join('')}`,
    WALLS[at % WALLS.length] ?? '#e9dcc6',
    '0 200 2400 1350',
  );

mkdirSync(MEDIA, { recursive: true });
for (const [index, thing] of Object.keys(THINGS).entries()) {
  const picture = BOARD + placed(thing, 600, 820, 1);
  const wall = WALLS[index % WALLS.length] ?? '#e9dcc6';
  await write(`${thing}--front.webp`, scene(picture, wall), WIDTH, HEIGHT);
  await write(`${thing}--detail.webp`, scene(picture, wall, '300 480 560 700'), WIDTH, HEIGHT);
}
for (const [at, [name, things]] of Object.entries({
  bread: ['country-loaf', 'seeded-rye', 'spelt-loaf', 'walnut-bread'],
  rolls: ['baguette', 'lye-pretzel', 'sunday-rolls'],
  sweet: ['cinnamon-bun', 'butter-croissant', 'plum-cake'],
  pantry: ['oat-cookies', 'rye-starter'],
  hero: ['country-loaf', 'butter-croissant', 'seeded-rye', 'lye-pretzel'],
}).entries())
  await write(`shelf--${name}.webp`, shelf(things, at), 2400, 1350);
for (const file of readdirSync(MEDIA)) if (!drawn.has(file)) rmSync(join(MEDIA, file));
