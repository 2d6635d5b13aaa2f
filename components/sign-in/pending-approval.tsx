import { useWords } from '#words';
import { EmptyState } from '@/components/layout/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** The shop's owner lets members in by hand: what happens next. */
export function PendingApproval() {
  const words = useWords('signIn');
  return (
    <div role="status">
      <EmptyState
        title={words.approvalTitle}
        actions={<LinkButton href="/products">{words.continueShopping}</LinkButton>}
      >
        {words.approvalText}
      </EmptyState>
    </div>
  );
}
