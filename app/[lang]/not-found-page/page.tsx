import { NotFoundContent } from '@/app/not-found-content';
import NotFoundPage, { generateMetadata } from '../not-found';

export { generateMetadata };

/** What next.config.ts answers for an address that is nobody's: the same page for all of them, with the status 404. */
export default function MissingPage() {
  return (
    <NotFoundContent>
      <NotFoundPage />
    </NotFoundContent>
  );
}
