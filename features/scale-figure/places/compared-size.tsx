import { SHOP } from '@/lib/config/shop';
import { LOCALES, unitsIn } from '@/lib/i18n/lang';
import { getLang } from '@/lib/i18n/server-messages';
import { lengthText } from '@/lib/model/units';
import type { PlaceFacts } from '@/lib/places';
import { drawnSizes } from '../drawn-sizes';
import { outlineOf } from '../outlines';
import { Shape, THINGS, Thing } from '../shapes';

/** Of a drawing, in the width of its lines. */
const WIDTH = 180;

/**
 * All sizes of the product in each other, beside the thing. One scale for all compared products. Null where no
 * dimensions can be read.
 */
export default async function ComparedSize({ product, compared }: PlaceFacts['compared-size']) {
  const { beside = 'mug' } = SHOP.features.scaleFigure ?? {};
  const lang = await getLang();
  const sizes = drawnSizes(product).sizes.toSorted((a, b) => b.size.height - a.size.height);
  if (sizes.length === 0) return null;
  const all = compared.flatMap((one) => drawnSizes(one).sizes);
  const thing = THINGS[beside];
  const gap = thing.width / 4;
  const widest = Math.max(...all.map(({ size }) => size.width));
  const highest = Math.max(thing.height, ...all.map(({ size }) => size.height));
  const whole = { width: widest + gap + thing.width, height: highest };
  const outline = await outlineOf(product);
  const units = unitsIn(lang) ?? 'metric';
  const text = (length: number) => lengthText(length, units, LOCALES[lang].dateLocale);
  return (
    <figure>
      <svg
        // The caption says the same in words.
        aria-hidden="true"
        viewBox={[0, 0, whole.width, whole.height].join(' ')}
        className="w-full max-w-[16rem] overflow-visible"
        fill="none"
        stroke="currentColor"
        strokeWidth={whole.width / WIDTH}
        strokeLinejoin="round"
      >
        {sizes.map(({ size, choice }) => (
          <Shape
            key={choice}
            size={size}
            outline={outline}
            x={(widest - size.width) / 2}
            y={highest}
            className="fill-backdrop"
          />
        ))}
        <Thing thing={beside} x={widest + gap} y={highest} />
        <path d={`M0 ${highest}h${whole.width}`} />
      </svg>
      <figcaption className="mt-3">
        {sizes.toReversed().map(({ size, choice, label }) => (
          <span key={choice} className="block">
            {label ? <bdi>{label}: </bdi> : null}
            <bdi>
              {text(size.width)} × {text(size.height)}
            </bdi>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
