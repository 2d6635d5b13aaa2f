import { isBackInStockOffered } from '@/lib/back-in-stock/request';
import { ProvideMessages } from '@/lib/i18n/provide-messages';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { soldOutVariants } from '@/lib/model/back-in-stock';
import type { Product } from '@/lib/model/product';
import { backInStockHref, localHref } from '@/lib/urls';

/**
 * The request for an email when a sold-out selection is back in stock. Renders nothing when the
 * feature is off, and while the site takes no requests.
 */
export async function BackInStockSlot({ product }: { product: Product }) {
  const BackInStock =
    process.env.FEATURE_BACK_IN_STOCK === 'on'
      ? (await import('@/components/back-in-stock/back-in-stock')).BackInStock
      : null;
  if (BackInStock === null || !(await isBackInStockOffered())) return null;
  const { backInStock } = await getMessages();
  const link = <BackInStock label={backInStock.title} hasForm={false} />;
  // The form's messages are in the page only where some variant is sold out.
  if (soldOutVariants(product).length === 0) return link;
  return (
    <ProvideMessages areas={['backInStock', 'errors', 'fields']}>
      <BackInStock label={backInStock.title} hasForm />
      {product.availability === 'sold-out' ? null : (
        <noscript>
          <p className="mt-4 text-small">
            <a
              href={localHref(await getLang(), backInStockHref(product.slug, null))}
              className="inline-flex min-h-target items-center underline underline-offset-4"
            >
              {backInStock.some}
            </a>
          </p>
        </noscript>
      )}
    </ProvideMessages>
  );
}
