/**
 * Solid shapes as signed distances in centimeters: negative inside. y points up, and a shape stands
 * at the origin until `place` moves it.
 */

/** @typedef {[number, number, number]} Vector */
/** @typedef {[number, number]} Point a point of a profile or a path: radius and height */
/** @typedef {(x: number, y: number, z: number) => number} Distance */
/**
 * @typedef {object} Shape
 * @property {Distance} distance
 * @property {Vector} center of a sphere around the shape
 * @property {number} radius of that sphere
 */

const at = (/** @type {ArrayLike<number>} */ list, /** @type {number} */ index) => list[index] ?? 0;

/**
 * Returns the points of a smooth curve through some points.
 * @template {Point | Vector} P
 * @param {P[]} points @param {number} steps between two points
 * @returns {P[]}
 */
export function curve(points, steps = 10) {
  const smooth = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [index - 1, index, index + 1, index + 2].map(
      (near) => points[Math.max(0, Math.min(points.length - 1, near))] ?? [],
    );
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      smooth.push(
        (b ?? []).map((value, axis) => {
          const [p, q, r] = [at(a ?? [], axis), at(c ?? [], axis), at(d ?? [], axis)];
          return (
            0.5 *
            (2 * value +
              (q - p) * t +
              (2 * p - 5 * value + 4 * q - r) * t * t +
              (3 * value - p - 3 * q + r) * t * t * t)
          );
        }),
      );
    }
  }
  return /** @type {P[]} */ ([...smooth, points.at(-1) ?? []]);
}

/** Distances of a profile are read from a grid, so that a fine curve costs no more than a line. */
const CELL = 0.06;

/**
 * Returns the shape that a profile makes when it turns around the y axis.
 * @param {Point[]} profile from the axis outwards
 * @param {{ wall?: number, solid?: boolean }} [options] `wall` is half of the thickness. A solid one
 * is closed by the axis.
 * @returns {Shape}
 */
export function turned(profile, { wall = 0.22, solid = false } = {}) {
  const reach = Math.max(...profile.map(([r]) => r)) + wall;
  const heights = profile.map(([, y]) => y);
  const [low, high] = [Math.min(...heights) - wall, Math.max(...heights) + wall];
  const margin = 1.2;
  const columns = Math.ceil((reach + margin) / CELL) + 2;
  const rows = Math.ceil((high - low + 2 * margin) / CELL) + 2;
  const grid = new Float32Array(columns * rows);
  const outline = solid ? [...profile, /** @type {Point} */ ([0, profile.at(-1)?.[1] ?? 0])] : profile;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [r, y] = [column * CELL, low - margin + row * CELL];
      let nearest = Number.POSITIVE_INFINITY;
      let inside = false;
      for (let index = 1; index < outline.length; index += 1) {
        const [ax, ay] = outline[index - 1] ?? [0, 0];
        const [bx, by] = outline[index] ?? [0, 0];
        const [dx, dy] = [bx - ax, by - ay];
        const share = Math.max(0, Math.min(1, ((r - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
        nearest = Math.min(nearest, (r - ax - dx * share) ** 2 + (y - ay - dy * share) ** 2);
        if (ay > y !== by > y && r < ax + ((y - ay) / (by - ay)) * dx) inside = !inside;
      }
      grid[row * columns + column] = (solid && inside ? -1 : 1) * Math.sqrt(nearest) - wall;
    }
  const middle = (low + high) / 2;
  return {
    center: [0, middle, 0],
    radius: Math.hypot(reach, (high - low) / 2) + 0.05,
    distance(x, y, z) {
      const column = Math.min(columns - 2, Math.sqrt(x * x + z * z) / CELL);
      const row = Math.max(0, Math.min(rows - 2, (y - low + margin) / CELL));
      const [left, top] = [Math.floor(column), Math.floor(row)];
      const [u, v] = [column - left, row - top];
      const corner = top * columns + left;
      return (
        (at(grid, corner) * (1 - u) + at(grid, corner + 1) * u) * (1 - v) +
        (at(grid, corner + columns) * (1 - u) + at(grid, corner + columns + 1) * u) * v
      );
    },
  };
}

/** Returns a ball, or an egg. @param {number} rx @param {number} ry @param {number} rz @returns {Shape} */
export const ellipsoid = (rx, ry = rx, rz = rx) => ({
  center: [0, 0, 0],
  radius: Math.max(rx, ry, rz),
  distance(x, y, z) {
    const k0 = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2 + (z / rz) ** 2);
    const k1 = Math.sqrt((x / rx ** 2) ** 2 + (y / ry ** 2) ** 2 + (z / rz ** 2) ** 2);
    return k1 === 0 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
  },
});

/**
 * Returns a box with round edges, its bottom at y = 0.
 * @param {number} width @param {number} height @param {number} depth @param {number} [round]
 * @returns {Shape}
 */
export const box = (width, height, depth, round = 0.1) => ({
  center: [0, height / 2, 0],
  radius: Math.hypot(width, height, depth) / 2,
  distance(x, y, z) {
    const qx = Math.abs(x) - width / 2 + round;
    const qy = Math.abs(y - height / 2) - height / 2 + round;
    const qz = Math.abs(z) - depth / 2 + round;
    return (
      Math.sqrt(Math.max(qx, 0) ** 2 + Math.max(qy, 0) ** 2 + Math.max(qz, 0) ** 2) +
      Math.min(Math.max(qx, qy, qz), 0) -
      round
    );
  },
});

/** Returns the smaller of two distances, rounded where they meet. */
const smoothMin = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ k) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
};

/** @param {Shape[]} shapes */
function around(shapes) {
  const low = [0, 1, 2].map((axis) => Math.min(...shapes.map((one) => at(one.center, axis) - one.radius)));
  const high = [0, 1, 2].map((axis) => Math.max(...shapes.map((one) => at(one.center, axis) + one.radius)));
  const center = low.map((value, axis) => (value + at(high, axis)) / 2);
  return {
    center: /** @type {Vector} */ (center),
    radius: Math.max(
      ...shapes.map(
        (one) => Math.hypot(...center.map((value, axis) => value - at(one.center, axis))) + one.radius,
      ),
    ),
  };
}

/** Returns shapes as one. `soft` rounds where they meet. @param {Shape[]} shapes @returns {Shape} */
export function joined(shapes, soft = 0) {
  const [first = ellipsoid(0.01), ...others] = shapes;
  const bounds = around(shapes);
  return {
    ...bounds,
    radius: bounds.radius + soft / 4,
    distance(x, y, z) {
      let nearest = first.distance(x, y, z);
      for (const other of others) {
        // A shape whose sphere is far away changes nothing.
        const [cx, cy, cz] = other.center;
        const far = Math.sqrt((x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2) - other.radius;
        if (far > nearest + soft) continue;
        const next = other.distance(x, y, z);
        nearest = soft > 0 ? smoothMin(nearest, next, soft) : Math.min(nearest, next);
      }
      return nearest;
    },
  };
}

/** Returns the first shape without the others. @param {Shape} shape @param {Shape[]} others @returns {Shape} */
export const without = (shape, ...others) => ({
  ...shape,
  distance: (x, y, z) =>
    others.reduce((outside, other) => Math.max(outside, -other.distance(x, y, z)), shape.distance(x, y, z)),
});

/**
 * Returns a tube along a path.
 * @param {Vector[]} path @param {(share: number) => number} thickness radius by the way along the path
 * @returns {Shape}
 */
export function tube(path, thickness) {
  const parts = path.slice(1).map((end, index) => {
    const start = path[index] ?? end;
    const [ra, rb] = [thickness(index / (path.length - 1)), thickness((index + 1) / (path.length - 1))];
    const [dx, dy, dz] = [end[0] - start[0], end[1] - start[1], end[2] - start[2]];
    const length = dx * dx + dy * dy + dz * dz || 1e-6;
    return /** @type {Shape} */ ({
      center: [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2, (start[2] + end[2]) / 2],
      radius: Math.sqrt(length) / 2 + Math.max(ra, rb),
      distance(x, y, z) {
        const [px, py, pz] = [x - start[0], y - start[1], z - start[2]];
        const share = Math.max(0, Math.min(1, (px * dx + py * dy + pz * dz) / length));
        return (
          Math.sqrt((px - dx * share) ** 2 + (py - dy * share) ** 2 + (pz - dz * share) ** 2) -
          ra -
          (rb - ra) * share
        );
      },
    });
  });
  return joined(parts, Math.min(0.3, thickness(0.5) / 2));
}

/**
 * Returns a shape at a point, turned around the y axis and then tilted: degrees around x, y and z.
 * @param {Shape} shape @param {Vector} to @param {{ turn?: number, tilt?: number, roll?: number,
 * size?: number }} [options]
 * @returns {Shape}
 */
export function place(shape, to, { turn = 0, tilt = 0, roll = 0, size = 1 } = {}) {
  const [ty, tx, tz] = [turn, tilt, roll].map((degrees) => (degrees * Math.PI) / 180);
  const [sy, cy] = [Math.sin(ty ?? 0), Math.cos(ty ?? 0)];
  const [sx, cx] = [Math.sin(tx ?? 0), Math.cos(tx ?? 0)];
  const [sz, cz] = [Math.sin(tz ?? 0), Math.cos(tz ?? 0)];
  // The rows of Ry · Rx · Rz.
  const [a, b, c] = [cy * cz + sy * sx * sz, -cy * sz + sy * sx * cz, sy * cx];
  const [d, e, f] = [cx * sz, cx * cz, -sx];
  const [g, h, i] = [-sy * cz + cy * sx * sz, sy * sz + cy * sx * cz, cy * cx];
  const [ox, oy, oz] = shape.center;
  const { distance } = shape;
  return {
    center: [
      to[0] + size * (a * ox + b * oy + c * oz),
      to[1] + size * (d * ox + e * oy + f * oz),
      to[2] + size * (g * ox + h * oy + i * oz),
    ],
    radius: shape.radius * size,
    distance(x, y, z) {
      const [px, py, pz] = [(x - to[0]) / size, (y - to[1]) / size, (z - to[2]) / size];
      return size * distance(a * px + d * py + g * pz, b * px + e * py + h * pz, c * px + f * py + i * pz);
    },
  };
}

/** Returns a shape whose surface moves outwards by an amount. @param {Shape} shape @param {Distance} by @param {number} most @returns {Shape} */
export const displaced = (shape, by, most) => ({
  center: shape.center,
  radius: shape.radius + most,
  distance: (x, y, z) => {
    const near = shape.distance(x, y, z);
    return near > 3 * most ? near - most : (near - by(x, y, z)) * 0.8;
  },
});
