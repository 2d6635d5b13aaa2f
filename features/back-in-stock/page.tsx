import type { Metadata } from 'next';
import { NotFoundContent } from '@/components/layout/not-found';
import { PageHeading } from '@/components/layout/page-heading';
import { TextLink } from '@/components/ui/link';
import { fillPlace } from '@/features/places/fill-place';
import { personalData } from '@/features/places/forms';
import { alternates } from '@/features/places/metadata';
import { findProductOfPage } from '@/lib/catalog/changed-slug';
import { getLiveOffer } from '@/lib/catalog/live-offer';
import { getProduct } from '@/lib/catalog/lookup';
import { formMetadata } from '@/lib/forms/form-metadata';
import { format } from '@/lib/i18n/format';
import { getCatalogView, getLang, getMessages, ProvideMessages } from '@/lib/i18n/server-messages';
import { readMemberOr } from '@/lib/members/operations';
import { withLiveOffer } from '@/lib/model/variant-selection';
import { lastOf, productHref, VARIANT_PARAMETER } from '@/lib/urls';
import { readRequestForm, requestFormName } from './request';
import { soldOutVariants } from './sold-out-variants';

type Props = PageProps<'/[lang]/lists/back-in-stock'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const product = await getProduct(lastOf((await searchParams).slug), await getCatalogView());
  if (!product) return { title: (await getMessages()).pages.notFound };
  const { backInStock } = await getMessages();
  return {
    ...(await formMetadata(`${backInStock.title}: ${product.name}`, requestFormName(product.slug))),
    alternates: await alternates(await getLang(), productHref(product.slug)),
    robots: { index: false, follow: true },
  };
}

/** The form is for browsers without JavaScript. */
export default async function BackInStockPage({ searchParams }: Props) {
  const RequestForm = FEATURES.backInStock ? (await import('./request-form')).RequestForm : null;
  const parameters = await searchParams;
  const product =
    RequestForm && (await findProductOfPage(lastOf(parameters.slug), '/back-in-stock', parameters));
  if (!product) return <NotFoundContent />;
  const { backInStock } = await getMessages();
  const { name, slug } = product;
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
        {await fillPlace(personalData, {})}
        <p className="mt-6">
          <TextLink href={productHref(slug)}>{format(backInStock.back, { name })}</TextLink>
        </p>
      </div>
    </div>
  );
}
