import { beanie, belt, giftCard, scarf, socks, tote } from './accessories.mjs';
import { dress, skirt, trousers } from './bottoms.mjs';
import { mix } from './fabric.mjs';
import { clamps, clips, hanger } from './scenes.mjs';
import { top } from './tops.mjs';

/**
 * @typedef {object} Garment
 * @property {(color: string) => string} draw in 1200 × 1500, on the axis x = 600
 * @property {string} wall the color behind it
 * @property {string} detail the part that a second picture shows, as a view box of 4 : 5
 * @property {'hanger' | 'clips'} [on] what it hangs on; it lies or stands without
 * @property {number} [hem] where it ends, so that a short one hangs in the middle of its picture
 * @property {number} [floor] how far down the wall ends, of what stands or lies
 */

/** @param {string} wall @param {string} detail @param {number} hem */
const hung = (wall, detail, hem) => ({ on: /** @type {const} */ ('hanger'), wall, detail, hem });
/** @param {string} wall @param {string} detail @param {number} hem */
const clipped = (wall, detail, hem) => ({ on: /** @type {const} */ ('clips'), wall, detail, hem });

/** @param {Omit<Parameters<typeof top>[0], 'color'>} cut */
const tops = (cut) => ({ draw: (/** @type {string} */ color) => top({ color, ...cut }) });
/** @param {Omit<Parameters<typeof trousers>[0], 'color'>} cut */
const legs = (cut) => ({ draw: (/** @type {string} */ color) => trousers({ color, ...cut }) });

/** @type {Record<string, Garment>} By the slug of the product. */
export const WARDROBE = {
  'ines-linen-dress': {
    draw: (color) => dress({ color, kind: 'buttons' }),
    ...hung('#dfd3c2', '330 210 560 700', 1390),
  },
  'rosa-wrap-dress': {
    draw: (color) => dress({ color, kind: 'wrap', hem: 1340 }),
    ...hung('#d8cfc6', '340 400 560 700', 1340),
  },
  'clara-shirt': {
    ...tops({ neck: 'collar', open: true, loose: 26, hem: 1180, pockets: 'chest' }),
    ...hung('#cdd2cb', '360 280 520 650', 1180),
  },
  'mar-striped-shirt': {
    ...tops({ neck: 'collar', open: true, loose: 14, hem: 1140, cloth: 'stripes' }),
    ...hung('#e2d8c8', '380 280 480 600', 1140),
  },
  'marta-cardigan': {
    ...tops({ neck: 'v', open: true, ribbed: true, cloth: 'knit', hem: 1000, loose: 10 }),
    ...hung('#d9cdc0', '380 400 520 650', 1000),
  },
  'luz-wide-trousers': {
    ...legs({ wide: 96, length: 1380 }),
    ...clipped('#dcd6cc', '390 120 480 600', 1390),
  },
  'sol-pleated-skirt': { draw: (color) => skirt({ color }), ...clipped('#e3d8c9', '420 130 480 600', 1390) },
  'nora-tee': { ...tops({ sleeves: 'short', hem: 1060 }), ...hung('#d3d5cf', '390 330 440 550', 1060) },
  'alba-trench': {
    ...tops({ neck: 'lapel', hem: 1370, width: 268, belted: true, double: true, open: true, loose: 14 }),
    ...hung('#cfd0ca', '330 220 560 700', 1370),
  },
  'tomas-oxford-shirt': {
    ...tops({ neck: 'collar', open: true, pockets: 'chest', hem: 1130 }),
    ...hung('#dbd5c8', '400 310 440 550', 1130),
  },
  'duarte-overshirt': {
    ...tops({ neck: 'collar', open: true, pockets: 'patch', hem: 1110, loose: 12 }),
    ...hung('#d8d3c8', '390 350 480 600', 1110),
  },
  'rui-heavy-tee': {
    ...tops({ sleeves: 'short', hem: 1090, loose: 16, pockets: 'chest' }),
    ...hung('#d6d4cd', '420 330 440 550', 1090),
  },
  'henrique-chinos': { ...legs({ wide: -34 }), ...clipped('#d4d6d2', '400 130 440 550', 1390) },
  'paulo-rollneck': {
    ...tops({ neck: 'roll', ribbed: true, cloth: 'knit', hem: 1080 }),
    ...hung('#d9d2c6', '380 270 520 650', 1080),
  },
  'vasco-wool-coat': {
    ...tops({ neck: 'lapel', hem: 1300, width: 256, open: true, pockets: 'flap', loose: 14 }),
    ...hung('#dad5cc', '350 270 560 700', 1300),
  },
  'jorge-shorts': { ...legs({ length: 900, wide: 6 }), ...clipped('#d3d8d6', '400 280 440 550', 960) },
  'miguel-knit-polo': {
    ...tops({ neck: 'polo', sleeves: 'short', ribbed: true, cloth: 'knit', hem: 1020 }),
    ...hung('#e0d7c9', '390 340 440 550', 1020),
  },
  'nuno-hoodie': {
    ...tops({ neck: 'hood', ribbed: true, pockets: 'kangaroo', hem: 1080, loose: 14 }),
    ...hung('#d2d3cf', '350 290 520 650', 1080),
  },
  'douro-tote': { draw: (color) => tote({ color }), wall: '#d9cfc0', detail: '420 860 360 450', floor: 0.76 },
  'la-scarf': { draw: (color) => scarf({ color }), wall: '#d8d2c8', detail: '400 880 360 450' },
  'serra-beanie': {
    draw: (color) => beanie({ color }),
    wall: '#d5d2ca',
    detail: '500 700 400 500',
    floor: 0.66,
  },
  'foz-belt': { draw: (color) => belt({ color }), wall: '#dfd6c8', detail: '330 560 480 600', floor: 0.36 },
  'everyday-socks': { draw: (color) => socks({ color }), wall: '#dcd3c6', detail: '180 260 520 650' },
  'tesoura-gift-card': { draw: (color) => giftCard({ color }), wall: '#d9d0c3', detail: '560 560 400 500' },
};

/** How far down a short garment hangs. @param {Garment} garment */
const shiftOf = ({ hem = 1390 }) => Math.max(0, (1390 - hem) * 0.42);

/** Returns a garment with what it hangs on. @param {Garment} garment @param {string} color */
export function hanging(garment, color) {
  const drawn = garment.draw(color);
  if (garment.on === undefined) return drawn;
  const whole = garment.on === 'clips' ? clips() + drawn + clamps() : hanger() + drawn;
  return `<g transform="translate(0 ${shiftOf(garment)})">${whole}</g>`;
}

/** Returns the y at which a garment hangs, or its upper edge. @param {Garment} garment */
export function hookOf(garment) {
  if (garment.on === undefined) return undefined;
  return shiftOf(garment) + (garment.on === 'clips' ? 66 : 170);
}

/**
 * Returns the wall behind a garment, which leans towards the color of the cloth.
 * @param {Garment} garment
 * @param {string} color
 */
export const wallOf = ({ wall }, color) => mix(wall, color, 0.08);
