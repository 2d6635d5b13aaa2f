import { EmptyState } from '@/components/layout/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** Instead of an order that the member does not have; somebody else's is as unknown as one that does not exist. */
export function OrderMissing() {
  return (
    <div className="page-frame">
      <EmptyState
        headingLevel={1}
        title="We couldn’t find that order"
        actions={
          <LinkButton href="/account/orders" prefetch={false}>
            See your orders
          </LinkButton>
        }
      >
        It is not among the orders of this account. It may have been placed as a guest or with another one.
      </EmptyState>
    </div>
  );
}
