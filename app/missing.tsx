import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import NotFoundPage from './not-found';

/**
 * What a page returns for a thing that does not exist: the status 404, and the words in the HTML.
 *
 * Thrown outside a Suspense boundary, `notFound()` leaves the HTML empty until a script has drawn it; inside one, the
 * boundary's fallback is the HTML. Found pages keep no boundary: a large one would be sent twice.
 */
export const Missing = () => (
  <Suspense fallback={<NotFoundPage />}>
    <Throw />
  </Suspense>
);

function Throw(): never {
  notFound();
}
