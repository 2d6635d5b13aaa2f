import { useMessages } from '#messages';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import type { OwnReview as Review } from '@/lib/model/review';
import { productHref } from '@/lib/urls';
import { ReviewArticle } from './review-list';

const TONES = { published: 'good', pending: 'plain', rejected: 'plain' } as const;

type OwnReviewProps = {
  slug: string;
  /** Null for a pending review on a site whose members cannot read it. */
  review: Review | null;
};

/** The shopper's own review with its state. */
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
