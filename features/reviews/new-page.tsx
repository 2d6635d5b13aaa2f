import type { Metadata } from 'next';
import { connection } from 'next/server';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { EmptyState, ErrorState } from '@/components/ui/page-states';
import { fillPlace } from '@/features/places/fill-place';
import { personalData } from '@/features/places/forms';
import { formMetadata } from '@/lib/forms/form-metadata';
import { IDLE } from '@/lib/forms/form-state';
import { storedState } from '@/lib/forms/stored-state';
import { format } from '@/lib/i18n/format';
import { getLang, getMessages, ProvideMessages } from '@/lib/i18n/server-messages';
import { readAuthorship, reviewFormName } from '@/lib/reviews/own-review';
import { newReviewHref } from '@/lib/reviews/review-query';
import { localHref, signInHref, withReturn } from '@/lib/urls';
import { saveReview } from './actions';
import { findReviewed, getReviewed, NotReviewed, PageOfProduct } from './page-of-product';
import { ReviewForm } from './review-form';
import { OwnReview } from './review-list';
import { WithGallery } from './with-gallery';

type Props = PageProps<'/[lang]/products/[slug]/reviews/new'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reviewed = await getReviewed((await params).slug);
  const { pages, reviews } = await getMessages();
  if (!reviewed) return { title: pages.notFound };
  const { name, slug } = reviewed.product;
  return formMetadata(format(reviews.formTitle, { product: name }), reviewFormName(slug));
}

/** The form of a review for members, the member's own review, or the way to sign in. */
export default async function NewReviewPage({ params, searchParams }: Props) {
  await connection();
  const parameters = await searchParams;
  const reviewed = await findReviewed((await params).slug, '/reviews/new', parameters);
  if (!reviewed) return <NotReviewed />;
  const { product } = reviewed;
  const { reviews: messages } = await getMessages();
  return (
    <PageOfProduct product={product} title={format(messages.formTitle, { product: product.name })}>
      <Content id={product.id} slug={product.slug} sent={parameters.sent} />
    </PageOfProduct>
  );
}

type ContentProps = { id: string; slug: string; sent: string | string[] | undefined };

async function Content({ id, slug, sent }: ContentProps) {
  const { reviews: messages } = await getMessages();
  const here = localHref(await getLang(), newReviewHref(slug));
  const authorship = await readAuthorship(id, 'the form of a review');
  switch (authorship.kind) {
    case 'visitor':
      return (
        <EmptyState
          title={messages.visitorTitle}
          actions={
            <>
              <LinkButton href={signInHref(here)}>{messages.signIn}</LinkButton>
              <LinkButton href={withReturn('/register', here)} variant="secondary">
                {messages.register}
              </LinkButton>
            </>
          }
        >
          {messages.visitorText}
        </EmptyState>
      );
    case 'unreachable':
      return (
        <ErrorState
          title={messages.formUnreachable}
          retry={
            <form action={here}>
              <Button>{messages.tryAgain}</Button>
            </form>
          }
        >
          {messages.formUnreachableText}
        </ErrorState>
      );
    case 'member':
      return authorship.review || sent === 'pending' ? (
        <WithGallery reviews={authorship.review && [authorship.review]}>
          <OwnReview slug={slug} review={authorship.review} />
        </WithGallery>
      ) : (
        <div className="max-w-measure">
          <ProvideMessages areas={['reviewForm', 'fields']}>
            <ReviewForm
              slug={slug}
              name={authorship.name}
              action={saveReview}
              initial={await storedState(reviewFormName(slug), IDLE)}
            />
          </ProvideMessages>
          {await fillPlace(personalData, {})}
        </div>
      );
  }
}
