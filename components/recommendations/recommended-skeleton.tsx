import { Skeleton } from '@/components/ui/skeleton';
import { LINES, ROW } from './recommended-row';

const PLACES = ['1', '2', '3', '4'];

/** The space of four recommended products. */
export function RecommendedSkeleton() {
  return (
    <div aria-hidden="true" className={ROW}>
      {PLACES.map((place) => (
        <div key={place}>
          <Skeleton className="aspect-[4/5] w-full" />
          <div className={LINES}>
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="mt-2 h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
