import { useLang, useMessages } from '#messages';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { localHref, withReturn } from '@/lib/urls';

type UnreachableProps = {
  /** The data that cannot be shown. */
  what: 'account' | 'orders' | 'order';
  /** URL of this page. */
  href: string;
};

/**
 * Error state for an unreachable platform. It never looks like an empty account or a signed-out
 * state.
 */
export function AccountUnreachable({ what, href }: UnreachableProps) {
  const messages = useMessages('account');
  const address = localHref(useLang(), href);
  const titles = {
    account: messages.unreachableAccount,
    orders: messages.unreachableOrders,
    order: messages.unreachableOrder,
  };
  return (
    <ErrorState
      title={titles[what]}
      retry={
        // The form reloads the page with or without JavaScript.
        <form action={address}>
          <Button>{messages.tryAgain}</Button>
        </form>
      }
    >
      {messages.unreachableText}
    </ErrorState>
  );
}

/** Shown when the platform rejects a session that the browser still considers valid. */
export function AccountEnded({ returnTo }: { returnTo: string }) {
  const messages = useMessages('account');
  const back = localHref(useLang(), returnTo);
  return (
    <div className="page-frame">
      <EmptyState
        headingLevel={1}
        title={messages.endedTitle}
        actions={<LinkButton href={withReturn('/login', back)}>{messages.signIn}</LinkButton>}
      >
        {messages.endedText}
      </EmptyState>
    </div>
  );
}
