import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';
import { useMessages } from '#messages';
import { LinkButton } from '@/components/ui/link-button';
import { EmptyState } from '@/components/ui/page-states';

export function NotFoundPage() {
  const messages = useMessages('pages');
  return (
    <div className="page-frame">
      <EmptyState
        title={messages.notFoundTitle}
        headingLevel={1}
        actions={
          <>
            <LinkButton href="/products">{messages.allProducts}</LinkButton>
            <LinkButton href="/" variant="secondary">
              {messages.home}
            </LinkButton>
          </>
        }
      >
        {messages.notFoundText}
      </EmptyState>
    </div>
  );
}

/**
 * Gives the page of a resource that does not exist the status 404 and its content in the HTML.
 * After hydration the nearest `not-found` replaces it, so both should show the same. If
 * `notFound()` is thrown while the page renders, the HTML stays empty until a script has run. In
 * the metadata, its status is lost when the page is regenerated (Next.js 16.4). Inside a boundary,
 * the content is its fallback. Pages that exist have none: a large one would be sent twice.
 */
export const NotFoundContent = ({ children = <NotFoundPage /> }: { children?: ReactNode }) => (
  <Suspense fallback={children}>
    <Throw />
  </Suspense>
);

function Throw(): never {
  notFound();
}
