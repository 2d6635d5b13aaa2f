import type { SectionFigure } from '@/components/catalog/product-details';
import { getArrivals } from '@/lib/catalog/arrival';
import { SHOP } from '@/lib/config/shop';
import { getSizeGuide } from '@/lib/content/readers';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { type Product, readFrontSize } from '@/lib/model/product';

// Help with the choice. With a feature off, the build drops its import and its script.

/** The size guide and the comparison. */
export async function ProductTools({ product }: { product: Product }) {
  const CompareLink =
    process.env.FEATURE_COMPARE === 'on'
      ? (await import('@/components/catalog/compare/compare-link')).CompareLink
      : null;
  const SizeGuide =
    process.env.FEATURE_SIZE_GUIDE === 'on'
      ? (await import('@/components/catalog/sizes/size-guide')).SizeGuide
      : null;
  const guide = SizeGuide && (await getSizeGuide(product, await getLang()));
  const { compare } = await getMessages();
  if (!CompareLink && !guide) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-x-6 text-small">
      {SizeGuide && guide ? <SizeGuide content={guide} /> : null}
      {CompareLink ? <CompareLink slug={product.slug}>{compare.link}</CompareLink> : null}
    </div>
  );
}

/** About when the product arrives. */
export async function ProductArrival({ product }: { product: Product }) {
  if (process.env.FEATURE_DELIVERY_DATE !== 'on' || !isSent(product)) return null;
  const { SelectionArrival } = await import('@/components/catalog/selection-arrival');
  return <SelectionArrival arrivals={await getArrivals(await getLang())} />;
}

/** A pre-order comes later, and nothing that is sold out comes at all. */
const isSent = ({ kind, slug, availability }: Product): boolean =>
  kind === 'physical' &&
  !SHOP.giftCards.includes(slug) &&
  availability !== 'sold-out' &&
  availability !== 'pre-order';

/** Returns the product drawn to scale, for its section. Null where its dimensions do not say it. */
export async function scaleFigure({ kind, sections }: Product): Promise<SectionFigure | null> {
  if (process.env.FEATURE_SCALE_FIGURE !== 'on' || kind !== 'physical') return null;
  const rules = SHOP.features.scaleFigure;
  const section = sections.find(({ title }) => rules?.sections.includes(title));
  const size = section && readFrontSize(section.html);
  if (!rules || !section || !size) return null;
  const { ScaleFigure } = await import('@/components/catalog/sizes/scale-figure');
  return { title: section.title, drawing: <ScaleFigure size={size} beside={rules.beside} /> };
}
