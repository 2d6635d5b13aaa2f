import { useLang, useMessages } from '#messages';
import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { withReturn } from '@/components/sign-in/with-return';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { localHref } from '@/lib/urls';

type UnreachableProps = {
  /** What cannot be shown. */
  what: 'account' | 'orders' | 'order';
  /** This page. */
  href: string;
};

/** The platform could not be asked. Never looks like an empty account or like being signed out. */
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
        // A form loads the page anew, with or without a script.
        <form action={address}>
          <Button>{messages.tryAgain}</Button>
        </form>
      }
    >
      {messages.unreachableText}
    </ErrorState>
  );
}

/** The platform says that this session is nobody's any more, while the browser still believes in it. */
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
