import { ForSize } from '@/components/catalog/sizes/chosen-size';
import { SHOP } from '@/lib/config/shop';
import { unitsIn } from '@/lib/i18n/lang';
import { getLang } from '@/lib/i18n/server-messages';
import type { PlaceFacts } from '@/lib/places';
import { drawnSizes } from '../drawn-sizes';
import { outlineOf } from '../outlines';
import { ScaleFigure } from '../scale-figure';

/** Draws the chosen size where the section has several. Null where no dimensions can be read. */
export default async function ProductSection({ product, section }: PlaceFacts['product-section']) {
  const { beside = 'mug' } = SHOP.features.scaleFigure ?? {};
  const drawn = drawnSizes(product);
  if (section !== drawn.section) return null;
  const drawing = { beside, outline: await outlineOf(product), units: unitsIn(await getLang()) ?? 'metric' };
  return drawn.sizes.map(({ choice, label, size }) =>
    choice === undefined ? (
      <ScaleFigure key={drawn.option} size={size} {...drawing} />
    ) : (
      <ForSize
        key={choice}
        option={drawn.option}
        choice={choice}
        isDefault={choice === drawn.sizes[0]?.choice}
      >
        <ScaleFigure size={size} label={label} {...drawing} />
      </ForSize>
    ),
  );
}
