import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';

/**
 * What a page returns for a thing that does not exist: the status 404, and words in the HTML. With a script the nearest
 * `not-found` takes their place, so both should say the same.
 *
 * Thrown while the page renders, `notFound()` leaves the HTML empty until a script has run; thrown in the metadata, its
 * status is lost when the page is made anew (Next.js 16.4). Inside a boundary the words are the boundary's fallback.
 * Found pages keep no boundary: a large one would be sent twice.
 */
export const NotFoundContent = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={children}>
    <Throw />
  </Suspense>
);

function Throw(): never {
  notFound();
}
