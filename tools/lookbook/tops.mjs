import { cloth, darker, knit, mix, ribs, stripes } from './fabric.mjs';
import { hood, neckOf } from './necks.mjs';
import { band, belt, placket, pocketsOf, SHOULDER } from './trims.mjs';

/**
 * @typedef {object} Top
 * @property {string} color
 * @property {number} [hem] the y of the hem
 * @property {number} [width] half the width of the hem
 * @property {'short' | 'long' | 'none'} [sleeves]
 * @property {'crew' | 'collar' | 'polo' | 'roll' | 'hood' | 'lapel' | 'v'} [neck]
 * @property {number} [loose] how much wider than the body
 * @property {'knit' | 'stripes' | 'plain'} [cloth]
 * @property {boolean} [open] a row of buttons from the neck to the hem
 * @property {boolean} [ribbed] ribbed hem and cuffs
 * @property {'chest' | 'patch' | 'kangaroo' | 'flap'} [pockets]
 * @property {boolean} [belted]
 * @property {boolean} [double] two rows of buttons
 */

/** Returns a top, from a T-shirt to a coat, on the axis x = 600. @param {Top} options */
export function top({
  color,
  hem = 1120,
  width = 232,
  sleeves = 'long',
  neck = 'crew',
  loose = 0,
  cloth: kind = 'plain',
  open = false,
  ribbed = false,
  pockets,
  belted = false,
  double = false,
}) {
  const at = (/** @type {number} */ dx) => 600 + dx;
  const shoulder = at(214 + loose);
  const pit = at(208 + loose * 0.7);
  const side = at(width + loose);
  const depth = { crew: 372, collar: 400, polo: 440, roll: 330, hood: 396, lapel: 640, v: 520 }[neck];
  const pattern =
    kind === 'knit'
      ? knit(color)
      : kind === 'stripes'
        ? stripes({ color: mix(color, '#2f4a73', 0.62), every: 34, width: 9, upright: true, from: 7 })
        : '';
  const end = ribbed ? hem - 22 : hem;
  const parts = [];

  // The inside of the back, seen through the neck.
  parts.push(
    cloth({
      d: `M 598 ${SHOULDER - 26} C ${at(50)} ${SHOULDER - 26} ${at(80)} ${SHOULDER - 12} ${at(92)} ${SHOULDER + 4} L ${at(60)} ${depth} L 598 ${depth + 6} Z`,
      color: darker(color, 0.34),
      folds: [`M ${at(10)} ${SHOULDER} L ${at(8)} ${depth}`],
      flat: true,
    }),
  );
  if (neck === 'hood') parts.push(hood(color));
  if (sleeves !== 'none') parts.push(sleeve({ color, sleeves, shoulder, pit, ribbed, pattern, loose, hem }));

  const waist = belted ? at(width * 0.82) : side - 6;
  const waistY = (SHOULDER + hem) / 2 + 60;
  parts.push(
    cloth({
      d: `M 598 ${depth} C ${at(40)} ${depth} ${at(88)} ${depth - 34 < SHOULDER + 6 ? SHOULDER + 12 : Math.min(depth - 34, SHOULDER + 90)} ${at(94)} ${SHOULDER}
        C ${at(140)} ${SHOULDER + 16} ${shoulder - 40} ${SHOULDER + 30} ${shoulder} ${SHOULDER + 50}
        C ${shoulder - 14} ${SHOULDER + 110} ${pit - 6} ${SHOULDER + 170} ${pit} ${SHOULDER + 232}
        C ${pit} ${waistY - 140} ${waist} ${waistY - 60} ${waist} ${waistY}
        C ${waist} ${waistY + 90} ${side} ${end - 120} ${side + 4} ${end}
        C ${at(120)} ${end + 14} ${at(60)} ${end + 16} 598 ${end + 16} Z`,
      color,
      pattern,
      folds: [
        `M ${pit - 4} ${SHOULDER + 236} C ${at(150)} ${SHOULDER + 262} ${at(110)} ${SHOULDER + 320} ${at(86)} ${SHOULDER + 350}`,
        `M ${pit - 6} ${SHOULDER + 262} C ${at(160)} ${SHOULDER + 320} ${at(140)} ${SHOULDER + 400} ${at(132)} ${SHOULDER + 450}`,
        `M ${at(width * 0.62)} ${hem + 10} C ${at(width * 0.56)} ${hem - 110} ${at(width * 0.5)} ${hem - 180} ${at(width * 0.52)} ${hem - 300}`,
        `M ${at(width * 0.28)} ${hem + 10} C ${at(width * 0.25)} ${hem - 70} ${at(width * 0.3)} ${hem - 130} ${at(width * 0.27)} ${hem - 190}`,
        ...(belted
          ? [
              `M ${waist - 10} ${waistY + 30} C ${at(width * 0.7)} ${waistY + 130} ${at(width * 0.7)} ${waistY + 200} ${at(width * 0.74)} ${waistY + 280}`,
            ]
          : []),
      ],
      lights: [
        `M ${at(width * 0.44)} ${hem} C ${at(width * 0.4)} ${hem - 130} ${at(width * 0.4)} ${hem - 230} ${at(width * 0.42)} ${hem - 330}`,
        `M ${at(110)} ${SHOULDER + 60} C ${at(140)} ${SHOULDER + 80} ${at(170)} ${SHOULDER + 90} ${at(180)} ${SHOULDER + 130}`,
      ],
      seams: [
        `M ${shoulder} ${SHOULDER + 50} C ${shoulder - 14} ${SHOULDER + 110} ${pit - 6} ${SHOULDER + 170} ${pit} ${SHOULDER + 232}`,
      ],
      stitches: ribbed
        ? []
        : [`M 600 ${hem - 6} C ${at(60)} ${hem - 6} ${at(120)} ${hem - 8} ${side} ${hem - 22}`],
    }),
  );
  if (ribbed) parts.push(band(side, hem, color));
  if (pockets) parts.push(pocketsOf(pockets, color, hem, width));
  if (open) parts.push(placket(color, depth, hem, double));
  if (belted) parts.push(belt(color, waist, waistY));
  parts.push(neckOf(neck, color, depth));
  return parts.join('');
}

/**
 * @param {{ color: string, sleeves: 'short' | 'long', shoulder: number, pit: number, ribbed:
 * boolean, pattern: string, loose: number, hem: number }} options
 */
function sleeve({ color, sleeves, shoulder, pit, ribbed, pattern, loose }) {
  const y = SHOULDER + 48;
  if (sleeves === 'short')
    return cloth({
      d: `M ${shoulder - 30} ${y - 8} C ${shoulder + 20} ${y + 4} ${shoulder + 52} ${y + 70} ${shoulder + 112} ${y + 236} L ${pit + 34} ${y + 292} L ${pit - 30} ${y + 170} Z`,
      color,
      pattern,
      folds: [
        `M ${pit + 6} ${y + 180} C ${pit + 40} ${y + 190} ${pit + 60} ${y + 170} ${pit + 84} ${y + 140}`,
        `M ${pit + 50} ${y + 280} C ${pit + 46} ${y + 230} ${pit + 50} ${y + 190} ${pit + 60} ${y + 170}`,
      ],
      lights: [
        `M ${shoulder + 16} ${y + 40} C ${shoulder + 36} ${y + 90} ${shoulder + 52} ${y + 150} ${shoulder + 74} ${y + 210}`,
      ],
      stitches: [`M ${shoulder + 106} ${y + 220} L ${pit + 28} ${y + 276}`],
    });
  const [outer, inner] = [shoulder + 104 + loose * 0.4, shoulder + 22];
  const cuff = 1010;
  const piece = cloth({
    d: `M ${shoulder - 34} ${y - 8} C ${shoulder + 30} ${y + 6} ${shoulder + 62} ${y + 120} ${shoulder + 78} ${y + 300}
      C ${shoulder + 92} ${y + 430} ${outer} ${cuff - 110} ${outer + 4} ${cuff} L ${inner} ${cuff + 14}
      C ${inner - 6} ${cuff - 170} ${pit + 4} ${y + 420} ${pit - 34} ${y + 180} Z`,
    color,
    pattern,
    folds: [
      `M ${pit - 4} ${y + 190} C ${pit + 24} ${y + 210} ${pit + 44} ${y + 190} ${pit + 66} ${y + 160}`,
      `M ${shoulder + 78} ${y + 330} C ${shoulder + 50} ${y + 356} ${shoulder + 30} ${y + 350} ${shoulder + 10} ${y + 372}`,
      `M ${shoulder + 82} ${y + 400} C ${shoulder + 60} ${y + 420} ${shoulder + 40} ${y + 416} ${shoulder + 22} ${y + 440}`,
      `M ${inner + 30} ${cuff} C ${inner + 28} ${cuff - 70} ${inner + 36} ${cuff - 120} ${inner + 26} ${cuff - 170}`,
    ],
    lights: [
      `M ${shoulder + 26} ${y + 60} C ${shoulder + 46} ${y + 160} ${shoulder + 56} ${y + 260} ${shoulder + 62} ${y + 470}`,
    ],
    seams: ribbed ? [] : [`M ${outer + 2} ${cuff - 62} L ${inner - 1} ${cuff - 50}`],
  });
  if (!ribbed) return piece;
  const left = inner - 4;
  const d = `M ${left} ${cuff - 8} L ${outer + 6} ${cuff - 20} L ${outer} ${cuff + 56} C ${outer - 20} ${cuff + 68} ${left + 24} ${cuff + 74} ${left + 6} ${cuff + 66} Z`;
  return (
    piece + cloth({ d, color: darker(color, 0.06), pattern: ribs(100, 1100, cuff - 40, cuff + 90, color) })
  );
}
