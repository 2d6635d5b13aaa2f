import {
  BRASS,
  COFFEE,
  CREMA,
  crema,
  GLASS,
  glaze,
  linen,
  matte,
  mixed,
  noise,
  paint,
  TEA,
  wood,
} from './materials.mjs';
import { box, curve, displaced, ellipsoid, joined, place, tube, turned, without } from './shapes.mjs';

/** The shop's products and a few things around them. Each stands at a point. */

/** @typedef {import('./shapes.mjs').Vector} Vector */
/** @typedef {import('./shapes.mjs').Point} Point */
/** @typedef {import('./tracer.mjs').Thing} Thing */

export const GLAZES = {
  oat: '#ded6c6',
  chalk: '#eae6de',
  sage: '#9fb09b',
  ink: '#3f4b5e',
  rose: '#d9b1a4',
  moss: '#56614a',
  charcoal: '#38373a',
  ochre: '#c79f5c',
  terracotta: '#bb6a48',
};

const OAK = '#c09465';

/** A disk that fills a round vessel. @param {number} radius @param {number} [height] */
const filling = (radius, height = 0.12) =>
  turned(
    [
      [0, height],
      [radius - 0.1, height],
      [radius, height - 0.06],
      [radius, -0.4],
    ],
    { wall: 0.02, solid: true },
  );

/** @param {Vector} to @param {string} hex @param {{ turn?: number, filled?: boolean }} [options] @returns {Thing[]} */
export function mug(to, hex, { turn = 0, filled = false } = {}) {
  const [x, y, z] = to;
  const body = turned(
    curve(
      [
        [0, 0.3],
        [3.1, 0.3],
        [3.9, 0.75],
        [4.05, 2],
        [4.05, 9],
      ],
      8,
    ),
    { wall: 0.26 },
  );
  const handle = tube(
    curve(
      [
        [3.8, 7.4, 0],
        [5.6, 7.5, 0],
        [6.7, 6.2, 0],
        [6.5, 4.2, 0],
        [5.4, 3.1, 0],
        [3.8, 3.3, 0],
      ],
      5,
    ),
    (share) => 0.52 - 0.1 * Math.sin(share * Math.PI),
  );
  const surface = glaze(hex, { base: y, foot: 1.7, rim: 9.05 });
  const all = /** @type {Thing[]} */ ([{ shape: place(joined([body, handle], 0.5), to, { turn }), surface }]);
  return filled ? [...all, { shape: place(filling(3.82), [x, y + 7.4, z]), surface: CREMA }] : all;
}

/** @param {Vector} to @param {string} hex @param {{ filled?: boolean, tea?: boolean }} [options] @returns {Thing[]} */
export function cup(to, hex, { filled = false, tea = false } = {}) {
  const [x, y, z] = to;
  const body = turned(
    curve(
      [
        [0, 0.3],
        [2.1, 0.3],
        [2.7, 0.8],
        [2.95, 2.6],
        [3.05, 5.4],
      ],
      8,
    ),
    { wall: 0.22 },
  );
  const all = /** @type {Thing[]} */ ([
    { shape: place(body, to), surface: glaze(hex, { base: y, foot: 1, rim: 5.45 }) },
  ]);
  return filled || tea
    ? [...all, { shape: place(filling(2.82), [x, y + 4.5, z]), surface: tea ? TEA : CREMA }]
    : all;
}

/**
 * A small cup without a handle, in the hollow of its saucer.
 * @param {Vector} to @param {string} hex @param {{ filled?: boolean }} [options] @returns {Thing[]}
 */
export function espressoCup(to, hex, { filled = false } = {}) {
  const [x, y, z] = to;
  const saucer = turned(
    curve(
      [
        [0, 0.42],
        [2.6, 0.42],
        [3.6, 0.48],
        [4.8, 0.7],
        [6.2, 1.2],
        [6.85, 1.62],
      ],
      8,
    ),
    { wall: 0.24 },
  );
  const ring = turned(
    [
      [3.6, 0.3],
      [3.9, 0.3],
    ],
    { wall: 0.3 },
  );
  const body = turned(
    curve(
      [
        [0, 0.36],
        [1.75, 0.36],
        [2.35, 0.62],
        [2.78, 1.7],
        [2.96, 3.4],
        [3.04, 5.86],
      ],
      8,
    ),
    { wall: 0.21 },
  );
  const base = y + 0.66;
  const inside = place(ellipsoid(2.45, 1, 2.45), [0, 0.9, 0]);
  const all = /** @type {Thing[]} */ ([
    {
      shape: place(joined([saucer, ring], 0.3), to),
      surface: glaze(hex, { base: y, foot: 0.26, rim: 1.66 }),
    },
    {
      shape: place(joined([body, inside], 0.2), [x, base, z]),
      surface: glaze(hex, { base, foot: 0.3, rim: 5.95 }),
    },
  ]);
  return filled ? [...all, { shape: place(filling(2.86), [x, base + 4.95, z]), surface: crema(x, z) }] : all;
}

/** @param {Vector} to @param {string} hex @param {number} [radius] @returns {Thing[]} */
export function plate(to, hex, radius = 14) {
  const profile = curve(
    [
      [0, 0.35],
      [radius * 0.6, 0.35],
      [radius * 0.84, 0.7],
      [radius * 0.96, 1.75],
      [radius, 2.05],
    ],
    8,
  );
  return [
    { shape: place(turned(profile, { wall: 0.27 }), to), surface: glaze(hex, { base: to[1], rim: 2.15 }) },
  ];
}

/** @param {Vector} to @param {string} hex @param {number} [size] 1 for the large one @returns {Thing[]} */
export function bowl(to, hex, size = 1) {
  const profile = curve(
    /** @type {Point[]} */ ([
      [0, 0.35],
      [3.6, 0.35],
      [6.6, 1.7],
      [9.6, 4.6],
      [11.2, 8.2],
    ]).map(([r, y]) => [r * size, y * size]),
    9,
  );
  return [
    {
      shape: place(turned(profile, { wall: 0.3 }), to),
      surface: glaze(hex, { base: to[1], foot: 0.45 * size, rim: 8.1 * size }),
    },
  ];
}

/** @param {Vector} to @param {string} hex @param {{ turn?: number, tilt?: number }} [options] @returns {Thing[]} */
export function teapot(to, hex, { turn = 0, tilt = 0 } = {}) {
  const body = turned(
    curve(
      [
        [0, 0.3],
        [4.5, 0.3],
        [7.4, 2.2],
        [8.6, 5.6],
        [7.8, 8.9],
        [5, 11],
        [2.6, 11.5],
        [0, 11.9],
      ],
      8,
    ),
    { wall: 0.12, solid: true },
  );
  const spout = tube(
    curve(
      [
        [-6.6, 4.6, 0],
        [-9.4, 6.2, 0],
        [-11, 8.8, 0],
        [-12.6, 10.7, 0],
      ],
      5,
    ),
    (share) => 1.75 - 0.95 * share,
  );
  const mouth = tube(
    [
      [-12, 10.1, 0],
      [-13.6, 11.8, 0],
    ],
    () => 0.5,
  );
  const bail = tube(
    curve(
      [
        [-5.4, 10.4, 0],
        [-5.9, 14, 0],
        [-3.6, 17.6, 0],
        [0, 18.8, 0],
        [3.6, 17.6, 0],
        [5.9, 14, 0],
        [5.4, 10.4, 0],
      ],
      5,
    ),
    () => 0.36,
  );
  const move = { turn, roll: tilt };
  return [
    {
      shape: place(without(joined([body, spout], 1.4), mouth), to, move),
      surface: glaze(hex, { base: to[1], foot: 0.35 }),
    },
    { shape: place(bail, to, move), surface: BRASS },
    { shape: place(place(ellipsoid(1.15, 1.05, 1.15), [0, 12.9, 0]), to, move), surface: wood('#a87a4b') },
  ];
}

/** @param {Vector} to @param {string} hex @param {number} [size] @returns {Thing[]} */
export function canister(to, hex, size = 1) {
  const [x, y, z] = to;
  const r = 5.2;
  const h = 12.5 * size;
  const body = turned(
    curve(
      [
        [0, 0.3],
        [r - 0.9, 0.3],
        [r - 0.05, 0.9],
        [r, 2],
        [r, h],
      ],
      8,
    ),
    { wall: 0.27 },
  );
  return [
    { shape: place(body, to), surface: glaze(hex, { base: y, foot: 1.9 }) },
    ...lid([x, y + h + 0.2, z], r + 0.35),
  ];
}

/** An oak lid. @param {Vector} to @param {number} radius @param {{ tilt?: number, turn?: number }} [move] @returns {Thing[]} */
function lid(to, radius, move) {
  const disk = turned(
    [
      [0, 1],
      [radius - 0.15, 1],
      [radius, 0.85],
      [radius, 0.1],
      [0, 0],
    ],
    { wall: 0.08, solid: true },
  );
  const knob = turned(
    curve(
      [
        [0, 2.7],
        [1.2, 2.6],
        [1.25, 2.2],
        [0.8, 1.7],
        [0.85, 1],
      ],
      5,
    ),
    { wall: 0.06, solid: true },
  );
  return [{ shape: place(joined([disk, knob], 0.2), to, move), surface: wood('#bd9162') }];
}

/** @param {Vector} to @param {string} hex @param {{ lit?: boolean }} [options] @returns {Thing[]} */
export function lamp(to, hex, { lit = true } = {}) {
  const base = turned(
    curve(
      [
        [0, 0.2],
        [6, 0.2],
        [7.6, 1.6],
        [7.8, 4],
        [6.2, 7.6],
        [3.4, 11.4],
        [2.1, 14.6],
        [1.9, 17],
      ],
      8,
    ),
    { wall: 0.2 },
  );
  const shade = turned(
    [
      [13.2, 16.6],
      [8.6, 29.6],
    ],
    { wall: 0.12 },
  );
  /** @type {import('./tracer.mjs').Surface} */
  const cloth = lit
    ? {
        // The bulb shows through the cloth.
        color: (x, y, z) => {
          const share = 1.12 - 0.0052 * (y - to[1] - 21.5) ** 2 - 0.06 * noise(x * 7, y * 9, z * 7);
          return [share, share, share];
        },
        glow: [1.12, 0.8, 0.45],
        shadeless: true,
      }
    : linen('#efe4cf');
  return [
    { shape: place(base, to), surface: glaze(hex, { base: to[1], foot: 0.9 }) },
    { shape: place(shade, to), surface: cloth },
    {
      shape: place(
        turned(
          [
            [0, 17],
            [0.8, 17],
            [0.8, 22],
            [0, 22],
          ],
          { wall: 0.1, solid: true },
        ),
        to,
      ),
      surface: BRASS,
    },
  ];
}

/**
 * Dripper and glass server. The ear of the dripper grows out of its wall.
 * @param {Vector} to @param {string} hex @param {{ turn?: number, brew?: number, paper?: boolean }} [options]
 * `brew` is the height of the coffee
 * @returns {Thing[]}
 */
export function pourOver(to, hex, { turn = 0, brew = 5.4, paper = true } = {}) {
  const [x, y, z] = to;
  const outline = curve(
    [
      [0, 0.15],
      [4.6, 0.15],
      [6.5, 1.2],
      [7.2, 3.6],
      [6.6, 6.6],
      [5, 9],
      [4.5, 10.3],
      [4.7, 11],
    ],
    8,
  );
  const server = turned(/** @type {Point[]} */ (outline), { wall: 0.12 });
  const coffee = turned(
    [
      ...outline
        .filter(([, h]) => h < brew)
        .map(([r, h]) => /** @type {Point} */ ([Math.max(0, r - 0.16), h + 0.14])),
      [0, brew],
    ],
    { wall: 0.04, solid: true },
  );
  const cone = turned(
    curve(
      [
        [1.5, 11.5],
        [2.7, 12.2],
        [3.2, 13],
        [5.2, 16.6],
        [7, 19.9],
        [7.15, 20.3],
      ],
      8,
    ),
    { wall: 0.3 },
  );
  const saucer = turned(
    curve(
      [
        [1.4, 11.45],
        [5.4, 11.4],
        [6.9, 11.75],
      ],
      8,
    ),
    { wall: 0.26 },
  );
  const ear = tube(
    curve(
      [
        [7.25, 18.95, 0],
        [8.3, 19.2, 0],
        [9.9, 18, 0],
        [9.7, 15.9, 0],
        [7.9, 14.6, 0],
        [5.6, 14.9, 0],
        [4.8, 14.9, 0],
      ],
      5,
    ),
    (share) => 0.62 - 0.12 * Math.sin(share * Math.PI),
  );
  const filter = turned(
    curve(
      [
        [2.2, 12.4],
        [5, 17],
        [7, 20.9],
        [7.15, 21.2],
      ],
      6,
    ),
    { wall: 0.07 },
  );
  const grounds = turned(
    curve(
      [
        [0, 17.4],
        [3.4, 17.7],
        [5, 18.2],
        [5.1, 17.4],
        [2, 13],
      ],
      5,
    ),
    { wall: 0.1, solid: true },
  );
  return [
    { shape: place(server, to, { turn }), surface: GLASS },
    { shape: place(coffee, to), surface: COFFEE },
    {
      shape: place(joined([joined([cone, ear], 0.9), saucer], 0.6), to, { turn }),
      surface: glaze(hex, { base: y, rim: 20.4 }),
    },
    ...(paper
      ? /** @type {Thing[]} */ ([
          { shape: place(filter, to), surface: matte('#cdb795', 0.1) },
          {
            shape: place(
              displaced(grounds, (px, py, pz) => 0.14 * noise(px * 3.2, py * 3.2, pz * 3.2), 0.16),
              [x, y, z],
            ),
            surface: {
              color: (px, py, pz) =>
                mixed(paint('#2b170d'), paint('#5a3520'), noise(px * 5, py * 5, pz * 5) ** 2),
            },
          },
        ])
      : []),
  ];
}

/** @param {Vector} to @param {string[]} covers @param {{ turn?: number }} [options] @returns {Thing[]} */
export function books([x, y, z], covers, { turn = 0 } = {}) {
  return covers.flatMap((cover, index) => {
    const [width, depth, height] = [20 - index * 1.6, 14 - index, 2.3];
    const to = /** @type {Vector} */ ([x, y + index * height, z]);
    const move = { turn: turn + index * 7 };
    return /** @type {Thing[]} */ ([
      {
        shape: place(
          without(
            box(width, height, depth, 0.15),
            place(box(width, height - 0.6, depth, 0.05), [0.6, 0.3, 0.6]),
          ),
          to,
          move,
        ),
        surface: linen(cover),
      },
      {
        shape: place(
          box(width - 0.8, height - 0.5, depth - 0.5, 0.05),
          [x, y + index * height + 0.25, z],
          move,
        ),
        surface: linen('#ebe2d2'),
      },
    ]);
  });
}

/** A cloth that lies flat in soft folds. @param {Vector} to @param {string} hex @param {{ width?: number, depth?: number, turn?: number }} [options] @returns {Thing[]} */
export function napkin(to, hex, { width = 20, depth = 14, turn = 0 } = {}) {
  const sheet = (/** @type {number} */ w, /** @type {number} */ d, /** @type {number} */ y) =>
    place(
      displaced(box(w, 0.34, d, 0.16), (px, _py, pz) => 0.16 * noise(px * 0.34 + y, 1, pz * 0.5) - 0.08, 0.2),
      [0, y, 0],
    );
  const shape = joined([
    sheet(width, depth, 0),
    place(sheet(width - 0.7, depth - 0.5, 0.36), [0.2, 0, 0.1], { turn: 2 }),
  ]);
  return [{ shape: place(shape, to, { turn }), surface: linen(hex) }];
}

/** @param {Vector} to @param {{ turn?: number, tilt?: number }} [move] @param {import('./tracer.mjs').Surface} [surface] @returns {Thing[]} */
export function spoon(to, move, surface = BRASS) {
  const bowlOfIt = without(
    place(ellipsoid(2, 0.62, 1.4), [0, 0.5, 0]),
    place(ellipsoid(1.8, 0.62, 1.22), [0, 0.72, 0]),
  );
  const stem = tube(
    curve(
      [
        [1.8, 0.5, 0],
        [4, 1, 0],
        [8, 0.85, 0],
        [13.5, 0.35, 0],
      ],
      5,
    ),
    (share) => 0.2 + 0.2 * share ** 2,
  );
  return [{ shape: place(joined([bowlOfIt, stem], 0.4), to, move), surface }];
}

/** @param {Vector} to @param {{ turn?: number, hex?: string }} [options] @returns {Thing[]} */
export function pear(to, { turn = 0, hex = '#a9a35a' } = {}) {
  const body = turned(
    curve(
      [
        [0, 0.2],
        [1.8, 0.1],
        [3.3, 1.5],
        [3.2, 3.4],
        [2, 5.4],
        [1.3, 6.9],
        [0, 7.7],
      ],
      8,
    ),
    { wall: 0.05, solid: true },
  );
  const stem = tube(
    curve(
      [
        [0, 7.4, 0],
        [0.2, 8.4, 0],
        [0.7, 9.2, 0.1],
      ],
      4,
    ),
    () => 0.16,
  );
  const skin = paint(hex);
  return [
    {
      shape: place(body, to, { turn, roll: 9 }),
      surface: {
        gloss: 0.03,
        rough: 0.4,
        color: (x, y, z) => mixed(skin, paint('#b4713f'), 0.7 * noise(x * 0.35, y * 0.3, z * 0.35) ** 2),
      },
    },
    { shape: place(stem, to, { turn, roll: 9 }), surface: matte('#5b4330') },
  ];
}

/** @param {Vector} to @param {number} [turn] @returns {Thing[]} */
export function loaf(to, turn = 0) {
  const crust = displaced(
    place(ellipsoid(9.4, 4.6, 5.6), [0, 3.7, 0]),
    (x, y, z) =>
      0.5 * noise(x * 0.5, y * 0.5, z * 0.5) -
      (Math.abs(((x + z * 0.9 + 40) % 4.6) - 2.3) < 0.32 && y > 5.6 ? 0.5 : 0),
    0.55,
  );
  return [
    {
      shape: place(crust, to, { turn }),
      surface: {
        color: (x, y, z) =>
          mixed(
            paint('#8d5a2e'),
            paint('#d9b384'),
            Math.min(1, noise(x * 0.7, y * 0.7, z * 0.7) * 0.9 + 0.25 * noise(x * 5, y * 5, z * 5)),
          ),
      },
    },
  ];
}

/** A sprig with leaves. @param {Vector[]} path @param {string} hex @param {number} [leaf] @returns {Thing[]} */
export function sprig(path, hex, leaf = 1.9) {
  const way = curve(path, 4);
  const leaves = way.flatMap(([x, y, z], index) =>
    index < 3
      ? []
      : [-1, 1].map((side) =>
          place(
            ellipsoid(leaf, 0.09, leaf * 0.52),
            [x + side * leaf * 0.75 * Math.cos(index), y + 0.5, z + leaf * 0.6 * Math.sin(index * 2.1)],
            { turn: index * 77 + (side < 0 ? 180 : 0), roll: side * 26, tilt: 20 * Math.sin(index) },
          ),
        ),
  );
  return [
    { shape: tube(way, (share) => 0.17 - 0.09 * share), surface: matte('#6b5a44') },
    { shape: joined(leaves), surface: matte(hex, 0.3) },
  ];
}

/** @param {Vector} to @param {string} hex @returns {Thing[]} */
export function moonJar(to, hex) {
  const body = turned(
    curve(
      [
        [0, 0.3],
        [4.4, 0.3],
        [8.4, 3],
        [10.4, 8.4],
        [9.2, 14],
        [5.4, 17.6],
        [3.8, 18.4],
        [3.9, 19.8],
      ],
      9,
    ),
    { wall: 0.28 },
  );
  return [{ shape: place(body, to), surface: glaze(hex, { base: to[1], rim: 19.9 }) }];
}

/** @param {Vector} to @param {number} [height] @returns {Thing[]} */
export function candle(to, height = 17) {
  const foot = turned(
    curve(
      [
        [0, 0.2],
        [4, 0.2],
        [4.1, 0.5],
        [1.1, 0.9],
        [0.7, 2],
        [0.7, height * 0.4],
        [1.5, height * 0.44],
        [1.4, height * 0.55],
      ],
      6,
    ),
    { wall: 0.1 },
  );
  const taper = turned(
    [
      [0, height * 0.45],
      [1.1, height * 0.45],
      [0.8, height + 8],
      [0, height + 8.4],
    ],
    { wall: 0.05, solid: true },
  );
  return [
    { shape: place(foot, to), surface: BRASS },
    { shape: place(taper, to), surface: matte('#efe6d4') },
  ];
}

/** A round board. @param {Vector} to @param {number} radius @returns {Thing[]} */
export const board = (to, radius) => [
  {
    shape: place(
      turned(
        [
          [0, 0],
          [radius - 0.2, 0],
          [radius, 0.3],
          [radius, 1.5],
          [radius - 0.2, 1.8],
          [0, 1.8],
        ],
        { wall: 0.06, solid: true },
      ),
      to,
    ),
    surface: wood(OAK),
  },
];
