import { getMessages } from '@/lib/i18n/server-messages';
import type { Product } from '@/lib/model/product';

/**
 * Help with the choice, below the terms: the comparison. Renders nothing with these features off.
 */
export async function ProductTools({ product }: { product: Product }) {
  // With a feature off, the build drops its import and its script.
  const CompareLink =
    process.env.FEATURE_COMPARE === 'on'
      ? (await import('@/components/catalog/compare/compare-link')).CompareLink
      : null;
  const { compare } = await getMessages();
  if (!CompareLink) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-x-6 text-small">
      <CompareLink slug={product.slug}>{compare.link}</CompareLink>
    </div>
  );
}
