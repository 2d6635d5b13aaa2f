import { useWords } from '#words';
import { Skeleton } from '@/components/ui/skeleton';
import { barePath } from '@/lib/urls';
import { PageHeading } from './page-heading';

/** The frame of a page of one shopper, by its path, while its content is on its way. */
export function PageSkeleton({ path }: { path: string }) {
  const words = useWords('header');
  const bare = barePath(path);
  const title = bare === '/cart' ? words.cart : bare.startsWith('/account') ? words.account : words.signIn;
  return (
    <div className="page-frame" aria-busy="true">
      <PageHeading title={title} />
      <div className="grid gap-4">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-2/3" />
      </div>
    </div>
  );
}
