import clsx from 'clsx';

/** Hidden from screen readers: the element around it announces the loading state. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('block animate-pulse rounded-soft bg-backdrop', className)} />
  );
}
