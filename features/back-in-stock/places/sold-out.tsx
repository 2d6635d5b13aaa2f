import { PrivacyNote } from '@/components/layout/legal-notices';
import { getLang, getMessages, ProvideMessages } from '@/lib/i18n/server-messages';
import type { PlaceFacts } from '@/lib/places';
import { localHref } from '@/lib/urls';
import { backInStockHref } from '../address';
import { BackInStock } from '../back-in-stock';
import { isBackInStockOffered } from '../request';
import { soldOutVariants } from '../sold-out-variants';

/** Renders nothing while the site takes no requests. */
export default async function SoldOut({ product }: PlaceFacts['sold-out']) {
  if (!(await isBackInStockOffered())) return null;
  const { backInStock } = await getMessages();
  const link = <BackInStock label={backInStock.title} hasForm={false} />;
  // The form's messages are in the page only where some variant is sold out.
  if (soldOutVariants(product).length === 0) return link;
  return (
    <ProvideMessages areas={['backInStock', 'errors', 'fields']}>
      <BackInStock label={backInStock.title} hasForm />
      {/* The form replaces a link. Both are absent while the choices can be bought. */}
      {FEATURES.privacyNotes ? (
        <PrivacyNote className="mt-4 hidden [.back-in-stock:has(form)+&]:block" />
      ) : null}
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
