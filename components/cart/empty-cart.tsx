import { useMessages } from '#messages';
import { EmptyState } from '@/components/layout/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** Empty state of the cart, with links into the shop. */
export function EmptyCart() {
  const messages = useMessages('cart');
  return (
    <EmptyState
      title={messages.emptyTitle}
      actions={<LinkButton href="/products">{messages.continueShopping}</LinkButton>}
    >
      {messages.emptyText}
    </EmptyState>
  );
}
