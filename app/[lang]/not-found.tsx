import type { Metadata } from 'next';
import { EmptyState } from '@/components/layout/empty-state';
import { LinkButton } from '@/components/ui/link-button';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFoundPage() {
  return (
    <div className="page-frame">
      <EmptyState
        title="We couldn’t find that page"
        headingLevel={1}
        actions={
          <>
            <LinkButton href="/products">See all products</LinkButton>
            <LinkButton href="/" variant="secondary">
              Go to the home page
            </LinkButton>
          </>
        }
      >
        It may have moved, or the piece may have been taken off the shelf.
      </EmptyState>
    </div>
  );
}
