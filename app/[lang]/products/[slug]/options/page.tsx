import type { Metadata } from 'next';
import { connection } from 'next/server';
import { NotFoundContent } from '@/components/layout/not-found';
import { Notice } from '@/components/ui/notice';
import { alternates } from '@/features/places/metadata';
import { buyFormName, readBuyForm } from '@/lib/cart/plain-forms';
import { findProductOfPage } from '@/lib/catalog/changed-slug';
import { getProduct } from '@/lib/catalog/lookup';
import { formMetadata } from '@/lib/forms/form-metadata';
import { getCatalogView, getLang, getMessages } from '@/lib/i18n/server-messages';
import { productHref } from '@/lib/urls';
import { ProductContent } from '../product-content';

export const instant = false;

type Props = PageProps<'/[lang]/products/[slug]/options'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await getProduct((await params).slug, await getCatalogView());
  if (!product) return { title: (await getMessages()).pages.notFound };
  return {
    ...(await formMetadata(product.name, buyFormName(product.slug))),
    alternates: await alternates(await getLang(), productHref(product.slug)),
    robots: { index: false, follow: true },
  };
}

/** Shown after a plain form that lacks a choice, with what was sent and what is missing. */
export default async function OptionsPage({ params }: Props) {
  await connection();
  const product = await findProductOfPage((await params).slug, '/options');
  if (!product) return <NotFoundContent />;
  const form = await readBuyForm(product.slug, product.id);
  return (
    <>
      {form?.message ? (
        <div className="page-frame pt-4">
          <Notice tone="bad">{form.message}</Notice>
        </div>
      ) : null}
      <ProductContent product={product} start={form ?? undefined} />
    </>
  );
}
