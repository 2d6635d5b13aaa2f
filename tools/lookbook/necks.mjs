import { buttons, cloth, darker, lighter, ribs } from './fabric.mjs';
import { brightButton, SHOULDER } from './trims.mjs';

/** @param {string} color */
export const hood = (color) =>
  cloth({
    d: 'M 598 196 C 668 190 728 226 738 296 C 742 330 726 356 694 372 L 598 400 Z',
    color: darker(color, 0.1),
    folds: ['M 640 216 C 690 236 706 276 700 330', 'M 720 280 C 716 316 700 340 684 356'],
    lights: ['M 620 206 C 668 212 694 236 706 262'],
  });

/**
 * @param {'crew' | 'collar' | 'polo' | 'roll' | 'hood' | 'lapel' | 'v'} kind
 * @param {string} color
 * @param {number} depth
 */
export function neckOf(kind, color, depth) {
  switch (kind) {
    case 'crew':
      return cloth({
        d: `M 598 ${depth - 6} C 636 ${depth - 6} 672 ${SHOULDER + 46} 682 ${SHOULDER - 6} L 706 ${SHOULDER + 2} C 700 ${SHOULDER + 62} 650 ${depth + 24} 598 ${depth + 24} Z`,
        color: darker(color, 0.05),
        pattern: ribs(480, 720, SHOULDER - 20, depth + 40, color, 9),
        rim: 0.8,
      });
    case 'roll':
      return cloth({
        d: 'M 598 196 C 640 196 672 204 684 216 C 694 250 690 290 700 318 C 676 344 640 352 598 352 Z',
        color: darker(color, 0.03),
        pattern: ribs(480, 720, 180, 370, color, 10),
        folds: ['M 684 262 C 660 276 630 280 598 280'],
      });
    case 'hood':
      return `${cloth({ d: 'M 598 404 C 640 392 690 350 700 300 L 716 326 C 706 380 650 424 598 436 Z', color: darker(color, 0.06), rim: 0.8 })}
<path d="M 566 416 C 560 470 566 530 558 580 M 634 416 C 642 466 634 520 644 566" stroke="${lighter(color, 0.7)}" stroke-width="8" stroke-linecap="round" fill="none"/>`;
    case 'lapel':
      return cloth({
        d: `M 600 ${depth + 8} C 628 560 668 430 686 ${SHOULDER - 28} C 704 ${SHOULDER - 20} 714 ${SHOULDER - 8} 718 ${SHOULDER + 14} L 742 400 L 716 432 L 752 450 C 724 520 660 600 606 ${depth + 14} Z`,
        color: darker(color, 0.03),
        seams: ['M 742 400 L 700 424 L 716 432'],
        folds: ['M 690 330 C 690 400 660 500 626 580'],
      });
    case 'v':
      return '';
    default:
      return (
        cloth({
          d: `M 598 ${SHOULDER - 20} C 648 ${SHOULDER - 22} 682 ${SHOULDER - 8} 692 ${SHOULDER + 4} L 676 ${SHOULDER + 34} C 650 ${SHOULDER + 10} 624 ${SHOULDER + 4} 598 ${SHOULDER + 4} Z`,
          color: darker(color, 0.16),
          flat: true,
        }) +
        (kind === 'polo'
          ? buttons(
              [
                [600, 414],
                [600, 462],
              ],
              brightButton(color),
              8,
            ) + slit(color)
          : '') +
        cloth({
          d: `M 604 400 C 640 372 668 340 682 ${SHOULDER - 24} C 698 ${SHOULDER - 18} 706 ${SHOULDER - 8} 708 ${SHOULDER + 6} L 724 398 C 700 424 676 440 656 452 C 640 430 620 412 604 404 Z`,
          color,
          rim: 0.9,
          stitches: [`M 700 ${SHOULDER + 20} L 714 392 C 694 414 674 428 658 438`],
        })
      );
  }
}

/** @param {string} color */
const slit = (color) =>
  `<path d="M 618 404 L 618 512 L 584 512 L 584 404" stroke="${darker(color, 0.6)}" stroke-width="2.4" opacity="0.5" fill="none"/>`;
