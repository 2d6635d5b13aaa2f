import clsx from 'clsx';
import { useLang, useMessages } from '#messages';
import { CheckIcon } from '@/components/ui/icons';
import { ShopLink, TextLink } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { VideoPlayer } from '@/components/ui/video-player';
import { SHOP } from '@/lib/config/shop';
import { format, plural } from '@/lib/i18n/format';
import { pictureUrl } from '@/lib/media';
import {
  countOf,
  type Rating,
  REVIEW_ORDERS,
  type Review,
  type ReviewQuery,
  type OwnReview as WrittenReview,
} from '@/lib/model/review';
import { dayOf } from '@/lib/orders/dates';
import { reviewListHref } from '@/lib/reviews/review-query';
import { productHref } from '@/lib/urls';
import { FiveStars } from './rating-summary';
import { ReviewPictures } from './review-pictures';

type ReviewListProps = { reviews: Review[]; headingLevel: 2 | 3 };

/** Pictures need the messages `gallery` around the list (./with-gallery.tsx). */
export const ReviewList = ({ reviews, headingLevel }: ReviewListProps) => (
  <ul className="divide-y divide-line">
    {reviews.map((review) => (
      <li key={review.id} className="py-6 first:pt-0">
        <ReviewArticle review={review} headingLevel={headingLevel} />
      </li>
    ))}
  </ul>
);

/** The direction of the first letter, as with `dir="auto"`. One for a whole review: it has one edge. */
const directionOf = (text: string | null): 'ltr' | 'rtl' | undefined => {
  const [letter] = /\p{L}/u.exec(text ?? '') ?? [];
  return letter ? (/[\u0590-\u08ff]/.test(letter) ? 'rtl' : 'ltr') : undefined;
};

type ReviewArticleProps = { review: Review; headingLevel: 2 | 3 };

/** Shoppers write in any language and direction. */
function ReviewArticle({ review, headingLevel }: ReviewArticleProps) {
  const messages = useMessages('reviews');
  const lang = useLang();
  const Heading = `h${headingLevel}` as const;
  const { stars, title, text, author, writtenAt, isVerified, helpful, reply, pictures, videos } = review;
  return (
    <article dir={directionOf(title || text)} className="max-w-measure">
      <p>
        <FiveStars rating={stars} className="text-body" />
        <span className="sr-only">{plural(lang, messages.ratedStars, stars)}</span>
      </p>
      {title ? <Heading className="mt-2 font-semibold">{title}</Heading> : null}
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small text-muted">
        <bdi>{author ?? messages.anonymous}</bdi>
        <WrittenAt at={writtenAt} />
        {isVerified ? (
          <span className="inline-flex items-center gap-1">
            <CheckIcon className="size-4 text-success" />
            {messages.verified}
          </span>
        ) : null}
      </p>
      {text ? <p className="mt-3 whitespace-pre-line">{text}</p> : null}
      {pictures.length > 0 ? <Pictures pictures={pictures} /> : null}
      {videos.map((video) => (
        <VideoPlayer
          key={video.src}
          video={{ ...video, alt: messages.video }}
          className="mt-4 aspect-video w-full max-w-md rounded-soft"
        />
      ))}
      {helpful > 0 ? (
        <p className="mt-3 text-small text-muted">{plural(lang, messages.helpful, helpful)}</p>
      ) : null}
      {reply ? (
        <div className="mt-4 rounded-control bg-sunken px-4 py-3 text-small">
          <p className="flex flex-wrap gap-x-3">
            <strong className="font-semibold">{format(messages.reply, { shop: SHOP.name })}</strong>
            <span className="text-muted">
              <WrittenAt at={reply.writtenAt} />
            </span>
          </p>
          <p className="mt-1 whitespace-pre-line">{reply.text}</p>
        </div>
      ) : null}
    </article>
  );
}

function Pictures({ pictures }: Pick<Review, 'pictures'>) {
  const messages = useMessages('reviews');
  const { enlarge } = useMessages('gallery');
  const count = pictures.length;
  return (
    <ReviewPictures
      label={messages.pictures}
      pictures={pictures}
      originals={pictures.map((picture) => pictureUrl(picture, { width: picture.width, named: false }))}
      names={pictures.map((_, index) => format(enlarge, { number: index + 1, count }))}
      thumbnails={pictures.map((picture) => (
        <Picture key={picture.base} picture={picture} alt="" ratio={1} sizes="5.5rem" className="w-full" />
      ))}
    />
  );
}

function WrittenAt({ at }: { at: string | null }) {
  const day = dayOf(at, useLang());
  return at && day ? (
    // In the direction of the shop's language, within a review of another one.
    <time dir="auto" dateTime={at.slice(0, 10)}>
      {day}
    </time>
  ) : null;
}

const TONES = { published: 'good', pending: 'plain', rejected: 'plain' } as const;

type OwnReviewProps = {
  slug: string;
  /** Null for a pending review on a site whose members cannot read it. */
  review: WrittenReview | null;
};

export function OwnReview({ slug, review }: OwnReviewProps) {
  const messages = useMessages('reviews');
  const state = review?.state ?? 'pending';
  return (
    <div className="max-w-measure">
      <Notice tone={TONES[state]} className="mb-8">
        {messages.states[state]}
      </Notice>
      {review ? (
        <>
          <h2 className="mb-4 font-display text-title">{messages.ownTitle}</h2>
          <ReviewArticle review={review} headingLevel={3} />
        </>
      ) : null}
      <p className="mt-6 text-small text-muted">{messages.final}</p>
      <p className="mt-4">
        <TextLink href={productHref(slug)}>{messages.back}</TextLink>
      </p>
    </div>
  );
}

type ReviewToolbarProps = { slug: string; rating: Rating; query: ReviewQuery };

export function ReviewToolbar({ slug, rating, query }: ReviewToolbarProps) {
  const messages = useMessages('reviews');
  const lang = useLang();
  const { stars, order } = query;
  const count = stars === null ? rating.count : countOf(rating, stars);
  return (
    <div className="mb-8 border-y border-line py-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <p role="status" className="text-small text-muted">
          {plural(lang, messages.count, count) +
            (stars === null ? '' : `: ${plural(lang, messages.stars, stars)}`)}
        </p>
        {stars === null ? null : (
          <ShopLink href={reviewListHref(slug, query, { stars: null })} className={LINK}>
            {plural(lang, messages.showAll, rating.count)}
          </ShopLink>
        )}
      </div>
      <nav aria-label={messages.sortBy} className="flex flex-wrap items-center gap-x-4">
        <span aria-hidden="true" className="text-small text-muted">
          {messages.sortBy}
        </span>
        {REVIEW_ORDERS.map((one) => (
          <ShopLink
            key={one}
            href={reviewListHref(slug, query, { order: one })}
            aria-current={one === order ? 'true' : undefined}
            className={clsx(LINK, one === order && 'font-semibold')}
          >
            {messages.orders[one]}
          </ShopLink>
        ))}
      </nav>
    </div>
  );
}

const LINK =
  'inline-flex min-h-target items-center text-small underline decoration-transparent underline-offset-4 hover:decoration-current aria-[current]:decoration-current';

type ReviewPagesProps = { slug: string; query: ReviewQuery; pageCount: number };

/** Renders nothing for a single page. */
export function ReviewPages({ slug, query, pageCount }: ReviewPagesProps) {
  const messages = useMessages('catalog');
  const { pages } = useMessages('reviews');
  const { page } = query;
  if (pageCount < 2) return null;
  return (
    <nav aria-label={pages} className="mt-8 flex flex-wrap items-center gap-4">
      {page > 1 ? (
        <LinkButton href={reviewListHref(slug, query, { page: page - 1 })} rel="prev" variant="secondary">
          {messages.previous}
        </LinkButton>
      ) : null}
      <p className="text-small text-muted tabular-nums">
        {format(messages.pageOf, { page, count: pageCount })}
      </p>
      {page < pageCount ? (
        <LinkButton href={reviewListHref(slug, query, { page: page + 1 })} rel="next" variant="secondary">
          {messages.next}
        </LinkButton>
      ) : null}
    </nav>
  );
}
