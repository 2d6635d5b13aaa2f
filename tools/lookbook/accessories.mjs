import { buttons, cloth, darker, knit, lighter, mix, ribs, stripes } from './fabric.mjs';

/** @typedef {{ color: string }} Colored */

/** Returns a canvas bag with two handles. @param {Colored} options */
export function tote({ color }) {
  const handle = (/** @type {number} */ lift, /** @type {string} */ tone) =>
    `<path d="M 452 ${570 - lift} C 452 ${250 - lift} 748 ${250 - lift} 748 ${570 - lift}" fill="none" stroke="${tone}" stroke-width="34" filter="url(#lift)"/>
<path d="M 452 ${570 - lift} C 452 ${250 - lift} 748 ${250 - lift} 748 ${570 - lift}" fill="none" stroke="${darker(tone, 0.5)}" stroke-width="22" stroke-dasharray="7 6" stroke-opacity="0.18"/>`;
  return (
    handle(34, darker(color, 0.24)) +
    cloth({
      d: 'M 598 520 L 862 520 C 872 700 886 980 892 1240 C 884 1262 860 1268 830 1268 L 598 1272 Z',
      color,
      folds: [
        'M 866 580 C 800 640 760 700 740 780',
        'M 880 1230 C 800 1180 740 1150 660 1150',
        'M 760 560 C 752 620 770 700 750 760',
        'M 870 960 C 820 980 790 1010 770 1060',
      ],
      lights: ['M 820 620 C 800 760 800 900 820 1080', 'M 660 600 C 650 740 660 900 650 1060'],
      stitches: ['M 600 568 L 862 568', 'M 600 1240 L 884 1240'],
    }) +
    handle(-14, color) +
    [424, 720]
      .map((x) =>
        cloth({
          d: `M ${x} 552 h 56 v 92 h -56 Z`,
          color: darker(color, 0.05),
          mirrored: false,
          stitches: [`M ${x + 8} 562 h 40 v 72 h -40 Z`],
        }),
      )
      .join('') +
    `<rect x="548" y="1070" width="104" height="62" rx="4" fill="#8a5a3a"/><path d="M 556 1078 h 88 v 46 h -88 Z" fill="none" stroke="#e9d3b4" stroke-width="1.6" stroke-dasharray="5 4"/><text x="600" y="1108" font-family="DejaVu Serif" font-size="21" text-anchor="middle" fill="#e9d3b4">T</text>`
  );
}

/** Returns a folded scarf with a fringe. @param {Colored} options */
export function scarf({ color }) {
  const bands =
    stripes({ color: lighter(color, 0.55), every: 190, width: 34, from: 90 }) +
    stripes({ color: darker(color, 0.35), every: 190, width: 10, from: 136 });
  const fringe = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ y) => {
    const threads = [];
    for (let x = from; x < to; x += 13)
      threads.push(`M ${x} ${y - 4} C ${x + 2} ${y + 30} ${x - 4} ${y + 50} ${x + (x % 3) - 1} ${y + 84}`);
    return `<path d="${threads.join(' ')}" stroke="${darker(color, 0.1)}" stroke-width="6" fill="none" stroke-linecap="round"/>`;
  };
  const strip = (/** @type {string} */ d, tone = color) =>
    cloth({
      d,
      color: tone,
      mirrored: false,
      pattern: bands,
      folds: [
        'M 470 420 C 480 640 460 900 476 1180',
        'M 546 420 C 552 700 540 900 548 1240',
        'M 690 440 C 700 700 690 900 704 1110',
        'M 770 440 C 760 640 776 860 768 1110',
      ],
      lights: ['M 510 420 C 516 700 500 900 514 1200', 'M 732 440 C 726 640 740 860 734 1100'],
    });
  return (
    fringe(618, 804, 1118) +
    strip('M 600 330 L 792 330 L 806 1120 L 612 1124 Z', darker(color, 0.06)) +
    fringe(424, 592, 1248) +
    strip('M 404 330 L 590 330 L 596 1250 L 416 1254 Z') +
    cloth({
      d: 'M 388 250 C 470 200 740 196 820 246 C 840 320 830 400 800 452 C 720 420 500 424 412 466 C 384 400 376 320 388 250 Z',
      color,
      mirrored: false,
      pattern: stripes({ color: lighter(color, 0.55), every: 150, width: 26, upright: true, from: 60 }),
      folds: [
        'M 400 300 C 520 260 700 260 810 300',
        'M 396 370 C 520 330 700 330 816 376',
        'M 410 440 C 520 400 680 396 800 430',
      ],
      lights: ['M 420 268 C 540 230 680 230 790 268'],
    })
  );
}

/** Returns a ribbed hat. @param {Colored} options */
export function beanie({ color }) {
  return (
    cloth({
      d: 'M 598 330 C 760 330 872 470 884 760 C 886 830 884 880 880 930 L 598 950 Z',
      color,
      pattern: ribs(300, 900, 300, 1000, color, 30),
      folds: [
        'M 640 350 C 720 460 750 640 752 900',
        'M 700 370 C 800 500 836 700 838 900',
        'M 610 340 C 640 460 660 640 664 900',
      ],
      lights: ['M 670 390 C 740 520 770 700 776 880'],
    }) +
    cloth({
      d: 'M 598 880 C 720 880 830 870 902 856 C 914 930 916 1010 908 1090 C 830 1112 720 1122 598 1122 Z',
      color: mix(color, '#fffaf2', 0.04),
      pattern: ribs(300, 900, 840, 1140, color, 24),
      folds: ['M 600 1100 C 720 1100 830 1090 904 1070'],
      lights: ['M 600 900 C 720 900 830 890 896 880'],
    }) +
    cloth({
      d: 'M 664 960 h 96 v 66 h -96 Z',
      color: '#efe4d2',
      mirrored: false,
      rim: 0.5,
      stitches: ['M 672 968 h 80 v 50 h -80 Z'],
    }) +
    '<text x="712" y="1004" font-family="DejaVu Serif" font-size="30" text-anchor="middle" fill="#5b4636">t.</text>'
  );
}

/** Returns a rolled leather belt. @param {Colored} options */
export function belt({ color }) {
  const coils = [];
  for (let turn = 0; turn < 4; turn++) {
    const [rx, ry] = [290 - turn * 52, 150 - turn * 30];
    coils.push(`<ellipse cx="600" cy="${700 + turn * 4}" rx="${rx}" ry="${ry}" fill="none" stroke="${darker(color, 0.12 + turn * 0.1)}" stroke-width="26"/>
<ellipse cx="600" cy="${694 + turn * 4}" rx="${rx + 10}" ry="${ry + 8}" fill="none" stroke="${lighter(color, 0.35)}" stroke-width="3" opacity="0.6"/>`);
  }
  return `<ellipse cx="610" cy="900" rx="350" ry="150" fill="#1d1512" opacity="0.28" filter="url(#wide)"/>
<ellipse cx="600" cy="700" rx="300" ry="160" fill="${darker(color, 0.7)}"/>${coils.join('')}
${cloth({
  d: 'M 288 690 C 300 900 900 900 912 690 L 912 800 C 900 1010 300 1010 288 800 Z',
  color,
  mirrored: false,
  folds: ['M 300 800 C 340 990 860 990 900 800'],
  lights: ['M 330 790 C 420 920 780 920 870 790'],
  stitches: ['M 296 712 C 320 908 880 908 904 712', 'M 296 790 C 320 990 880 990 904 790'],
})}
${cloth({ d: 'M 806 806 C 900 760 1000 760 1080 800 L 1074 880 C 1000 850 900 856 830 904 Z', color: darker(color, 0.05), mirrored: false, lights: ['M 830 830 C 920 790 1000 800 1066 824'] })}
${[900, 950, 1000].map((x) => `<ellipse cx="${x}" cy="${828 - (x - 900) * 0.06}" rx="7" ry="8" fill="${darker(color, 0.75)}"/>`).join('')}
<g filter="url(#lift)"><rect x="430" y="806" width="130" height="176" rx="22" fill="none" stroke="#b9975b" stroke-width="20" transform="rotate(-4 495 890)"/><path d="M 424 896 L 566 886" stroke="#cfae73" stroke-width="14" stroke-linecap="round"/></g>`;
}

/** Returns three pairs of socks. @param {Colored} options */
export function socks({ color }) {
  const tones = [lighter(color, 0.62), mix(color, '#b8a58a', 0.5), color];
  const sock = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ tone) =>
    cloth({
      d: `M ${x} ${y} L ${x + 170} ${y} C ${x + 176} ${y + 180} ${x + 166} ${y + 330} ${x + 176} ${y + 440} C ${x + 190} ${y + 560} ${x + 330} ${y + 590} ${x + 380} ${y + 650} C ${x + 400} ${y + 720} ${x + 340} ${y + 760} ${x + 250} ${y + 748} C ${x + 110} ${y + 728} ${x - 4} ${y + 640} ${x - 6} ${y + 480} C ${x - 4} ${y + 320} ${x + 6} ${y + 160} ${x} ${y} Z`,
      color: tone,
      mirrored: false,
      pattern: knit(tone, 15),
      folds: [
        `M ${x + 10} ${y + 470} C ${x + 60} ${y + 500} ${x + 110} ${y + 490} ${x + 170} ${y + 450}`,
        `M ${x + 20} ${y + 530} C ${x + 80} ${y + 560} ${x + 120} ${y + 550} ${x + 190} ${y + 520}`,
      ],
      lights: [`M ${x + 60} ${y + 60} C ${x + 64} ${y + 220} ${x + 56} ${y + 340} ${x + 64} ${y + 440}`],
    }) +
    cloth({
      d: `M ${x - 4} ${y - 26} h 178 v 104 h -178 Z`,
      color: darker(tone, 0.08),
      mirrored: false,
      pattern: ribs(x - 4, x + 180, y - 30, y + 90, tone, 10),
    });
  return (
    sock(500, 300, tones[0] ?? color) + sock(350, 400, tones[1] ?? color) + sock(200, 500, tones[2] ?? color)
  );
}

/** Returns a card on an envelope. @param {Colored} options */
export function giftCard({ color }) {
  return `<g transform="rotate(-5 600 760)">${cloth({ d: 'M 240 560 h 720 v 480 h -720 Z', color: '#e6d8c3', mirrored: false, seams: ['M 240 560 L 600 830 L 960 560'], rim: 0.6 })}</g>
<g transform="rotate(4 600 700)">${cloth({ d: 'M 270 470 h 660 q 16 0 16 16 v 388 q 0 16 -16 16 h -660 q -16 0 -16 -16 v -388 q 0 -16 16 -16 Z', color, mirrored: false, rim: 0.5 })}
<text x="310" y="570" font-family="DejaVu Serif" font-size="58" letter-spacing="3" fill="#f3e9d9">Tesoura</text>
<text x="312" y="822" font-family="DejaVu Serif" font-size="30" letter-spacing="6" fill="#f3e9d9" opacity="0.85">A GIFT FOR YOU</text>
<g transform="translate(790 640) rotate(38)" fill="none" stroke="#f3e9d9" stroke-width="9" stroke-linecap="round"><circle cx="-38" cy="120" r="36"/><circle cx="38" cy="120" r="36"/><path d="M -22 88 L 44 -120 M 22 88 L -44 -120"/></g></g>
${buttons(
  [
    [256, 1130],
    [320, 1166],
  ],
  '#efe4d2',
  20,
)}`;
}
