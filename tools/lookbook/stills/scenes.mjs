import { BRASS, linen, matte, mixed, noise, paint, wood } from './materials.mjs';
import {
  board,
  books,
  bowl,
  candle,
  canister,
  cup,
  espressoCup,
  GLAZES,
  lamp,
  loaf,
  moonJar,
  mug,
  napkin,
  pear,
  plate,
  pourOver,
  spoon,
  sprig,
  teapot,
} from './pieces.mjs';
import { box, curve, displaced, ellipsoid, joined, place, tube, turned } from './shapes.mjs';

/** @typedef {import('./tracer.mjs').Scene} Scene */
/** @typedef {import('./tracer.mjs').Light} Light */
/** @typedef {import('./tracer.mjs').Surface} Surface */
/** @typedef {import('./tracer.mjs').Thing} Thing */
/** @typedef {import('./shapes.mjs').Vector} Vector */

/** A soft box to the left, as in all pictures of products. @type {Light} */
const SOFT_BOX = {
  color: [1.5, 1.43, 1.33],
  pane: [
    [-110, 20, 95],
    [0, 0, -105],
    [22, 95, 0],
  ],
};
const BACKDROP = matte('#e9e4dc', 0.008);
const STUDIO = {
  lights: [SOFT_BOX],
  sky: /** @type {Vector} */ ([0.5, 0.5, 0.5]),
  ground: /** @type {Vector} */ ([0.36, 0.34, 0.32]),
  stage: { wall: -70, bend: 55, floor: BACKDROP },
  exposure: 1.3,
};

/**
 * Sun through a window with bars, to the left. @param {Vector} color @param {Vector} from
 * @param {{ x?: number, low: number, high: number, near: number, far: number }} frame
 * @returns {Light}
 */
function sunbeam(color, from, { x: plane = -120, low, high, near, far }) {
  const edge = (/** @type {number} */ d) => Math.max(0, Math.min(1, d / 3 + 0.5));
  return {
    color,
    from,
    spread: 0.05,
    mask(x, y, z) {
      const way = (plane - x) / from[0];
      const [wy, wz] = [y + from[1] * way, z + from[2] * way];
      const [my, mz] = [(low + high) / 2, (near + far) / 2];
      const bars = edge(Math.abs(wy - my) - 2.2) * edge(Math.abs(wz - mz) - 2.2);
      return edge(wy - low) * edge(high - wy) * edge(near - wz) * edge(wz - far) * bars;
    },
  };
}

const OAK_TABLE = wood('#c29a6c', 17);

/** Morning light in a room: a wall, and a table of boards. @param {string} wall @param {Surface} [floor] @param {number} [depth] */
const room = (wall, floor = OAK_TABLE, depth = -34) => ({
  lights: [
    sunbeam([1.5, 1.28, 0.98], [-0.78, 0.5, 0.38], { low: 66, high: 122, near: 84, far: 20 }),
    /** @type {Light} */ ({
      color: [0.62, 0.62, 0.62],
      pane: [
        [-110, 15, 110],
        [0, 0, -110],
        [10, 90, 0],
      ],
    }),
  ],
  sky: /** @type {Vector} */ ([0.42, 0.43, 0.45]),
  ground: /** @type {Vector} */ ([0.26, 0.23, 0.2]),
  stage: { wall: depth, floor, back: matte(wall, 0.04) },
});

/** The card of the studio: a crescent and its name in brass foil. */
function card() {
  const foil = paint('#9a7238');
  const ink = paint('#4a4640');
  const paper = paint('#f3eee4');
  const stroke = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number[][]} */ lines) =>
    lines.some(([ax = 0, ay = 0, bx = 0, by = 0]) => {
      const [dx, dy] = [bx - ax, by - ay];
      const s = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - ax - dx * s, y - ay - dy * s) < 0.055;
    });
  const letters = [
    [
      [0, 0, 0, 1],
      [0.62, 0, 0.62, 1],
      [0, 0.5, 0.62, 0.5],
    ],
    [
      [0, 0, 0.36, 1],
      [0.36, 1, 0.72, 0],
      [0.13, 0.34, 0.59, 0.34],
    ],
    [
      [0, 1, 0, 0],
      [0, 0, 0.5, 0],
    ],
    [
      [0, 0, 0, 1],
      [0, 1, 0.3, 1],
      [0.3, 1, 0.56, 0.84],
      [0.56, 0.84, 0.64, 0.5],
      [0.64, 0.5, 0.56, 0.16],
      [0.56, 0.16, 0.3, 0],
      [0.3, 0, 0, 0],
    ],
    [
      [0, 0, 0, 1],
      [0, 1, 0.5, 1],
      [0, 0.52, 0.42, 0.52],
      [0, 0, 0.5, 0],
    ],
    [
      [0, 0, 0, 1],
      [0, 1, 0.62, 0],
      [0.62, 0, 0.62, 1],
    ],
  ];
  return (/** @type {number} */ u, /** @type {number} */ v) => {
    const inMoon = Math.hypot(u - 4.1, v - 0.2) < 1.75 && Math.hypot(u - 4.65, v - 0.75) > 1.5;
    if (inMoon) return foil;
    const [lx, ly] = [(u + 6.4) / 0.95, (v + 2.9) / 0.95];
    const index = Math.floor(lx / 1.22);
    if (ly > -0.2 && ly < 1.2 && letters[index] && stroke(lx - index * 1.22, ly, letters[index] ?? []))
      return ink;
    return (Math.abs(Math.abs(u) - 7.25) < 0.03 && Math.abs(v) < 4.28) ||
      (Math.abs(Math.abs(v) - 4.25) < 0.03 && Math.abs(u) < 7.28)
      ? mixed(paper, foil, 0.7)
      : paper;
  };
}

/** @returns {Scene} */
function giftCard() {
  const print = card();
  const turn = 14;
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [cx, cz] = [-1.4, 4.2];
  const envelope = '#c9b393';
  const flap = (/** @type {number} */ x, /** @type {number} */ z) => z < 0.6 - Math.abs(x) * 0.62;
  const turnBack = (-17 * Math.PI) / 180;
  return {
    ...STUDIO,
    things: [
      {
        shape: place(box(20, 0.5, 13.6, 0.2), [1.6, 0, -3.6], { turn: -17 }),
        surface: {
          color(x, y, z) {
            const [dx, dz] = [x - 1.6, z + 3.6];
            const [u, v] = [
              dx * Math.cos(turnBack) - dz * Math.sin(turnBack),
              dx * Math.sin(turnBack) + dz * Math.cos(turnBack),
            ];
            const crease = Math.abs(v - (0.6 - Math.abs(u) * 0.62)) < 0.09;
            const tone = paint(envelope);
            return mixed(
              tone,
              paint('#8e7757'),
              crease ? 0.75 : flap(u, v) ? 0 : 0.1 + 0.05 * noise(x * 6, y, z * 6),
            );
          },
        },
      },
      {
        shape: displaced(
          place(
            turned(
              [
                [0, 0.3],
                [1.5, 0.3],
                [1.7, 0.12],
                [1.7, 0],
                [0, 0],
              ],
              { wall: 0.08, solid: true },
            ),
            [1.3, 0.48, -3.2],
          ),
          (x, _y, z) =>
            0.07 * noise(x * 2, 0, z * 2) - (Math.abs(Math.hypot(x - 1.3, z + 3.2) - 1) < 0.1 ? 0.06 : 0),
          0.12,
        ),
        surface: { color: () => paint('#8c3d31'), gloss: 0.05, rough: 0.35 },
      },
      {
        shape: place(box(15.6, 0.22, 9.6, 0.1), [cx, 0.72, cz], { turn, tilt: 2.2 }),
        surface: {
          gloss: 0.02,
          rough: 0.5,
          color(x, _y, z) {
            const [dx, dz] = [x - cx, z - cz];
            return print(dx * cos - dz * sin, -(dx * sin + dz * cos));
          },
        },
      },
      ...sprig(
        [
          [-11, 0.6, -6],
          [-8, 1, -9],
          [-3.4, 1.2, -11.4],
          [2.5, 0.9, -12.4],
        ],
        '#7f9078',
        1.5,
      ),
    ],
    camera: { from: [2, 46, 40], to: [0.4, 0, -1.6], lens: 0.56 },
  };
}

/** @param {string} stripe @returns {Scene} */
function towelOnRail(stripe) {
  const color = paint('#e6dfd0');
  const band = paint(stripe);
  const rail = 22;
  const folds = (/** @type {number} */ x, /** @type {number} */ y) => {
    const fall = Math.min(1, Math.max(0, (rail + 1 - y) / 20));
    return (
      fall *
        (0.9 * Math.sin(x * 0.62 + 0.4 + 0.5 * Math.sin(y * 0.06)) +
          0.5 * Math.sin(x * 1.27 + 1.3 + y * 0.015)) +
      fall * 0.25 * noise(x * 0.4, y * 0.13, 2)
    );
  };
  const sheet = (
    /** @type {number} */ bottom,
    /** @type {number} */ side,
    /** @type {number} */ half,
    /** @type {number} */ shift,
  ) => ({
    center: /** @type {Vector} */ ([0, (rail + bottom) / 2, 0]),
    radius: Math.hypot((rail - bottom) / 2 + 2, half + 1, 4),
    distance(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ z) {
      const over = Math.max(0, y - rail);
      // Over the rail the cloth is a half circle around it.
      const around =
        y > rail
          ? Math.abs(Math.hypot(y - rail, z) - 0.95)
          : Math.abs(
              z -
                side * (0.95 + Math.max(0, folds(x + shift, y) * 0.9 + 0.75 * Math.min(1, (rail - y) / 14))),
            );
      const hem = bottom + 0.35 * Math.sin(x * 0.55);
      return Math.max(around - 0.17, Math.abs(x) - half - 0.12 * Math.sin(y * 0.3), hem - y, over - 2) * 0.62;
    },
  });
  const stripes = [
    [-3.4, -2.5],
    [-2, -0.2],
    [0.3, 1.2],
  ];
  const bands = (/** @type {number} */ y) =>
    [-13.5, 9].some((middle) =>
      stripes.some(([a = 0, b = 0]) => y - middle > a * 0.72 && y - middle < b * 0.72),
    );
  const bracket = (/** @type {number} */ x) =>
    joined(
      [
        tube(
          [
            [x, rail, 0],
            [x, rail, -6],
          ],
          () => 0.5,
        ),
        place(
          turned(
            [
              [0, 0.6],
              [1.5, 0.5],
              [1.7, 0],
              [0, 0],
            ],
            { wall: 0.08, solid: true },
          ),
          [x, rail, -7],
          { tilt: 90 },
        ),
      ],
      0.3,
    );
  return {
    ...STUDIO,
    lights: [
      sunbeam([0.95, 0.86, 0.7], [-0.8, 0.46, 0.42], { low: 42, high: 112, near: 88, far: 18 }),
      { ...SOFT_BOX, color: [1, 0.97, 0.92] },
    ],
    stage: { wall: -7, floor: BACKDROP, back: matte('#e6ddd0', 0.03) },
    things: [
      {
        shape: joined([sheet(-21, 1, 9.6, 0), sheet(-15, -1, 9.4, 3)]),
        surface: linen('#e6dfd0', (_x, y) => (bands(y - 40) ? band : color)),
      },
      {
        shape: joined([
          tube(
            [
              [-24, rail, 0],
              [24, rail, 0],
            ],
            () => 0.72,
          ),
          place(ellipsoid(1.05), [-24.4, rail, 0]),
          place(ellipsoid(1.05), [24.4, rail, 0]),
          bracket(-18),
          bracket(18),
        ]),
        surface: BRASS,
      },
    ].map((thing) => ({ ...thing, shape: place(thing.shape, [0, 40, 0]) })),
    camera: { from: [3, 44, 80], to: [0.6, 41.5, 0], lens: 0.72 },
    exposure: 1,
  };
}

/** @param {string} hex @param {boolean} above @returns {Scene} */
const coffeeSet = (hex, above) => ({
  ...STUDIO,
  things: pourOver([0, 0, 0], hex, { turn: above ? 18 : 12, brew: above ? 4.2 : 5.4 }),
  camera: above
    ? { from: [2, 56, 46], to: [0.6, 11.2, 0.4], lens: 0.5 }
    : { from: [0, 23, 62], to: [0.8, 10.6, 0], lens: 0.55 },
});

const SATIN = { chalk: '#ece7dd', rose: '#cfaa9a', ink: '#3d434c' };

/** @param {string} hex @returns {Scene} */
const espresso = (hex) => ({
  ...STUDIO,
  passes: 2,
  things: espressoCup([0, 0, 0], hex, { filled: true }),
  camera: { from: [0, 34, 52], to: [0.5, 2.8, 0], lens: 0.395 },
  exposure: 1.5,
});

/** @returns {Scene} */
const espressoTrio = () => ({
  ...STUDIO,
  passes: 2,
  things: [
    ...espressoCup([-6.6, 0, -9.6], SATIN.ink),
    ...espressoCup([8, 0, -5.6], SATIN.rose),
    ...espressoCup([-2.6, 0, 6.4], SATIN.chalk, { filled: true }),
  ],
  camera: { from: [0, 39, 59], to: [0.6, 1.9, -1.4], lens: 0.55 },
  exposure: 1.5,
});

/** Soup, bread and a spoon. @returns {Scene} */
function bowlInUse() {
  const soup = turned(
    [
      [0, 0.1],
      [9.3, 0.1],
      [9.5, -0.3],
    ],
    { wall: 0.05, solid: true },
  );
  const herbs = Array.from({ length: 9 }, (_, index) =>
    place(
      ellipsoid(0.75, 0.1, 0.36),
      [
        3.2 * Math.cos(index * 2.4) * Math.sqrt(index / 5),
        6.35,
        3.2 * Math.sin(index * 2.4) * Math.sqrt(index / 5),
      ],
      { turn: index * 71 },
    ),
  );
  return {
    ...room('#d7cdbc'),
    things: [
      ...napkin([-3, 0, 3], '#a9b3a4', { width: 34, depth: 25, turn: 12 }),
      ...bowl([0, 0.9, 0], GLAZES.oat),
      {
        shape: place(
          displaced(soup, (x, _y, z) => 0.1 * noise(x * 0.8, 0, z * 0.8), 0.12),
          [0, 6.95, 0],
        ),
        surface: {
          gloss: 0.04,
          rough: 0.2,
          color: (x, _y, z) =>
            mixed(
              paint('#c8722c'),
              paint('#e8c486'),
              Math.max(
                0,
                Math.min(
                  1,
                  (noise(x * 0.35 + 4, 0, z * 0.35) +
                    0.35 * Math.sin(Math.hypot(x - 1, z) * 1.5 + Math.atan2(z, x) * 2) -
                    0.62) *
                    4,
                ),
              ) * 0.8,
            ),
        },
      },
      { shape: place(joined(herbs), [0, 0.9, 0]), surface: matte('#4f6b3a', 0.3) },
      ...spoon([17.5, 0.9, 4], { turn: 78 }),
      ...loaf([-16, 0, -15], 18),
      ...bowl([17, 0, -19], GLAZES.ink, 0.78),
    ],
    camera: { from: [4, 44, 52], to: [0.4, 2.6, -2.2], lens: 0.72 },
  };
}

/** A place at the table. @returns {Scene} */
const plateInUse = () => ({
  ...room('#d5cbbd', matte('#e6dfd2', 0.02)),
  things: [
    ...plate([0, 0, 0], GLAZES.moss, 14),
    ...plate([0, 0.75, 0], GLAZES.chalk, 10),
    ...napkin([0.4, 1.7, 0.6], '#b9836b', { width: 7, depth: 13, turn: -16 }),
    ...sprig(
      [
        [-1.6, 2.7, 5],
        [-0.6, 3, 1],
        [0.6, 3.1, -3],
        [2, 3, -6.4],
      ],
      '#75876c',
      1.1,
    ),
    ...spoon([18.4, 0.1, 5.4], { turn: 88 }),
    ...spoon([21.6, 0.1, 5.8], { turn: 92 }),
    ...cup([15.5, 0, -15], GLAZES.rose),
    ...candle([-15, 0, -21], 15),
    ...candle([-20.5, 0, -16.5], 11),
    ...pear([3, 0, -21], { turn: 40 }),
    ...pear([-4.2, 0, -22.4], { turn: 190, hex: '#b4a64f' }),
  ],
  camera: { from: [3, 50, 50], to: [0.6, 1.4, -4], lens: 0.76 },
});

/** Coffee and something to read. @returns {Scene} */
const mugInUse = () => ({
  ...room('#d8cfc1'),
  things: [
    ...books([-1, 0, 0], ['#6f7d84', '#b4664a', '#ded4c2'], { turn: 14 }),
    ...mug([0.6, 6.95, 0.6], GLAZES.ochre, { turn: -24, filled: true }),
    ...moonJar([-17, 0, -19], GLAZES.chalk),
    ...sprig(
      [
        [-17, 19, -19],
        [-18, 26, -19],
        [-21, 33, -18],
        [-22, 39, -18],
      ],
      '#7b8c73',
      2.1,
    ),
    ...plate([15.5, 0, 7], GLAZES.oat, 6.8),
    ...loaf([15.6, 1.1, 7.2], 30).map((thing) => ({
      ...thing,
      shape: place(thing.shape, [8.6, 0.7, 3.9], { size: 0.45 }),
    })),
  ],
  camera: { from: [3, 32, 58], to: [-0.6, 8.6, -3], lens: 0.72 },
});

/** Tea for two. @returns {Scene} */
const teapotInUse = () => ({
  ...room('#ccd0c6'),
  things: [
    ...board([0, 0, 0], 20),
    ...teapot([3.6, 1.85, -3.4], GLAZES.sage, { turn: 24 }),
    ...cup([-10.2, 1.85, 5.6], GLAZES.chalk, { tea: true }),
    ...cup([-1.4, 1.85, 11], GLAZES.chalk, { tea: true }),
    ...napkin([23, 0, 13], '#d9cbb4', { width: 17, depth: 12, turn: 30 }),
    ...pear([14.2, 1.85, 6.6], { turn: 20 }),
    ...moonJar([24, 0, -20], GLAZES.rose),
  ],
  camera: { from: [0, 37, 60], to: [0.4, 6.4, -1], lens: 0.74 },
});

/** A shelf in the kitchen. @returns {Scene} */
const canisterInUse = () => ({
  ...room('#cfd3c9', OAK_TABLE, -16),
  things: [
    ...canister([-6.6, 0, -3.2], GLAZES.chalk, 1.35),
    ...canister([6.4, 0, -1.4], GLAZES.rose, 0.92),
    {
      shape: place(board([0, 0, 0], 12.6)[0]?.shape ?? ellipsoid(1), [12.6, 12.4, -14], { tilt: 82 }),
      surface: wood('#b5875a'),
    },
    ...bowl([-2.4, 0, 12.4], GLAZES.oat, 0.62),
    {
      shape: place(
        displaced(ellipsoid(5.6, 1.5, 5.6), (x, y, z) => 0.3 * noise(x * 2.4, y * 2.4, z * 2.4), 0.34),
        [-2.4, 3.6, 12.4],
      ),
      surface: { color: (x, y, z) => mixed(paint('#c9ab7d'), paint('#efe0c2'), noise(x * 3, y * 3, z * 3)) },
    },
    ...spoon([7.6, 0.1, 14.4], { turn: 20 }, wood('#a9794a')),
    ...sprig(
      [
        [-20, 0.4, 7],
        [-17, 1, 4.4],
        [-13.6, 1.2, 3.4],
      ],
      '#6f8464',
      1.2,
    ),
  ],
  camera: { from: [1, 27, 62], to: [0.6, 9, -2], lens: 0.66 },
});

/** Light of a lamp in the dark. @param {Vector} center @returns {Light[]} */
const lampLight = ([x, y, z]) => [{ color: [0.16, 0.108, 0.058], bulb: [[x, y + 24.6, z], 1.6] }];
const EVENING = {
  sky: /** @type {Vector} */ ([0.075, 0.08, 0.1]),
  ground: /** @type {Vector} */ ([0.04, 0.036, 0.036]),
};

/** Reading in bed. @returns {Scene} */
const lampInUse = () => ({
  ...EVENING,
  passes: 5,
  lights: lampLight([-4, 0, -8]),
  stage: { wall: -27, floor: wood('#8f6540', 15), back: matte('#a39a8c', 0.05) },
  things: [
    ...lamp([-4, 0, -8], GLAZES.terracotta),
    ...books([13.5, 0, -3.5], ['#44505f', '#a06a4e'], { turn: -14 }),
    ...cup([13, 4.65, -3.4], GLAZES.chalk, { filled: true }),
    ...plate([-16.5, 0, 5.4], GLAZES.charcoal, 5.6),
    {
      shape: joined([
        ellipsoid(0.01),
        place(
          turned(
            curve(
              [
                [1.1, 0.2],
                [1.35, 0.2],
                [1.35, 0.4],
              ],
              3,
            ),
            { wall: 0.14 },
          ),
          [-16.5, 0.8, 5.4],
        ),
      ]),
      surface: BRASS,
    },
  ],
  camera: { from: [3, 24, 66], to: [1.4, 14.4, -6], lens: 0.7 },
  exposure: 1.4,
});

/** A wide view of the same at night. @returns {Scene} */
const night = () => ({
  ...EVENING,
  lights: lampLight([16, 0, -10]),
  stage: { wall: -32, floor: wood('#7f5a3a', 16), back: matte('#9b9488', 0.05) },
  things: [
    ...lamp([16, 0, -10], GLAZES.oat),
    ...moonJar([-17, 0, -13], GLAZES.charcoal),
    ...sprig(
      [
        [-17, 19, -13],
        [-18.5, 26, -12],
        [-22, 32, -11],
        [-26, 36, -11],
      ],
      '#5f6f5b',
      2.2,
    ),
    ...sprig(
      [
        [-16.5, 19, -13],
        [-14.5, 25, -14],
        [-11.6, 31, -14],
        [-10.8, 36, -14],
      ],
      '#5f6f5b',
      2.1,
    ),
    ...books([0, 0, 3], ['#5b4a44', '#c2b39b'], { turn: 16 }),
    ...mug([35, 0, 0], GLAZES.sage, { turn: -30, filled: true }),
    ...bowl([-36, 0, -4], GLAZES.rose, 0.7),
  ],
  camera: { from: [0, 25, 76], to: [1, 14.6, -8], lens: 0.56 },
  exposure: 1.5,
});

/** A table for four, before the guests come. @returns {Scene} */
function table() {
  const setting = (
    /** @type {number} */ x,
    /** @type {number} */ z,
    /** @type {string} */ under,
    /** @type {string} */ over,
  ) => [...plate([x, 0, z], under, 13), ...bowl([x, 0.8, z], over, 0.66)];
  return {
    ...room('#e0d5c4', matte('#e8e1d4', 0.02), -62),
    lights: [
      sunbeam([1.35, 1.16, 0.9], [-0.78, 0.5, 0.38], { low: 30, high: 170, near: 170, far: -90 }),
      {
        color: [0.8, 0.8, 0.8],
        pane: [
          [-110, 15, 110],
          [0, 0, -110],
          [10, 90, 0],
        ],
      },
    ],
    exposure: 1.15,
    things: [
      ...setting(-29, 14, GLAZES.chalk, GLAZES.sage),
      ...setting(28, 15, GLAZES.chalk, GLAZES.rose),
      ...setting(-27, -25, GLAZES.charcoal, GLAZES.oat),
      ...setting(27, -25, GLAZES.moss, GLAZES.oat),
      ...teapot([-1, 0, -16], GLAZES.oat, { turn: 20 }),
      ...candle([12.6, 0, -6], 19),
      ...candle([-14.4, 0, -4], 14),
      ...board([0, 0, 11], 13.5),
      ...loaf([0, 1.85, 11], 22),
      ...napkin([-48, 0, 16], '#b7866f', { width: 10, depth: 18, turn: 6 }),
      ...spoon([-12.4, 0.1, 21], { turn: 84 }),
      ...pear([7, 0, -27], { turn: 10 }),
      ...pear([13.4, 0, -29], { turn: 120, hex: '#b4a64f' }),
      ...moonJar([-5, 0, -41], GLAZES.chalk),
      ...sprig(
        [
          [-5, 19, -41],
          [-7, 27, -41],
          [-12, 33, -40],
          [-16, 37, -40],
        ],
        '#7b8c73',
        2.4,
      ),
      ...sprig(
        [
          [-4.6, 19, -41],
          [-2, 27, -42],
          [2.4, 34, -42],
          [4, 39, -42],
        ],
        '#7b8c73',
        2.3,
      ),
    ],
    // The right half stays calm, because the home page sets its text there.
    camera: { from: [27, 56, 88], to: [32, 3, -10], lens: 0.68 },
  };
}

/** Hands that open a bowl on the wheel. @returns {Scene} */
function wheel() {
  const clay = paint('#9c7a60');
  const rings = (/** @type {number} */ y) => 0.07 * Math.sin(y * 5.6);
  const pot = displaced(
    turned(
      curve(
        [
          [0, 0.8],
          [4.6, 0.8],
          [6.6, 1.8],
          [8, 4.6],
          [8.6, 8.4],
          [8.9, 10.6],
        ],
        9,
      ),
      { wall: 0.5 },
    ),
    (_x, y) => rings(y),
    0.1,
  );
  const foot = turned(
    [
      [0, 0],
      [7.6, 0],
      [5.6, 1.1],
      [0, 1.1],
    ],
    { wall: 0.2, solid: true },
  );
  const disk = turned(
    [
      [0, 0],
      [20.8, 0],
      [21, -0.2],
      [21, -1.6],
      [0, -1.6],
    ],
    { wall: 0.1, solid: true },
  );
  /** @type {Surface} */
  const wet = {
    gloss: 0.04,
    rough: 0.28,
    color: (x, y, z) => mixed(clay, paint('#6f5240'), 0.5 * noise(x * 0.5, y * 2.6, z * 0.5)),
  };
  const skin = paint('#c98f6f');
  /** @param {number} side -1 for the left hand */
  const hand = (side) => {
    const on = (/** @type {number} */ degrees, /** @type {number} */ radius, /** @type {number} */ y) => {
      const angle = (degrees * Math.PI) / 180;
      return /** @type {Vector} */ ([side * radius * Math.cos(angle), y, radius * Math.sin(angle)]);
    };
    // Each finger follows the wall of the pot, from the knuckle to the tip in front.
    const fingers = [0, 1, 2, 3].map((index) => {
      const y = 8.9 - index * 1.86;
      const wall = 8.5 - Math.max(0, 6.4 - y) * 0.34;
      const reach = [63, 70, 66, 55][index] ?? 60;
      const radius = [0.86, 0.9, 0.86, 0.74][index] ?? 0.8;
      return tube(
        curve(
          [
            on(2, wall + 2.5, y + 0.2),
            on(22, wall + 1.9, y),
            on(44, wall + 1.35, y - 0.15),
            on(reach, wall + 0.98, y - 0.35),
          ],
          4,
        ),
        (share) => radius * (1.1 - 0.28 * share + 0.09 * Math.cos(share * 18)),
      );
    });
    const thumb = tube(
      curve([on(-14, 11.4, 9.6), on(6, 10.4, 11.8), on(24, 8.9, 12.3), on(36, 7.5, 10.9)], 4),
      (share) => 1.18 - 0.36 * share,
    );
    const palm = joined(
      [
        place(ellipsoid(2, 4.3, 3.5), on(-10, 11.6, 6.6), { turn: side * 8 }),
        place(ellipsoid(2.1, 2.6, 3.1), on(-32, 12.6, 7.6), { turn: side * 24 }),
        tube([on(-26, 12, 7.2), on(-52, 17.4, 9.4), on(-62, 27, 14)], (share) => 2.7 + 0.9 * share),
      ],
      2.2,
    );
    const sleeve = displaced(
      tube([on(-56.5, 20.6, 11), on(-61, 26, 13.6), on(-66, 40, 20)], (share) => 4.3 + 1.2 * share),
      (x, y, z) => 0.75 * noise(x * 0.42, y * 0.55, z * 0.42) + 0.2 * noise(x * 1.3, y * 1.7, z * 1.3),
      0.95,
    );
    return /** @type {Thing[]} */ ([
      {
        shape: joined([joined([...fingers, thumb], 0.16), palm], 1.5),
        surface: {
          gloss: 0.03,
          rough: 0.4,
          color(x, y, z) {
            // Clay sticks to what touches the pot.
            const slip = Math.max(
              0,
              Math.min(1, (13.2 - Math.hypot(x, z)) / 3 + 1.1 * noise(x * 0.8, y * 0.8, z * 0.8) - 0.75),
            );
            return mixed(
              mixed(skin, paint('#b06f55'), 0.45 * noise(x * 0.5, y * 0.5, z * 0.5)),
              clay,
              slip * 0.85,
            );
          },
        },
      },
      { shape: sleeve, surface: linen('#8f9aa3') },
    ]);
  };
  return {
    ...room('#cfc2af', matte('#8c7f70', 0.1), -46),
    things: [
      {
        shape: place(disk, [0, 16, 0]),
        surface: {
          gloss: 0.03,
          rough: 0.35,
          color: (x, _y, z) => {
            const r = Math.hypot(x, z);
            return mixed(
              paint('#b9ab98'),
              clay,
              Math.min(
                1,
                0.35 +
                  0.12 * Math.sin(r * 1.7 + noise(r, 2, 3)) +
                  0.5 * noise(r * 1.3, Math.atan2(z, x) * 1.2, 1),
              ),
            );
          },
        },
      },
      ...[{ shape: pot, surface: wet }, { shape: foot, surface: wet }, ...hand(-1), ...hand(1)].map(
        (thing) => ({ ...thing, shape: place(thing.shape, [0, 16, 0]) }),
      ),
      {
        shape: place(
          turned(
            [
              [0, -14],
              [3.4, -14],
              [3.4, 14.4],
              [0, 14.4],
            ],
            { wall: 0.1, solid: true },
          ),
          [0, 0, 0],
        ),
        surface: matte('#5d564e'),
      },
      ...bowl([-44, 10, -6], GLAZES.chalk, 0.8),
      { shape: place(box(34, 10, 30, 0.3), [-46, 0, -6]), surface: wood('#a87e54') },
      { shape: place(box(60, 12, 16, 0.3), [44, 0, -34]), surface: wood('#a87e54') },
      ...moonJar([32, 12, -34], GLAZES.oat),
      ...mug([48, 12, -32], GLAZES.sage),
      ...bowl([62, 12, -34], GLAZES.oat, 0.8),
    ],
    camera: { from: [0, 50, 66], to: [0, 23, 0], lens: 0.5 },
    exposure: 1.25,
  };
}

/** @type {Record<string, { scene: () => Scene, size: [number, number] }>} */
export const STILLS = {
  'halden-gift-card--front': { scene: giftCard, size: [1400, 1750] },
  'sol-tea-towel--rail': { scene: () => towelOnRail('#b0573b'), size: [1400, 1750] },
  'fjell-pour-over--chalk': { scene: () => coffeeSet(GLAZES.chalk, false), size: [1400, 1750] },
  'fjell-pour-over--charcoal': { scene: () => coffeeSet(GLAZES.charcoal, false), size: [1400, 1750] },
  'fjell-pour-over--above': { scene: () => coffeeSet(GLAZES.chalk, true), size: [1400, 1750] },
  'nilo-espresso-cup--chalk': { scene: () => espresso(SATIN.chalk), size: [1400, 1750] },
  'nilo-espresso-cup--rose': { scene: () => espresso(SATIN.rose), size: [1400, 1750] },
  'nilo-espresso-cup--ink': { scene: () => espresso(SATIN.ink), size: [1400, 1750] },
  'nilo-espresso-cup--trio': { scene: espressoTrio, size: [1400, 1750] },
  'lund-bowl--in-use': { scene: bowlInUse, size: [1400, 1750] },
  'havn-plate--in-use': { scene: plateInUse, size: [1400, 1750] },
  'solveig-mug--in-use': { scene: mugInUse, size: [1400, 1750] },
  'mira-teapot--in-use': { scene: teapotInUse, size: [1400, 1750] },
  'silo-canister--in-use': { scene: canisterInUse, size: [1400, 1750] },
  'koto-table-lamp--in-use': { scene: lampInUse, size: [1400, 1750] },
  'life--wheel': { scene: wheel, size: [2000, 1125] },
  'life--table': { scene: table, size: [2000, 1125] },
  'life--night': { scene: night, size: [2000, 1125] },
};
