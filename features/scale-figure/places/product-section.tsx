import { ForSize } from '@/components/catalog/sizes/chosen-size';
import { SHOP } from '@/lib/config/shop';
import { readFrontSize, readSizeTable } from '@/lib/model/sizes';
import type { PlaceFacts } from '@/lib/places';
import { ScaleFigure } from '../scale-figure';

/** Draws the chosen size where the section has several. Null where no dimensions can be read. */
export default function ProductSection({ product, section }: PlaceFacts['product-section']) {
  const { kind, sections, options } = product;
  const rules = SHOP.features.scaleFigure;
  // The configuration has the title in the site's main language.
  const drawn = sections.find(({ name, title }) => rules?.sections.includes(name ?? title));
  if (!rules || kind !== 'physical' || section !== drawn) return null;
  const { option, rows } = readSizeTable(options, section.html) ?? { option: '', rows: [] };
  const sizes = rows.flatMap(({ choice, label, cells }) => {
    const size = readFrontSize(cells.join(' '));
    return size ? [{ choice, label, size }] : [];
  });
  const [first] = sizes;
  const only = rows.length > 0 ? null : readFrontSize(section.html);
  if (only) return <ScaleFigure size={only} beside={rules.beside} />;
  if (!first) return null;
  return sizes.map(({ choice, label, size }) => (
    <ForSize key={choice} option={option} choice={choice} isDefault={choice === first.choice}>
      <ScaleFigure size={size} beside={rules.beside} label={label} />
    </ForSize>
  ));
}
