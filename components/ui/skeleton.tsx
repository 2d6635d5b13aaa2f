import clsx from 'clsx';

/** A gray place of the size that is coming (give it with classes). Silent: the part around it says what loads. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('block animate-pulse rounded-soft bg-backdrop', className)} />
  );
}
