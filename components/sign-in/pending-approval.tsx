import { useMessages } from '#messages';
import { LinkButton } from '@/components/ui/link-button';

/** The shop's owner lets members in by hand: what happens next. Stands where the form stood, below the page's title. */
export function PendingApproval() {
  const messages = useMessages('signIn');
  return (
    <div role="status">
      <h2 className="font-display text-heading">{messages.approvalTitle}</h2>
      <p className="mt-4 mb-8 text-lead text-muted">{messages.approvalText}</p>
      <LinkButton href="/products">{messages.continueShopping}</LinkButton>
    </div>
  );
}
