import type { Metadata } from 'next';
import { connection } from 'next/server';
import { LinkButton } from '@/components/ui/link-button';
import { alternates } from '@/features/places/metadata';
import { format } from '@/lib/i18n/format';
import { getLang, getMessages } from '@/lib/i18n/server-messages';
import { getReviewPage } from '@/lib/reviews/readers';
import { newReviewHref, parseReviewQuery, reviewPageCount } from '@/lib/reviews/review-query';
import { isMember } from '@/lib/session/read';
import { localHref, productHref, signInHref } from '@/lib/urls';
import { findReviewed, getReviewed, NotReviewed, PageOfProduct } from './page-of-product';
import { RatingSummary } from './rating-summary';
import { ReviewList, ReviewPages, ReviewToolbar } from './review-list';
import { WithGallery } from './with-gallery';

type Props = PageProps<'/[lang]/products/[slug]/reviews'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reviewed = await getReviewed((await params).slug);
  const { pages, reviews } = await getMessages();
  if (!reviewed) return { title: pages.notFound };
  return {
    title: format(reviews.of, { product: reviewed.product.name }),
    // The page of the product has the newest reviews and their data for search engines.
    alternates: await alternates(await getLang(), productHref(reviewed.product.slug)),
    robots: { index: false, follow: true },
  };
}

export default async function ReviewsPage({ params, searchParams }: Props) {
  await connection();
  const parameters = await searchParams;
  const reviewed = await findReviewed((await params).slug, '/reviews', parameters);
  if (!reviewed) return <NotReviewed />;
  const { product, rating } = reviewed;
  const { reviews: messages } = await getMessages();
  const title = format(messages.of, { product: product.name });
  if (typeof rating === 'string')
    return (
      <PageOfProduct product={product} title={title}>
        <p className="mb-6 max-w-measure text-lead text-muted">
          {rating === 'none' ? messages.none : messages.unreachable}
        </p>
        {rating === 'none' ? <WriteLink slug={product.slug} /> : null}
      </PageOfProduct>
    );
  const requested = parseReviewQuery(parameters);
  const pageCount = reviewPageCount(rating, requested);
  const query = { ...requested, page: Math.min(requested.page, pageCount) };
  const page = await getReviewPage(product.id, query);
  return (
    <PageOfProduct product={product} title={title}>
      <div className="grid gap-x-14 gap-y-8 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] xl:gap-x-20">
        <div className="md:sticky md:top-24 md:self-start">
          <RatingSummary slug={product.slug} rating={rating} query={query}>
            <WriteLink slug={product.slug} />
          </RatingSummary>
        </div>
        <div>
          <ReviewToolbar slug={product.slug} rating={rating} query={query} />
          {page === null ? (
            <p className="text-muted">{messages.unreachable}</p>
          ) : page.reviews.length > 0 ? (
            <WithGallery reviews={page.reviews}>
              <ReviewList reviews={page.reviews} headingLevel={2} />
            </WithGallery>
          ) : (
            <p className="text-muted">{messages.noneWithStars}</p>
          )}
          <ReviewPages slug={product.slug} query={query} pageCount={pageCount} />
        </div>
      </div>
    </PageOfProduct>
  );
}

async function WriteLink({ slug }: { slug: string }) {
  const { reviews } = await getMessages();
  const form = newReviewHref(slug);
  const isSignedIn = await isMember();
  return (
    <LinkButton
      href={isSignedIn ? form : signInHref(localHref(await getLang(), form))}
      prefetch={false}
      rel="nofollow"
      variant="secondary"
    >
      {isSignedIn ? reviews.write : reviews.signInToWrite}
    </LinkButton>
  );
}
