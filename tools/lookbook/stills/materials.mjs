/** The materials of the drawn objects. Their colors are those of the catalog's options. */

/** @typedef {import('./tracer.mjs').Surface} Surface */
/** @typedef {import('./shapes.mjs').Vector} Vector */

/** Returns a color as amounts of light. @param {string} hex @returns {Vector} */
export function paint(hex) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

export const mixed = (/** @type {Vector} */ a, /** @type {Vector} */ b, /** @type {number} */ share) =>
  /** @type {Vector} */ ([
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ]);

const times = (/** @type {Vector} */ [r, g, b], /** @type {number} */ by) =>
  /** @type {Vector} */ ([r * by, g * by, b * by]);

/** Returns a number from 0 to 1 that belongs to a point of a lattice. */
const chance = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ z) => {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(z | 0, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** Returns a soft irregular pattern, 0 to 1. */
export function noise(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ z) {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const ease = (/** @type {number} */ t) => t * t * (3 - 2 * t);
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
  const line = (/** @type {number} */ dy, /** @type {number} */ dz) =>
    chance(i, j + dy, k + dz) * (1 - u) + chance(i + 1, j + dy, k + dz) * u;
  const face = (/** @type {number} */ dz) => line(0, dz) * (1 - v) + line(1, dz) * v;
  return face(0) * (1 - w) + face(1) * w;
}

/** Iron spots: few, of different sizes. Returns 1 on a spot. */
function speckle(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ z, cell = 0.62) {
  const [i, j, k] = [Math.floor(x / cell), Math.floor(y / cell), Math.floor(z / cell)];
  if (chance(i, j, k) > 0.3) return 0;
  const size = 0.03 + 0.1 * chance(i + 7, j, k) ** 3;
  const [px, py, pz] = [11, 23, 37].map((salt) => 0.2 + 0.6 * chance(i + salt, j + salt, k));
  const d = Math.hypot(x / cell - i - (px ?? 0), y / cell - j - (py ?? 0), z / cell - k - (pz ?? 0)) * cell;
  return Math.max(0, Math.min(1, (size - d) / 0.03 + 0.5));
}

const IRON = paint('#5d5048');
const BARE = paint('#b58a61');

/**
 * Speckled glaze that thins to brown at the rim and leaves the foot bare.
 * @param {string} hex
 * @param {{ base?: number, foot?: number, rim?: number, spots?: number, gloss?: number }} [options]
 * `foot` and `rim` are heights, from `base`.
 * @returns {Surface}
 */
export function glaze(hex, { base = 0, foot = -9, rim = 1e6, spots = 1, gloss = 0.035 } = {}) {
  const color = paint(hex);
  const thin = mixed(color, paint('#8f6f52'), 0.62);
  return {
    gloss,
    rough: 0.34,
    color(x, y, z) {
      const height = y - base;
      if (height < foot + 0.05 * noise(x * 2, 0, z * 2))
        return times(BARE, 0.9 + 0.2 * noise(x * 5, y * 5, z * 5));
      const cloud = 0.95 + 0.1 * noise(x * 0.6, y * 0.6, z * 0.6);
      const brown = Math.max(0, Math.min(1, (height - rim) / 0.22 + noise(x * 3, y, z * 3) * 0.5));
      const body = mixed(times(color, cloud), thin, brown * 0.8);
      return mixed(body, IRON, 0.8 * spots * speckle(x, y, z));
    },
  };
}

/** @param {string} hex @param {number} [vary] @returns {Surface} */
export const matte = (hex, vary = 0.05) => {
  const color = paint(hex);
  return { color: (x, y, z) => times(color, 1 - vary / 2 + vary * noise(x * 1.7, y * 1.7, z * 1.7)) };
};

/** Wood whose fibers run along x. @param {string} [hex] @param {number} [boards] width of a board @returns {Surface} */
export const wood = (hex = '#b98d5d', boards = 0) => {
  const [light, dark] = [paint(hex), times(paint(hex), 0.62)];
  return {
    gloss: 0.025,
    rough: 0.55,
    color(x, y, z) {
      const board = boards ? Math.floor(z / boards) : 0;
      const gap = boards ? Math.abs(z / boards - board - 0.5) > 0.5 - 0.06 / boards : false;
      const shift = board * 37.3;
      const wave = noise(x * 0.05 + shift, y * 0.4, z * 0.25) * 7 + z * 0.45 + y * 0.5;
      const ring = 0.5 + 0.5 * Math.sin(wave * 5.2);
      const fiber = noise(x * 0.5 + shift, y * 6, z * 9);
      const tone = ring * 0.3 + fiber * 0.38 + 0.18 * chance(board, 3, 5);
      return times(mixed(light, dark, tone), gap ? 0.45 : 1);
    },
  };
};

/** @param {string} hex @param {(x: number, y: number, z: number) => Vector | undefined} [pattern] @returns {Surface} */
export const linen = (hex, pattern) => {
  const color = paint(hex);
  return {
    color(x, y, z) {
      const warp = noise(x * 9, y * 1.2, z * 9);
      const weft = noise(x * 1.1, y * 14, z * 1.1);
      return times(pattern?.(x, y, z) ?? color, 0.88 + 0.12 * warp + 0.1 * weft);
    },
  };
};

/** @type {Surface} */
export const BRASS = { color: () => paint('#a87d3c'), gloss: 0.16, rough: 0.5 };
/** @type {Surface} */
export const GLASS = { color: () => [0.965, 0.975, 0.97], gloss: 0.045, rough: 0.06, clear: true };
/** @type {Surface} */
export const COFFEE = { color: () => paint('#2a150c'), gloss: 0.05, rough: 0.08 };
/** @type {Surface} */
export const TEA = { color: () => paint('#8a5523'), gloss: 0.05, rough: 0.1 };
/** @type {Surface} */
export const CREMA = {
  gloss: 0.03,
  rough: 0.2,
  color: (x, _y, z) =>
    mixed(
      paint('#4a2814'),
      paint('#8d5a30'),
      Math.min(1, 0.25 + noise(x * 1.1, 4, z * 1.1) * 0.6 + 0.2 * noise(x * 6, 1, z * 6)),
    ),
};

/**
 * The foam of a fresh espresso: hazel where it was poured, darker towards the cup, with fine bubbles at
 * the edge.
 * @param {number} cx its center @param {number} cz @param {number} [radius] @returns {Surface}
 */
export const crema = (cx, cz, radius = 2.82) => ({
  gloss: 0.035,
  rough: 0.22,
  color(x, _y, z) {
    const [px, pz] = [x - cx, z - cz];
    const way = Math.min(1, Math.hypot(px, pz) / radius);
    // A slow field bends the marbling, as the pour does.
    const [bx, bz] = [noise(px * 0.45 + 9, 2, pz * 0.45), noise(px * 0.45, 6, pz * 0.45 + 4)];
    const cloud = noise(px * 0.9 + 3.4 * bx, 5, pz * 0.9 + 3.4 * bz) * 0.7 + noise(px * 3, 8, pz * 3) * 0.3;
    const poured = Math.max(0, Math.min(1, (cloud - 0.36) * 2.1 + 0.34 - way ** 2 * 0.55));
    const foam = mixed(paint('#6f3d1c'), paint('#c08a52'), poured);
    const edge = mixed(foam, paint('#4c2712'), Math.max(0, (way - 0.9) * 7));
    const bubbles = speckle(x, 0.31, z, 0.15) * Math.max(0, Math.min(1, (way - 0.74) * 5));
    return mixed(edge, paint('#dcb07c'), bubbles * 0.6);
  },
});
