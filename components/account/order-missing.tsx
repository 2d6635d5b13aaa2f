import { useWords } from '#words';
import { EmptyState } from '@/components/layout/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** Instead of an order that the member does not have; somebody else's is as unknown as one that does not exist. */
export function OrderMissing() {
  const words = useWords('orders');
  return (
    <div className="page-frame">
      <EmptyState
        headingLevel={1}
        title={words.missingTitle}
        actions={
          <LinkButton href="/account/orders" prefetch={false}>
            {words.seeOrders}
          </LinkButton>
        }
      >
        {words.missingMember}
      </EmptyState>
    </div>
  );
}
