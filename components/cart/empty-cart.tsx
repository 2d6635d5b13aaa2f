import { EmptyState } from '@/components/layout/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** An empty cart, and the way to fill it. */
export function EmptyCart() {
  return (
    <EmptyState
      title="Nothing in here yet"
      actions={<LinkButton href="/products">Continue shopping</LinkButton>}
    >
      Find a bowl for tomorrow’s breakfast.
    </EmptyState>
  );
}
