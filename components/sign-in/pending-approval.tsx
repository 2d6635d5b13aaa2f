import { useMessages } from '#messages';
import { LinkButton } from '@/components/ui/button';

/**
 * Explains that the shop's owner approves members and what happens next. It replaces the form below
 * the page's title.
 */
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
