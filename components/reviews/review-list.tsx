import { useLang, useMessages } from '#messages';
import { CheckIcon } from '@/components/ui/icons';
import { SHOP } from '@/lib/config/shop';
import { format, plural } from '@/lib/i18n/format';
import type { Review } from '@/lib/model/review';
import { dayOf } from '@/lib/orders/dates';
import { FiveStars } from './five-stars';

type ReviewListProps = { reviews: Review[]; headingLevel: 2 | 3 };

/** Reviews with the merchant's replies. */
export const ReviewList = ({ reviews, headingLevel }: ReviewListProps) => (
  <ul className="divide-y divide-line">
    {reviews.map((review) => (
      <li key={review.id} className="py-6 first:pt-0">
        <ReviewArticle review={review} headingLevel={headingLevel} />
      </li>
    ))}
  </ul>
);

type ReviewArticleProps = { review: Review; headingLevel: 2 | 3 };

/** A review. Shoppers write in any language and direction. */
export function ReviewArticle({ review, headingLevel }: ReviewArticleProps) {
  const messages = useMessages('reviews');
  const lang = useLang();
  const Heading = `h${headingLevel}` as const;
  const { stars, title, text, author, writtenAt, isVerified, helpful, reply } = review;
  return (
    <article className="max-w-measure">
      <p>
        <FiveStars rating={stars} className="text-body" />
        <span className="sr-only">{plural(lang, messages.ratedStars, stars)}</span>
      </p>
      {title ? (
        <Heading dir="auto" className="mt-2 text-start font-semibold">
          {title}
        </Heading>
      ) : null}
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
      {text ? (
        <p dir="auto" className="mt-3 text-start whitespace-pre-line">
          {text}
        </p>
      ) : null}
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
          <p dir="auto" className="mt-1 text-start whitespace-pre-line">
            {reply.text}
          </p>
        </div>
      ) : null}
    </article>
  );
}

function WrittenAt({ at }: { at: string | null }) {
  const day = dayOf(at, useLang());
  return at && day ? <time dateTime={at.slice(0, 10)}>{day}</time> : null;
}
