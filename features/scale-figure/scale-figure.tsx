import { useLang, useMessages } from '#messages';
import { format } from '@/lib/i18n/format';
import { LOCALES } from '@/lib/i18n/lang';
import type { FrontSize } from '@/lib/model/sizes';

/** In millimeters. */
const THINGS = { mug: { width: 112, height: 95 }, hand: { width: 96, height: 185 } };

export type ScaleThing = keyof typeof THINGS;

type ScaleFigureProps = {
  size: FrontSize;
  beside: ScaleThing;
  /** The name of the size, where the product has several. */
  label?: string;
};

export function ScaleFigure({ size: { width, height, isRound }, beside, label }: ScaleFigureProps) {
  const messages = useMessages('sizes');
  const lang = useLang();
  const thing = THINGS[beside];
  // One pixel of the largest drawing in millimeters, so that texts and lines have the same size.
  const px = Math.max((width + thing.width) / 280, Math.max(height, thing.height) / 180);
  const gap = px * 24;
  const labels = px * 26;
  const base = Math.max(height, thing.height);
  // Beside the dashed line, and above the ground where the thing is lower than its label is long.
  const side = { x: width + px * 21, y: base - Math.max(height / 2, px * 24) };
  const whole = width + labels + gap + thing.width;
  const lengths = new Intl.NumberFormat(LOCALES[lang].dateLocale, {
    style: 'unit',
    unit: 'centimeter',
    maximumFractionDigits: 1,
  });
  const centimeters = (millimeters: number) => lengths.format(millimeters / 10);
  const text = format(messages.scale[beside], {
    width: centimeters(width),
    height: centimeters(height),
  });
  const round = isRound ? Math.min(width, height) * 0.12 : Math.min(width, height) * 0.02;
  return (
    <figure className="mt-5">
      <svg
        // The caption says the same in words.
        aria-hidden="true"
        // The drawing is the same in both reading directions.
        direction="ltr"
        viewBox={[-px * 8, -px * 4, whole + px * 16, base + labels + px * 4].join(' ')}
        width={(whole + px * 16) / px}
        height={(base + labels + px * 4) / px}
        className="h-auto max-w-full"
        fill="none"
        stroke="currentColor"
        strokeWidth={px * 1.25}
        strokeLinejoin="round"
      >
        <rect
          x={0}
          y={base - height}
          width={width}
          height={height}
          rx={round}
          className="fill-backdrop stroke-ink"
        />
        <path
          d={`M0 ${base + px * 6}h${width}M${width + px * 6} ${base - height}v${height}`}
          strokeDasharray={px * 3}
        />
        <g className="fill-current stroke-none" fontSize={px * 13}>
          <text x={width / 2} y={base + px * 20} textAnchor="middle">
            {centimeters(width)}
          </text>
          <text {...side} textAnchor="middle" transform={`rotate(-90 ${side.x} ${side.y})`}>
            {centimeters(height)}
          </text>
        </g>
        <g transform={`translate(${width + labels + gap} ${base - thing.height})`}>
          {beside === 'mug' ? <Mug /> : <Hand />}
        </g>
        <path d={`M${-px * 6} ${base}h${whole + px * 12}`} />
      </svg>
      <figcaption className="mt-2 text-small">
        {label ? <bdi className="block font-medium">{label}</bdi> : null}
        <span>{text}</span>
      </figcaption>
    </figure>
  );
}

/** 80 mm wide without its handle. */
const Mug = () => (
  <>
    <path d="M0 0h80v83a12 12 0 0 1-12 12H12A12 12 0 0 1 0 83z" />
    <path d="M80 20h12a20 20 0 0 1 20 20v4a24 24 0 0 1-24 24h-8" />
  </>
);

const Hand = () => (
  <path d="M22 185v-38C10 132 0 112 0 98c0-9 10-11 15-3l10 18V30c0-12 15-12 15 0v52-68c0-14 16-14 16 0v66-58c0-13 15-13 15 0v62-38c0-12 14-12 14 0v66c0 26-9 42-14 52v21z" />
);
