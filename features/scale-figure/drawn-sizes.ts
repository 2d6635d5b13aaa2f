import { SHOP } from '@/lib/config/shop';
import type { Product } from '@/lib/model/product';
import { type FrontSize, readFrontSize, readSizeTable } from '@/lib/model/sizes';

/** `choice` and `label` are of the option that has a size for each choice. */
export type DrawnSize = { size: FrontSize; choice?: string; label?: string };

type Sizes = {
  /** The section that names them. */
  section: Product['sections'][number] | undefined;
  /** Empty for a product with one size. */
  option: string;
  sizes: DrawnSize[];
};

/** No sizes where no dimensions can be read. */
export function drawnSizes({ kind, sections, options }: Product): Sizes {
  const rules = SHOP.features.scaleFigure;
  // The configuration has the title in the site's main language.
  const section = sections.find(({ name, title }) => rules?.sections.includes(name ?? title));
  if (!section || kind !== 'physical') return { section, option: '', sizes: [] };
  const table = readSizeTable(options, section.html);
  if (!table) {
    const size = readFrontSize(section.html);
    return { section, option: '', sizes: size ? [{ size }] : [] };
  }
  const sizes = table.rows.flatMap(({ choice, label, cells }) => {
    const size = readFrontSize(cells.join(' '));
    return size ? [{ choice, label, size }] : [];
  });
  return { section, option: table.option, sizes };
}
