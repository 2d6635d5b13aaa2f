import { getArrivals } from '@/lib/catalog/arrival';
import { SHOP } from '@/lib/config/shop';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import type { Product } from '@/lib/model/product';

/**
 * Help with the choice, below the terms: the date of arrival and the comparison. With a feature
 * off, the build drops its import and its script.
 */
export async function ProductTools({ product }: { product: Product }) {
  const CompareLink =
    process.env.FEATURE_COMPARE === 'on'
      ? (await import('@/components/catalog/compare/compare-link')).CompareLink
      : null;
  const ArrivalDate =
    process.env.FEATURE_DELIVERY_DATE === 'on' && isSent(product)
      ? (await import('@/components/catalog/arrival-date')).ArrivalDate
      : null;
  const { compare } = await getMessages();
  return (
    <>
      {ArrivalDate ? (
        <div className="ps-8">
          <ArrivalDate arrivals={await getArrivals(await getLang())} />
        </div>
      ) : null}
      {CompareLink ? (
        <div className="mt-4 flex flex-wrap gap-x-6 text-small">
          <CompareLink slug={product.slug}>{compare.link}</CompareLink>
        </div>
      ) : null}
    </>
  );
}

/** A pre-order comes later, and nothing that is sold out comes at all. */
const isSent = ({ kind, slug, availability }: Product): boolean =>
  kind === 'physical' &&
  !SHOP.giftCards.includes(slug) &&
  availability !== 'sold-out' &&
  availability !== 'pre-order';
