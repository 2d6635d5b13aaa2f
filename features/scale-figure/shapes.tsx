import clsx from 'clsx';
import type { FrontSize } from '@/lib/model/sizes';

/** In millimeters. */
export const THINGS = { mug: { width: 112, height: 95 }, hand: { width: 96, height: 185 } };

export type ScaleThing = keyof typeof THINGS;

type ShapeProps = {
  size: FrontSize;
  /** In a square of 100 × 100. Null: a box. */
  outline: string | null;
  x?: number;
  /** Of the ground. */
  y: number;
  className?: string;
};

/** A product from the front, which stands on the ground. */
export function Shape({ size: { width, height, isRound }, outline, x = 0, y, className }: ShapeProps) {
  const classes = clsx('stroke-ink', className);
  if (outline)
    return (
      <path
        d={outline}
        transform={`translate(${x} ${y - height}) scale(${width / 100} ${height / 100})`}
        // A second part of the path is a hole.
        fillRule="evenodd"
        vectorEffect="non-scaling-stroke"
        strokeWidth={1.25}
        className={classes}
      />
    );
  const round = isRound ? Math.min(width, height) * 0.12 : Math.min(width, height) * 0.02;
  return <rect x={x} y={y - height} width={width} height={height} rx={round} className={classes} />;
}

type ThingProps = { thing: ScaleThing; x: number; y: number };

export const Thing = ({ thing, x, y }: ThingProps) => (
  <g transform={`translate(${x} ${y - THINGS[thing].height})`}>{thing === 'mug' ? <Mug /> : <Hand />}</g>
);

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
