import { EmptyState } from '@/components/layout/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** The shop's owner lets members in by hand: what happens next. */
export function PendingApproval() {
  return (
    <div role="status">
      <EmptyState
        title="Your request is with us"
        actions={
          <LinkButton href="/products" variant="secondary">
            Continue shopping
          </LinkButton>
        }
      >
        We look at every new account ourselves. As soon as yours is approved you can sign in with the email
        and password that you chose. Until then you can shop without an account.
      </EmptyState>
    </div>
  );
}
