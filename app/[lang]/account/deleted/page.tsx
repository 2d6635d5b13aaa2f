import type { Metadata } from 'next';
import { EmptyState } from '@/components/layout/empty-state';
import { LinkButton } from '@/components/ui/link-button';

export const metadata: Metadata = { title: 'Account deleted', robots: { index: false } };

/** Where deleting an account leads to. */
export default function DeletedPage() {
  return (
    <div className="page-frame">
      <EmptyState
        headingLevel={1}
        title="Your account is deleted"
        actions={<LinkButton href="/">Go to the home page</LinkButton>}
      >
        You are signed out. Thank you for having been with us; you are welcome as a guest at any time.
      </EmptyState>
    </div>
  );
}
