import type { Metadata } from 'next';
import { NotFoundContent } from '@/app/[lang]/not-found';
import { PrivacyNote } from '@/components/layout/legal-notices';
import { PageHeading } from '@/components/layout/page-heading';
import { TextLink } from '@/components/ui/link';
import { readRequestForm, requestFormName } from '@/lib/back-in-stock/request';
import { getLiveOffer } from '@/lib/catalog/live-offer';
import { getProduct } from '@/lib/catalog/lookup';
import { formMetadata } from '@/lib/forms/form-metadata';
import { format } from '@/lib/i18n/format';
import { getCatalogView, getLang, getMessages, ProvideMessages } from '@/lib/i18n/server-messages';
import { readMemberOr } from '@/lib/members/operations';
import { soldOutVariants } from '@/lib/model/back-in-stock';
import { withLiveOffer } from '@/lib/model/variant-selection';
import { alternates } from '@/lib/seo/metadata';
import { lastOf, productHref, VARIANT_PARAMETER } from '@/lib/urls';

// Rendered in full, so that it works without JavaScript.
export const instant = false;

type Props = PageProps<'/[lang]/lists/back-in-stock'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const product = await getProduct(lastOf((await searchParams).slug), await getCatalogView());
  if (!product) return { title: (await getMessages()).pages.notFound };
  const { backInStock } = await getMessages();
  return {
    ...(await formMetadata(`${backInStock.title}: ${product.name}`, requestFormName(product.slug))),
    alternates: alternates(await getLang(), productHref(product.slug)),
    robots: { index: false, follow: true },
  };
}

/** The form for an email when a product is back in stock, for browsers without JavaScript. */
export default async function BackInStockPage({ searchParams }: Props) {
  const RequestForm = FEATURES.backInStock
    ? (await import('@/components/back-in-stock/request-form')).RequestForm
    : null;
  const parameters = await searchParams;
  const slug = lastOf(parameters.slug);
  const product = RequestForm && (await getProduct(slug, await getCatalogView()));
  if (!product) return <NotFoundContent />;
  const { backInStock } = await getMessages();
  const { name } = product;
  const sent = await readRequestForm(slug);
  const chosen = sent.values.variantId ?? lastOf(parameters[VARIANT_PARAMETER]);
  // The cached product may still be in stock, or out of it.
  const soldOut = soldOutVariants(withLiveOffer(product, await getLiveOffer(slug)));
  const member = await readMemberOr('/lists/back-in-stock');
  return (
    <div className="page-frame pb-section">
      <PageHeading title={backInStock.title} intro={name} />
      <div className="max-w-[30rem]">
        <ProvideMessages areas={['backInStock', 'errors', 'fields']}>
          {soldOut.length > 0 ? (
            <RequestForm
              product={{ slug, name }}
              variants={soldOut}
              chosen={soldOut.find(({ id }) => id === chosen)?.id}
              sent={sent}
              email={typeof member === 'object' ? member.email : undefined}
            />
          ) : (
            <p>{backInStock.notSoldOut}</p>
          )}
        </ProvideMessages>
        {FEATURES.privacyNotes ? <PrivacyNote /> : null}
        <p className="mt-6">
          <TextLink href={productHref(slug)}>{format(backInStock.back, { name })}</TextLink>
        </p>
      </div>
    </div>
  );
}
