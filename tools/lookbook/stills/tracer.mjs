/**
 * Follows light through a scene: daylight or a lamp, its soft shadows, and one reflection from
 * surface to surface. What noise remains is smoothed where the surface is.
 */

import { createRandom } from './random.mjs';

/** @typedef {import('./shapes.mjs').Vector} Vector */
/** @typedef {import('./shapes.mjs').Shape} Shape */
/**
 * @typedef {object} Surface
 * @property {(x: number, y: number, z: number, nx: number, ny: number, nz: number) => Vector} color
 * linear, 0 to 1
 * @property {number} [gloss] share of light that a surface seen from the front reflects like a mirror
 * @property {number} [rough] 0 for a mirror to 1
 * @property {Vector} [glow] light of its own, which its color filters
 * @property {boolean} [clear] whether one sees through it
 * @property {boolean} [shadeless] whether it casts no shadow
 */
/** @typedef {{ shape: Shape, surface: Surface }} Thing */
/**
 * @typedef {object} Light
 * @property {Vector} color
 * @property {Vector} [from] the direction of a far light
 * @property {number} [spread] its size
 * @property {(x: number, y: number, z: number) => number} [mask] the share that reaches a point
 * @property {[Vector, Vector, Vector]} [pane] a corner and two edges of a bright window
 * @property {[Vector, number]} [bulb] center and radius
 */
/**
 * @typedef {object} Scene
 * @property {Thing[]} things
 * @property {Light[]} lights
 * @property {Vector} sky light from everywhere, from above
 * @property {Vector} [ground] and from below
 * @property {{ wall?: number, bend?: number, floor: Surface, back?: Surface }} stage floor at y = 0
 * and a wall behind, joined by a bend
 * @property {{ from: Vector, to: Vector, lens: number }} camera `lens` is the height of the view at
 * a distance of 1
 * @property {number} [exposure]
 * @property {number} [passes] times as many rays, where light is scarce and one pass leaves blotches
 */

const FAR = 1e9;
const at = (/** @type {ArrayLike<number>} */ list, /** @type {number} */ index) => list[index] ?? 0;

let random = createRandom(7);

const unit = (/** @type {Vector} */ [x, y, z]) => {
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  return /** @type {Vector} */ ([x / length, y / length, z / length]);
};

/**
 * Rays of a pixel, 2 by 2. All of them find surfaces, which makes edges smooth. Light changes slowly,
 * so two rays gather it, and one of them what other surfaces reflect.
 */
const SIDE = 2;

/**
 * Returns a picture as bytes of red, green and blue.
 * @param {Scene} scene @param {number} width @param {number} height
 */
export function render(scene, width, height) {
  const { things, lights, stage, sky, camera } = scene;
  const ground = scene.ground ?? sky;
  const [wallZ, bend] = [stage.wall ?? -60, stage.bend ?? 0];
  const back = stage.back ?? stage.floor;
  random = createRandom(7);

  /** The things whose spheres a ray meets, and where it enters and leaves them. */
  const near = new Int32Array(things.length);
  const enters = new Float64Array(things.length);
  const leaves = new Float64Array(things.length);
  let hitThing = -1;

  /** Distance to the stage along a ray. */
  const toStage = (/** @type {Vector} */ [, oy, oz], /** @type {Vector} */ [, dy, dz]) => {
    let best = FAR;
    if (dy < -1e-9) {
      const t = -oy / dy;
      if (t > 1e-3 && oz + dz * t >= wallZ + bend) best = t;
    }
    if (dz < -1e-9) {
      const t = (wallZ - oz) / dz;
      if (t > 1e-3 && t < best && oy + dy * t >= bend) best = t;
    }
    if (bend > 0) {
      const [qy, qz] = [oy - bend, oz - wallZ - bend];
      const a = dy * dy + dz * dz;
      const b = qy * dy + qz * dz;
      const disc = b * b - a * (qy * qy + qz * qz - bend * bend);
      if (a > 1e-12 && disc > 0) {
        const t = (-b + Math.sqrt(disc)) / a;
        if (t > 1e-3 && t < best && oy + dy * t < bend && oz + dz * t < wallZ + bend) best = t;
      }
    }
    return best;
  };

  /** Distance to the nearest surface. Sets `hitThing`, which is -1 on the stage. */
  const trace = (/** @type {Vector} */ o, /** @type {Vector} */ d, most = FAR, shadow = false) => {
    hitThing = -1;
    let best = Math.min(most, toStage(o, d));
    let count = 0;
    for (let index = 0; index < things.length; index += 1) {
      const thing = things[index];
      if (thing === undefined) continue;
      const { surface } = thing;
      if (shadow && (surface.clear || surface.shadeless)) continue;
      const { center, radius } = thing.shape;
      const [cx, cy, cz] = [center[0] - o[0], center[1] - o[1], center[2] - o[2]];
      const along = cx * d[0] + cy * d[1] + cz * d[2];
      const off = cx * cx + cy * cy + cz * cz - along * along;
      const inside = radius * radius - off;
      if (inside <= 0) continue;
      const half = Math.sqrt(inside);
      if (along + half < 0 || along - half > best) continue;
      near[count] = index;
      enters[count] = Math.max(0.02, along - half);
      leaves[count] = along + half;
      count += 1;
    }
    for (let one = 0; one < count; one += 1) {
      const index = at(near, one);
      const distance = things[index]?.shape.distance;
      if (distance === undefined) continue;
      let t = at(enters, one);
      const end = Math.min(at(leaves, one), best);
      for (let step = 0; step < 110 && t < end; step += 1) {
        const gap = distance(o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t);
        if (gap < 0.004) {
          best = t;
          hitThing = index;
          if (shadow) return best;
          break;
        }
        t += Math.max(gap, 0.004);
      }
    }
    return best;
  };

  const normalOf = (/** @type {number} */ thing, /** @type {Vector} */ [x, y, z]) => {
    if (thing < 0) {
      if (bend > 0 && z < wallZ + bend && y < bend) return unit([0, bend - y, wallZ + bend - z]);
      return /** @type {Vector} */ (z <= wallZ + 1e-3 && y > 0.01 ? [0, 0, 1] : [0, 1, 0]);
    }
    const f = things[thing]?.shape.distance ?? (() => 0);
    const e = 0.05;
    return unit([
      f(x + e, y, z) - f(x - e, y, z),
      f(x, y + e, z) - f(x, y - e, z),
      f(x, y, z + e) - f(x, y, z - e),
    ]);
  };

  /** @param {number} thing @param {Vector} p */
  const surfaceOf = (thing, p) =>
    things[thing]?.surface ?? (p[1] > 0.01 && p[2] <= wallZ + bend + 1e-3 ? back : stage.floor);

  /** Light that reaches a point directly, of one sample of each light. */
  const direct = (/** @type {Vector} */ p, /** @type {Vector} */ n) => {
    let [r, g, b] = [0, 0, 0];
    for (const light of lights) {
      /** @type {Vector} */
      let to;
      let [most, strength] = [FAR, 1];
      if (light.from) {
        const spread = light.spread ?? 0.02;
        to = unit([
          light.from[0] + (random() - 0.5) * spread,
          light.from[1] + (random() - 0.5) * spread,
          light.from[2] + (random() - 0.5) * spread,
        ]);
        if (light.mask) strength = light.mask(p[0], p[1], p[2]);
      } else {
        /** @type {Vector} */
        let goal;
        if (light.pane) {
          const [corner, u, v] = light.pane;
          const [s, t] = [random(), random()];
          goal = [
            corner[0] + u[0] * s + v[0] * t,
            corner[1] + u[1] * s + v[1] * t,
            corner[2] + u[2] * s + v[2] * t,
          ];
        } else {
          const [center, radius] = light.bulb ?? [[0, 0, 0], 0];
          const [a, c] = [random() * 6.2832, random() * 2 - 1];
          const w = Math.sqrt(1 - c * c) * radius;
          goal = [center[0] + Math.cos(a) * w, center[1] + c * radius, center[2] + Math.sin(a) * w];
        }
        const way = /** @type {Vector} */ ([goal[0] - p[0], goal[1] - p[1], goal[2] - p[2]]);
        most = Math.sqrt(way[0] ** 2 + way[1] ** 2 + way[2] ** 2);
        to = /** @type {Vector} */ ([way[0] / most, way[1] / most, way[2] / most]);
        // A light close by would leave single bright points.
        strength = Math.min(2.5, 1e4 / (most * most));
        if (light.pane) {
          const [, u, v] = light.pane;
          const face = unit([
            u[1] * v[2] - u[2] * v[1],
            u[2] * v[0] - u[0] * v[2],
            u[0] * v[1] - u[1] * v[0],
          ]);
          strength *= Math.abs(face[0] * to[0] + face[1] * to[1] + face[2] * to[2]);
        } else if (light.mask) strength *= light.mask(p[0], p[1], p[2]);
      }
      const facing = n[0] * to[0] + n[1] * to[1] + n[2] * to[2];
      if (facing <= 0 || strength <= 0) continue;
      const start = /** @type {Vector} */ ([p[0] + n[0] * 0.03, p[1] + n[1] * 0.03, p[2] + n[2] * 0.03]);
      if (trace(start, to, most - 0.1, true) < most - 0.11) continue;
      const share = facing * strength;
      r += light.color[0] * share;
      g += light.color[1] * share;
      b += light.color[2] * share;
    }
    return /** @type {Vector} */ ([r, g, b]);
  };

  const skyAt = (/** @type {number} */ y) => {
    const up = Math.max(0, Math.min(1, y * 0.5 + 0.5));
    return /** @type {Vector} */ ([
      ground[0] + (sky[0] - ground[0]) * up,
      ground[1] + (sky[1] - ground[1]) * up,
      ground[2] + (sky[2] - ground[2]) * up,
    ]);
  };

  /** Light along a ray that leaves a surface. `mirror` sees the bright windows, too. */
  const gathered = (/** @type {Vector} */ p, /** @type {Vector} */ d, /** @type {boolean} */ mirror) => {
    const t = trace(p, d, FAR, false);
    const thing = hitThing;
    if (mirror)
      for (const { pane, color } of lights) {
        if (!pane) continue;
        const [corner, u, v] = pane;
        const face = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
        const slope = at(face, 0) * d[0] + at(face, 1) * d[1] + at(face, 2) * d[2];
        if (Math.abs(slope) < 1e-6) continue;
        const w = [corner[0] - p[0], corner[1] - p[1], corner[2] - p[2]];
        const s = (at(w, 0) * at(face, 0) + at(w, 1) * at(face, 1) + at(w, 2) * at(face, 2)) / slope;
        if (s <= 0 || s > t) continue;
        const q = [p[0] + d[0] * s - corner[0], p[1] + d[1] * s - corner[1], p[2] + d[2] * s - corner[2]];
        const along = (/** @type {Vector} */ e) =>
          (at(q, 0) * e[0] + at(q, 1) * e[1] + at(q, 2) * e[2]) / (e[0] ** 2 + e[1] ** 2 + e[2] ** 2);
        const [a, b] = [along(u), along(v)];
        // The frame of a window shows in what it is mirrored in.
        if (a < 0 || a > 1 || b < 0 || b > 1 || Math.abs(a - 0.5) < 0.03) continue;
        return /** @type {Vector} */ ([color[0] * 2.2, color[1] * 2.2, color[2] * 2.2]);
      }
    if (t >= FAR) return skyAt(d[1]);
    const q = /** @type {Vector} */ ([p[0] + d[0] * t, p[1] + d[1] * t, p[2] + d[2] * t]);
    const n = normalOf(thing, q);
    const surface = surfaceOf(thing, q);
    if (surface.glow) return surface.glow;
    const color = surface.color(q[0], q[1], q[2], n[0], n[1], n[2]);
    // Every other ray asks for the light there, and counts twice.
    const times = mirror ? 1 : random() < 0.5 ? 2 : 0;
    const lit = times > 0 ? direct(q, n) : [0, 0, 0];
    const ambient = skyAt(n[1]);
    return /** @type {Vector} */ (
      color.map((share, axis) => share * (at(lit, axis) * times + at(ambient, axis) * 0.55))
    );
  };

  /** A direction from a surface: any, more often straight ahead. */
  const scattered = (/** @type {Vector} */ n) => {
    const [a, c] = [random() * 6.2832, random() * 2 - 1];
    const w = Math.sqrt(1 - c * c);
    return unit([n[0] + w * Math.cos(a), n[1] + c, n[2] + w * Math.sin(a)]);
  };

  const forward = unit([
    camera.to[0] - camera.from[0],
    camera.to[1] - camera.from[1],
    camera.to[2] - camera.from[2],
  ]);
  const right = unit([-forward[2], 0, forward[0]]);
  const up = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];

  const rays = SIDE ** 2 * (scene.passes ?? 1);
  const size = width * height;
  const [albedo, light, shine, facing] = [0, 0, 0, 0].map(() => new Float32Array(size * 3));
  const depth = new Float32Array(size);
  if (!albedo || !light || !shine || !facing) throw new Error('Out of memory');

  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const pixel = row * width + column;
      for (let ray = 0; ray < rays; ray += 1) {
        const sample = ray % SIDE ** 2;
        const px = (((column + ((sample % SIDE) + random()) / SIDE) / width - 0.5) * width) / height;
        const py = 0.5 - (row + (Math.floor(sample / SIDE) + random()) / SIDE) / height;
        const d = unit([
          forward[0] + (right[0] * px + at(up, 0) * py) * camera.lens,
          forward[1] + (right[1] * px + at(up, 1) * py) * camera.lens,
          forward[2] + (right[2] * px + at(up, 2) * py) * camera.lens,
        ]);
        /** @type {Vector} */
        let o = [...camera.from];
        /** @type {Vector} */
        let through = [1, 1, 1];
        for (let glass = 0; glass < 5; glass += 1) {
          const t = trace(o, d, FAR, false);
          const thing = hitThing;
          if (t >= FAR) {
            const air = skyAt(d[1]);
            for (const axis of [0, 1, 2]) {
              shine[pixel * 3 + axis] = at(shine, pixel * 3 + axis) + at(air, axis) * at(through, axis);
            }
            break;
          }
          const p = /** @type {Vector} */ ([o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t]);
          let n = normalOf(thing, p);
          const slope = n[0] * d[0] + n[1] * d[1] + n[2] * d[2];
          if (slope > 0) n = [-n[0], -n[1], -n[2]];
          const surface = surfaceOf(thing, p);
          const color = surface.color(p[0], p[1], p[2], n[0], n[1], n[2]);
          const grazing = (1 - Math.min(1, Math.abs(slope))) ** 5;
          const gloss = surface.gloss ?? 0;
          const mirrored = gloss > 0 ? gloss + (1 - gloss) * grazing * (1 - (surface.rough ?? 0.3) * 0.7) : 0;
          const start = /** @type {Vector} */ ([p[0] + n[0] * 0.03, p[1] + n[1] * 0.03, p[2] + n[2] * 0.03]);
          if (mirrored > 0.004 && (sample + glass + row) % 2 === 0) {
            const rough = (surface.rough ?? 0.3) ** 2;
            const straight = -2 * Math.abs(slope);
            const s = scattered(n);
            const m = unit([
              d[0] + n[0] * -straight + (s[0] - n[0]) * rough,
              d[1] + n[1] * -straight + (s[1] - n[1]) * rough,
              d[2] + n[2] * -straight + (s[2] - n[2]) * rough,
            ]);
            const seen = gathered(start, m, true);
            for (const axis of [0, 1, 2])
              shine[pixel * 3 + axis] =
                at(shine, pixel * 3 + axis) + Math.min(4, at(seen, axis)) * 2 * mirrored * at(through, axis);
          }
          if (surface.clear) {
            through = [through[0] * color[0], through[1] * color[1], through[2] * color[2]];
            // Glass is thin: a ray goes on straight, from the other side of the wall.
            o = [p[0] + d[0] * 0.02, p[1] + d[1] * 0.02, p[2] + d[2] * 0.02];
            const distance = things[thing]?.shape.distance;
            for (let step = 0; step < 200 && distance && distance(o[0], o[1], o[2]) < 0.01; step += 1)
              o = [o[0] + d[0] * 0.03, o[1] + d[1] * 0.03, o[2] + d[2] * 0.03];
            continue;
          }
          if (glass === 0 || depth[pixel] === 0) {
            depth[pixel] = t;
            for (const axis of [0, 1, 2]) facing[pixel * 3 + axis] = at(n, axis);
          }
          const isLit = (sample + (sample >> 1) + row) % 2 === 0;
          const lit = surface.glow ?? (isLit ? direct(start, n) : [0, 0, 0]);
          const more = surface.glow || sample !== row % 2 ? [0, 0, 0] : gathered(start, scattered(n), false);
          const share = surface.glow ? 1 : 2 * (1 - mirrored);
          for (const axis of [0, 1, 2]) {
            const index = pixel * 3 + axis;
            albedo[index] = at(albedo, index) + at(color, axis) * at(through, axis);
            light[index] = at(light, index) + Math.min(8, at(lit, axis) + 2 * at(more, axis)) * share;
          }
          break;
        }
      }
      for (const axis of [0, 1, 2]) {
        const index = pixel * 3 + axis;
        albedo[index] = at(albedo, index) / rays;
        light[index] = at(light, index) / rays;
        shine[index] = at(shine, index) / rays;
      }
    }
  smooth(light, { facing, depth, width, height, rounds: 5 });
  smooth(shine, { facing, depth, width, height, rounds: 3 });
  return developed(scene, { albedo, light, shine, width, height });
}

/**
 * Takes the mean of neighbors on the same surface, in rounds of growing distance.
 * @param {Float32Array} values @param {{ facing: Float32Array, depth: Float32Array, width: number,
 * height: number, rounds: number }} options
 */
function smooth(values, { facing, depth, width, height, rounds }) {
  const weights = [0.0625, 0.25, 0.375, 0.25, 0.0625];
  for (let round = 0; round < rounds; round += 1) {
    const step = 2 ** round;
    const before = values.slice();
    for (let row = 0; row < height; row += 1)
      for (let column = 0; column < width; column += 1) {
        const pixel = row * width + column;
        const [r, g, b] = [at(before, pixel * 3), at(before, pixel * 3 + 1), at(before, pixel * 3 + 2)];
        const tolerance = (0.05 + 0.3 * (r + g + b)) / (1 + round * 0.7);
        let [sum, sr, sg, sb] = [0, 0, 0, 0];
        for (let dy = -2; dy <= 2; dy += 1) {
          const y = row + dy * step;
          if (y < 0 || y >= height) continue;
          for (let dx = -2; dx <= 2; dx += 1) {
            const x = column + dx * step;
            if (x < 0 || x >= width) continue;
            const other = y * width + x;
            const same =
              at(facing, pixel * 3) * at(facing, other * 3) +
              at(facing, pixel * 3 + 1) * at(facing, other * 3 + 1) +
              at(facing, pixel * 3 + 2) * at(facing, other * 3 + 2);
            if (same < 0.8) continue;
            if (Math.abs(at(depth, pixel) - at(depth, other)) > 0.4 + 0.06 * step * Math.abs(dx + dy || 1))
              continue;
            const [or, og, ob] = [
              at(before, other * 3),
              at(before, other * 3 + 1),
              at(before, other * 3 + 2),
            ];
            const differs = Math.abs(or - r) + Math.abs(og - g) + Math.abs(ob - b);
            const alike = round < 2 ? 1 : Math.exp(-differs / tolerance);
            const weight = at(weights, dx + 2) * at(weights, dy + 2) * alike * (same - 0.8) * 5;
            sum += weight;
            sr += or * weight;
            sg += og * weight;
            sb += ob * weight;
          }
        }
        if (sum <= 0) continue;
        values[pixel * 3] = sr / sum;
        values[pixel * 3 + 1] = sg / sum;
        values[pixel * 3 + 2] = sb / sum;
      }
  }
}

/**
 * Returns the picture as bytes of red, green and blue. Bright parts fade to white softly.
 * @param {Scene} scene @param {{ albedo: Float32Array, light: Float32Array, shine: Float32Array,
 * width: number, height: number }} layers
 */
function developed({ exposure = 1 }, { albedo, light, shine, width, height }) {
  const bytes = Buffer.alloc(width * height * 3);
  for (let index = 0; index < bytes.length; index += 1) {
    const value = exposure * (at(albedo, index) * at(light, index) + at(shine, index));
    const shown = value < 0.5 ? value : 0.5 + 0.5 * (1 - Math.exp(-(value - 0.5) / 0.5));
    const signal = shown <= 0.0031308 ? shown * 12.92 : 1.055 * shown ** (1 / 2.4) - 0.055;
    bytes[index] = Math.max(0, Math.min(255, Math.round(signal * 255 + (random() - 0.5))));
  }
  return bytes;
}
