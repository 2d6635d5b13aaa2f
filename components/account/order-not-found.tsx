import { useMessages } from '#messages';
import { EmptyState } from '@/components/layout/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** Instead of an order that the member does not have; somebody else's is as unknown as one that does not exist. */
export function OrderNotFound() {
  const messages = useMessages('orders');
  return (
    <div className="page-frame">
      <EmptyState
        headingLevel={1}
        title={messages.notFoundTitle}
        actions={
          <LinkButton href="/account/orders" prefetch={false}>
            {messages.seeOrders}
          </LinkButton>
        }
      >
        {messages.missingMember}
      </EmptyState>
    </div>
  );
}
