import { useMessages } from '#messages';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import type { OwnReview as Review } from '@/lib/model/review';
import { productHref } from '@/lib/urls';
import { ReviewArticle } from './review-list';

const TONES = { published: 'good', pending: 'plain', rejected: 'plain' } as const;

/** The shopper's own review with its state. */
export function OwnReview({ slug, review }: { slug: string; review: Review }) {
  const messages = useMessages('reviews');
  return (
    <div className="max-w-measure">
      <Notice tone={TONES[review.state]} className="mb-8">
        {messages.states[review.state]}
      </Notice>
      <h2 className="mb-4 font-display text-title">{messages.ownTitle}</h2>
      <ReviewArticle review={review} headingLevel={3} />
      <p className="mt-6 text-small text-muted">{messages.final}</p>
      <p className="mt-4">
        <TextLink href={productHref(slug)}>{messages.back}</TextLink>
      </p>
    </div>
  );
}
