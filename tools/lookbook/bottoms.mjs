import { buttons, cloth, darker, lighter } from './fabric.mjs';

/** @typedef {{ color: string, length?: number, wide?: number, rise?: number }} Legs */

/** Returns trousers or shorts on the axis x = 600. @param {Legs} options */
export function trousers({ color, length = 1330, wide = 0, rise = 560 }) {
  const top = 190;
  const short = length < 1000;
  const knee = Math.min(260, (length - rise) / 2.4);
  const hem = { outer: 600 + 214 + wide + (short ? 20 : 0), inner: 600 + (short ? 34 : 62 - wide * 0.12) };
  return (
    cloth({
      d: `M 598 ${top + 14} C 680 ${top + 16} 730 ${top + 8} 768 ${top - 2} L 774 ${top + 60} C 800 ${top + 170} 816 ${rise - 120} ${600 + 216 + wide * 0.3} ${rise}
        C ${600 + 220 + wide * 0.5} ${rise + knee * 0.6} ${hem.outer} ${length - knee} ${hem.outer} ${length} C ${hem.outer - 50} ${length + 14} ${hem.inner + 50} ${length + 16} ${hem.inner} ${length + 8}
        C ${hem.inner - 8} ${length - knee} ${short ? 640 : 622} ${rise + knee * 0.6} 606 ${rise + 8} L 598 ${rise} Z`,
      color,
      folds: [
        `M 606 ${rise} C 660 ${rise - 20} 710 ${rise - 60} 752 ${rise - 90}`,
        `M 612 ${rise + 40} C 660 ${rise + 30} 690 ${rise + 10} 730 ${rise - 8}`,
        `M ${(hem.outer + hem.inner) / 2 - 34} ${length} C ${(hem.outer + hem.inner) / 2 - 30} ${length - knee * 0.6} 690 ${rise + knee * 0.8} 680 ${rise + 60}`,
        `M ${hem.outer - 40} ${length} C ${hem.outer - 44} ${length - knee * 0.5} ${hem.outer - 60} ${rise + knee} 780 ${rise + knee * 0.4}`,
      ],
      lights: [
        `M ${(hem.outer + hem.inner) / 2 + 20} ${length - 10} C ${(hem.outer + hem.inner) / 2 + 16} ${length - knee} 730 ${rise + knee * 0.6} 716 ${top + 160}`,
      ],
      seams: [
        `M 774 ${top + 66} C 730 ${top + 74} 670 ${top + 84} 600 ${top + 80}`,
        `M 772 ${top + 92} C 744 ${top + 160} 732 ${top + 196} 788 ${top + 240}`,
      ],
      stitches: [
        ...(wide > 60
          ? []
          : [
              `M ${hem.inner + 4} ${length - 22} C ${hem.inner + 50} ${length - 10} ${hem.outer - 50} ${length - 12} ${hem.outer - 4} ${length - 24}`,
            ]),
        `M 764 ${top + 98} C 736 ${top + 164} 726 ${top + 200} 786 ${top + 250}`,
      ],
    }) +
    `<path d="M 600 ${top + 80} L 600 ${rise}" stroke="${darker(color, 0.6)}" stroke-width="2.6" opacity="0.55"/>
<path d="M 634 ${top + 84} C 636 ${rise - 180} 632 ${rise - 110} 604 ${rise - 80}" stroke="${darker(color, 0.6)}" stroke-width="2" stroke-dasharray="7 6" opacity="0.45" fill="none"/>
${[512, 690, 742, 456].map((x) => `<rect x="${x - 7}" y="${top + 2}" width="14" height="82" rx="3" fill="${darker(color, 0.1)}" stroke="${darker(color, 0.5)}" stroke-opacity="0.4"/>`).join('')}` +
    buttons([[600, top + 46]], lighter(color, 0.5), 12) +
    (wide > 60
      ? `<path d="M 690 ${top + 84} L ${(hem.outer + hem.inner) / 2 + 6} ${length} M 510 ${top + 84} L ${1200 - (hem.outer + hem.inner) / 2 - 6} ${length}" stroke="${darker(color, 0.6)}" stroke-width="2.4" opacity="0.3"/>`
      : '')
  );
}

/** Returns a skirt of pleats on the axis x = 600. @param {{ color: string }} options */
export function skirt({ color }) {
  const pleats = [];
  const lights = [];
  for (let k = 0; k < 7; k++) {
    const [from, to] = [606 + k * 23, 612 + k * 54];
    pleats.push(`M ${from} 300 C ${from + 6} 560 ${to - 8} 900 ${to} 1296`);
    lights.push(`M ${from + 10} 340 C ${from + 18} 600 ${to + 14} 900 ${to + 24} 1280`);
  }
  return (
    cloth({
      d: `M 598 280 C 670 280 720 276 756 268 C 820 560 940 980 982 1272 C 930 1300 900 1290 870 1312 C 836 1296 800 1306 770 1322 C 736 1306 700 1312 672 1328 C 646 1316 620 1320 598 1328 Z`,
      color,
      folds: pleats,
      lights,
      seams: pleats,
    }) +
    cloth({
      d: 'M 598 196 C 660 196 710 192 746 184 L 758 276 C 716 288 664 292 598 292 Z',
      color: darker(color, 0.07),
      stitches: ['M 600 206 C 660 206 708 202 744 196', 'M 600 280 C 664 280 712 276 752 268'],
    })
  );
}

/**
 * Returns a dress on the axis x = 600.
 * @param {{ color: string, kind: 'buttons' | 'wrap', hem?: number }} options
 */
export function dress({ color, kind, hem = 1390 }) {
  const flare = 330;
  const neck = { buttons: 410, wrap: 500 }[kind];
  const parts = [
    cloth({
      d: `M 598 250 C 650 250 680 262 688 284 L 660 ${neck} L 598 ${neck + 10} Z`,
      color: darker(color, 0.36),
      flat: true,
    }),
  ];
  parts.push(
    cloth({
      d: 'M 770 312 C 830 320 868 390 900 520 C 908 556 912 590 908 624 C 878 646 846 650 812 644 C 806 600 796 560 780 520 Z',
      color,
      folds: [
        'M 800 520 C 836 530 860 510 884 480',
        'M 850 640 C 852 590 842 560 848 520',
        'M 884 630 C 888 600 880 570 884 540',
      ],
      lights: ['M 810 350 C 846 400 860 450 868 600'],
      seams: ['M 908 606 C 878 628 846 632 812 626'],
    }),
  );
  const bust = `M 598 ${neck} C 630 ${neck - 60} 672 330 688 276 C 720 290 760 300 806 322 C 796 400 790 460 784 530`;
  const waistY = 730;
  parts.push(
    cloth({
      d: `${bust} C 780 620 762 680 758 ${waistY} C 790 ${waistY + 160} ${600 + flare * 0.86} ${hem - 260} ${600 + flare} ${hem - 20}
        C ${600 + flare * 0.8} ${hem + 14} ${600 + flare * 0.62} ${hem - 10} ${600 + flare * 0.42} ${hem + 16} C ${600 + flare * 0.25} ${hem - 4} 640 ${hem + 12} 598 ${hem + 14} Z`,
      color,
      folds: [
        'M 782 560 C 740 580 710 620 694 660',
        `M 754 ${waistY} C 780 ${waistY + 200} ${600 + flare * 0.7} ${hem - 220} ${600 + flare * 0.8} ${hem}`,
        `M 716 ${waistY + 6} C 730 ${waistY + 220} ${600 + flare * 0.5} ${hem - 240} ${600 + flare * 0.56} ${hem}`,
        `M 670 ${waistY + 6} C 674 ${waistY + 220} ${600 + flare * 0.28} ${hem - 240} ${600 + flare * 0.32} ${hem}`,
        `M 628 ${waistY + 10} C 632 ${waistY + 160} 640 ${hem - 300} 650 ${hem}`,
        'M 690 320 C 700 420 690 520 660 600',
      ],
      lights: [
        `M 736 ${waistY + 40} C 752 ${waistY + 240} ${600 + flare * 0.6} ${hem - 240} ${600 + flare * 0.68} ${hem - 20}`,
        `M 648 ${waistY + 40} C 652 ${waistY + 220} ${600 + flare * 0.16} ${hem - 240} ${600 + flare * 0.2} ${hem - 20}`,
        'M 740 360 C 744 420 738 480 724 540',
      ],
      seams: [`M 600 ${waistY + 4} C 660 ${waistY + 8} 710 ${waistY + 4} 758 ${waistY}`],
      stitches: [
        `M 600 ${hem - 8} C 640 ${hem - 10} ${600 + flare * 0.25} ${hem - 26} ${600 + flare * 0.42} ${hem - 6}`,
      ],
    }),
  );
  if (kind === 'buttons') {
    const points = Array.from(
      { length: 11 },
      (_, row) => /** @type {[number, number]} */ ([600, neck + 36 + row * 84]),
    );
    parts.push(
      `<path d="M 617 ${neck - 30} L 618 ${hem + 12}" stroke="${darker(color, 0.6)}" stroke-width="2.4" opacity="0.45"/>`,
      buttons(points, '#efe4d2', 9),
    );
  }
  if (kind === 'wrap') parts.push(wrap(color, hem, waistY));
  return parts.join('');
}

/** @param {string} color @param {number} hem @param {number} y */
const wrap = (color, hem, y) =>
  cloth({
    d: `M 514 280 C 540 380 620 560 756 ${y - 30} L 752 ${y + 10} C 700 ${y + 30} 640 ${y + 20} 580 ${y} C 500 ${y - 100} 450 500 470 330 Z`,
    color,
    mirrored: false,
    rim: 0.9,
    folds: [`M 500 400 C 560 520 640 620 740 ${y - 10}`, `M 480 460 C 520 580 600 660 700 ${y}`],
    lights: [`M 492 350 C 540 480 620 590 720 ${y - 40}`],
  }) +
  cloth({
    d: `M 598 ${y - 24} L 760 ${y - 34} L 762 ${y + 20} L 598 ${y + 30} Z`,
    color: darker(color, 0.1),
  }) +
  cloth({
    d: `M 716 ${y} C 760 ${y + 80} 780 ${y + 170} 770 ${y + 300} L 724 ${y + 306} C 732 ${y + 180} 716 ${y + 90} 690 ${y + 10} Z M 704 ${y} C 690 ${y + 90} 670 ${y + 150} 640 ${y + 220} L 604 ${y + 196} C 640 ${y + 130} 666 ${y + 70} 676 ${y} Z`,
    color: darker(color, 0.06),
    mirrored: false,
  }) +
  cloth({ d: `M 670 ${y - 30} h 62 v 62 h -62 Z`, color: darker(color, 0.14), mirrored: false }) +
  `<path d="M 640 ${y + 40} C 660 ${y + 260} 700 ${hem - 200} 720 ${hem - 10}" stroke="${darker(color, 0.6)}" stroke-width="2.6" opacity="0.45" fill="none"/>`;
