import clsx from 'clsx';

type FiveStarsProps = {
  /** 0 to 5. */
  rating: number;
  className?: string;
};

/** Five stars, filled up to a rating. A text next to them is for screen readers. */
export const FiveStars = ({ rating, className }: FiveStarsProps) => (
  <span aria-hidden="true" className={clsx('five-stars', className)}>
    <span style={{ inlineSize: `${rating * 20}%` }} />
  </span>
);
