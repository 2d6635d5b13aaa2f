import { useMessages } from '#messages';
import { EmptyState } from '@/components/layout/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/**
 * Shown for an order that the member does not have. Another member's order is reported as not
 * found.
 */
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
