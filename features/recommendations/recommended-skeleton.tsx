import { Skeleton } from '@/components/ui/skeleton';

const PLACES = ['1', '2', '3', '4'];

export function RecommendedSkeleton() {
  return (
    <div aria-hidden="true" className={ROW}>
      {PLACES.map((place) => (
        <div key={place}>
          <Skeleton className="aspect-product w-full" />
          <div className={LINES}>
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="mt-2 h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Of the list and its skeleton, so that nothing moves when the list appears. */
export const ROW = 'grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 md:grid-cols-4';
/** Two lines of a name and one of a price. */
export const LINES = 'min-h-[5.25rem] pt-3';
