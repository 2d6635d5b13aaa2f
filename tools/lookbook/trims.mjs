import { buttons, cloth, darker, lighter, mix, ribs } from './fabric.mjs';

/** The y of the highest point of the shoulders. */
export const SHOULDER = 300;

export const brightButton = (/** @type {string} */ color) => mix(lighter(color, 0.55), '#cdb79a', 0.35);

/** @param {number} side @param {number} hem @param {string} color */
export const band = (side, hem, color) =>
  cloth({
    d: `M 598 ${hem - 24} L ${side + 2} ${hem - 34} L ${side - 14} ${hem + 44} C ${side - 60} ${hem + 58} 660 ${hem + 60} 598 ${hem + 60} Z`,
    color: darker(color, 0.06),
    pattern: ribs(300, 900, hem - 60, hem + 80, color),
  });

/** @param {string} color @param {number} depth @param {number} hem @param {boolean} double */
export function placket(color, depth, hem, double) {
  const line = `M 616 ${depth + 4} L 618 ${hem + 14}`;
  const from = depth + 46;
  const rows = double ? 4 : 7;
  const step = (hem - from - 40) / rows;
  const points = Array.from({ length: rows + 1 }, (_, row) => from + row * step * (double ? 0.8 : 1));
  const button = brightButton(color);
  const columns = double ? [540, 668] : [600];
  return `<path d="${line}" stroke="${darker(color, 0.6)}" stroke-width="2.4" opacity="0.5" fill="none"/>
<path d="M 584 ${depth + 10} L 583 ${hem + 10}" stroke="${darker(color, 0.6)}" stroke-width="2" stroke-dasharray="7 6" opacity="0.35" fill="none"/>
${columns
  .map((x) =>
    buttons(
      points.map((y) => [x, y]),
      button,
      double ? 15 : 9,
    ),
  )
  .join('')}`;
}

/** @param {string} color @param {number} waist @param {number} y */
export const belt = (color, waist, y) =>
  cloth({
    d: `M 598 ${y - 22} L ${waist + 6} ${y - 28} L ${waist + 6} ${y + 26} L 598 ${y + 32} Z`,
    color: darker(color, 0.08),
    stitches: [`M 600 ${y - 12} L ${waist} ${y - 18}`, `M 600 ${y + 22} L ${waist} ${y + 16}`],
  }) +
  cloth({
    d: `M 628 ${y - 6} C 668 ${y + 60} 676 ${y + 130} 668 ${y + 210} L 622 ${y + 220} C 628 ${y + 140} 624 ${y + 70} 600 ${y + 8} Z`,
    color: darker(color, 0.05),
    mirrored: false,
    folds: [`M 640 ${y + 30} C 652 ${y + 90} 652 ${y + 150} 648 ${y + 200}`],
  }) +
  cloth({ d: `M 574 ${y - 34} h 58 v 72 h -58 Z`, color: darker(color, 0.12), mirrored: false });

/**
 * @param {'chest' | 'patch' | 'kangaroo' | 'flap'} kind
 * @param {string} color
 * @param {number} hem
 * @param {number} width
 */
export function pocketsOf(kind, color, hem, width) {
  const patch = (/** @type {number} */ x, /** @type {number} */ y, w = 112, h = 128) =>
    cloth({
      d: `M ${x} ${y} h ${w} v ${h - 22} l ${-w / 2} 22 l ${-w / 2} -22 Z`,
      color,
      mirrored: false,
      rim: 0.7,
      stitches: [
        `M ${x + 7} ${y + 18} h ${w - 14}`,
        `M ${x + 7} ${y + 6} v ${h - 30} l ${w / 2 - 7} 20 l ${w / 2 - 7} -20 v ${30 - h}`,
      ],
    });
  if (kind === 'chest') return patch(664, 500);
  if (kind === 'patch') return patch(664, 520, 118, 138) + patch(418, 520, 118, 138);
  if (kind === 'kangaroo')
    return cloth({
      d: `M 598 ${hem - 330} L 684 ${hem - 330} C 716 ${hem - 250} 756 ${hem - 220} 768 ${hem - 190} L 768 ${hem - 62} L 598 ${hem - 58} Z`,
      color,
      rim: 0.8,
      stitches: [`M 692 ${hem - 322} C 722 ${hem - 246} 760 ${hem - 214} 776 ${hem - 184}`],
    });
  return cloth({
    d: `M ${600 + width * 0.3} ${hem - 330} L ${600 + width * 0.86} ${hem - 346} L ${600 + width * 0.88} ${hem - 284} L ${600 + width * 0.32} ${hem - 268} Z`,
    color,
    stitches: [`M ${600 + width * 0.33} ${hem - 276} L ${600 + width * 0.86} ${hem - 291}`],
  });
}
