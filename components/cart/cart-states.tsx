import { useLang, useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { EmptyState, ErrorState } from '@/components/ui/page-states';
import { localHref } from '@/lib/urls';

type CartUnreachableProps = {
  /** The error is then a notice, not the page. */
  showsLastSeen: boolean;
  onRetry: () => void;
};

/** Never looks like an empty cart. Without JavaScript the form reloads the page. */
export function CartUnreachable({ showsLastSeen, onRetry }: CartUnreachableProps) {
  const messages = useMessages('cart');
  const failure = useMessages('failure');
  const lang = useLang();
  const retry = (
    <form
      action={localHref(lang, '/cart')}
      onSubmit={(event) => {
        event.preventDefault();
        onRetry();
      }}
    >
      <Button variant={showsLastSeen ? 'quiet' : 'primary'}>{failure.tryAgain}</Button>
    </form>
  );
  if (showsLastSeen) {
    return (
      <Notice tone="bad" className="mb-6" action={retry}>
        {messages.lastSeen}
      </Notice>
    );
  }
  return (
    <ErrorState title={messages.unreachableTitle} retry={retry}>
      {messages.unreachableText}
    </ErrorState>
  );
}

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
