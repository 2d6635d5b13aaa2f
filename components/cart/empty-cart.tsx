import { useWords } from '#words';
import { EmptyState } from '@/components/layout/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** An empty cart, and the way to fill it. */
export function EmptyCart() {
  const words = useWords('cart');
  return (
    <EmptyState
      title={words.emptyTitle}
      actions={<LinkButton href="/products">{words.continueShopping}</LinkButton>}
    >
      {words.emptyText}
    </EmptyState>
  );
}
