import { ErrorState } from '@/components/layout/error-state';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

type CartUnreachableProps = {
  /** What was last seen is drawn below, so this is a remark and not the page. */
  showsLastSeen: boolean;
  onRetry: () => void;
};

/** The shop could not ask for the cart. Never looks like an empty one. Without JavaScript the form reloads the page. */
export function CartUnreachable({ showsLastSeen, onRetry }: CartUnreachableProps) {
  const retry = (
    <form
      action="/cart"
      onSubmit={(event) => {
        event.preventDefault();
        onRetry();
      }}
    >
      <Button variant={showsLastSeen ? 'quiet' : 'primary'}>Try again</Button>
    </form>
  );
  if (showsLastSeen) {
    return (
      <Notice tone="bad" action={retry}>
        We can’t reach your cart right now. This is what was in it when we last looked; nothing is lost.
      </Notice>
    );
  }
  return (
    <ErrorState title="We can’t reach your cart right now" retry={retry}>
      Whatever is in it is safe. Please try again in a moment.
    </ErrorState>
  );
}
