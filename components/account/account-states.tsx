import { EmptyState } from '@/components/layout/empty-state';
import { ErrorState } from '@/components/layout/error-state';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';

type UnreachableProps = {
  /** What cannot be shown, as in "We can’t show … right now". */
  what: string;
  /** This page. */
  href: string;
};

/** The platform could not be asked. Never looks like an empty account or like being signed out. */
export function AccountUnreachable({ what, href }: UnreachableProps) {
  return (
    <ErrorState
      title={`We can’t show ${what} right now`}
      retry={
        // A form loads the page anew, with or without a script.
        <form action={href}>
          <Button>Try again</Button>
        </form>
      }
    >
      It is us, not you. You are still signed in and nothing was lost. Please try again in a moment.
    </ErrorState>
  );
}

/** The platform says that this session is nobody's any more, while the browser still believes in it. */
export function AccountEnded({ returnTo }: { returnTo: string }) {
  return (
    <div className="page-frame">
      <EmptyState
        headingLevel={1}
        title="Please sign in again"
        actions={<LinkButton href={`/login?returnTo=${encodeURIComponent(returnTo)}`}>Sign in</LinkButton>}
      >
        Your session has ended. Your account and your orders are as they were.
      </EmptyState>
    </div>
  );
}
