import { useLang, useMessages } from '#messages';
import { format } from '@/lib/i18n/format';
import { LOCALES } from '@/lib/i18n/lang';
import type { FrontSize } from '@/lib/model/sizes';
import { lengthText, type Units } from '@/lib/model/units';
import { type ScaleThing, Shape, THINGS, Thing } from './shapes';

type ScaleFigureProps = {
  size: FrontSize;
  beside: ScaleThing;
  /** The form of the product. Null: a box. */
  outline: string | null;
  units: Units;
  /** The name of the size, where the product has several. */
  label?: string | undefined;
};

export function ScaleFigure({ size, beside, outline, units, label }: ScaleFigureProps) {
  const messages = useMessages('sizes');
  const { dateLocale } = LOCALES[useLang()];
  const { width, height } = size;
  const thing = THINGS[beside];
  // One pixel of the largest drawing in millimeters, so that texts and lines have the same size.
  const px = Math.max((width + thing.width) / 280, Math.max(height, thing.height) / 180);
  const gap = px * 24;
  const labels = px * 26;
  const base = Math.max(height, thing.height);
  // Beside the dashed line, and above the ground where the thing is lower than its label is long.
  const side = { x: width + px * 21, y: base - Math.max(height / 2, px * 24) };
  const whole = width + labels + gap + thing.width;
  // The caption has both units, for which the drawing has no room.
  const drawn = (length: number) => lengthText(length, units === 'both' ? 'metric' : units, dateLocale);
  const named = (length: number) => lengthText(length, units, dateLocale);
  const text = format(messages.scale[beside], {
    width: named(width),
    height: named(height),
    beside: named(thing.height),
  });
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
        <Shape size={size} outline={outline} y={base} className="fill-backdrop" />
        <path
          d={`M0 ${base + px * 6}h${width}M${width + px * 6} ${base - height}v${height}`}
          strokeDasharray={px * 3}
        />
        <g className="fill-current stroke-none" fontSize={px * 13}>
          <text x={width / 2} y={base + px * 20} textAnchor="middle">
            {drawn(width)}
          </text>
          <text {...side} textAnchor="middle" transform={`rotate(-90 ${side.x} ${side.y})`}>
            {drawn(height)}
          </text>
        </g>
        <Thing thing={beside} x={width + labels + gap} y={base} />
        <path d={`M${-px * 6} ${base}h${whole + px * 12}`} />
      </svg>
      <figcaption className="mt-2 text-small">
        {label ? <bdi className="block font-medium">{label}</bdi> : null}
        <span>{text}</span>
      </figcaption>
    </figure>
  );
}
