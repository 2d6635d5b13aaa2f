import { useLang, useWords } from '#words';
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
  const words = useWords('account');
  const address = localHref(useLang(), href);
  const titles = {
    account: words.unreachableAccount,
    orders: words.unreachableOrders,
    order: words.unreachableOrder,
  };
  return (
    <ErrorState
      title={titles[what]}
      retry={
        // A form loads the page anew, with or without a script.
        <form action={address}>
          <Button>{words.tryAgain}</Button>
        </form>
      }
    >
      {words.unreachableText}
    </ErrorState>
  );
}

/** The platform says that this session is nobody's any more, while the browser still believes in it. */
export function AccountEnded({ returnTo }: { returnTo: string }) {
  const words = useWords('account');
  const back = localHref(useLang(), returnTo);
  return (
    <div className="page-frame">
      <EmptyState
        headingLevel={1}
        title={words.endedTitle}
        actions={<LinkButton href={withReturn('/login', back)}>{words.signIn}</LinkButton>}
      >
        {words.endedText}
      </EmptyState>
    </div>
  );
}
