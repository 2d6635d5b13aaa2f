import { useWords } from '#words';
import { LinkButton } from '@/components/ui/link-button';

/** The shop's owner lets members in by hand: what happens next. Stands where the form stood, below the page's title. */
export function PendingApproval() {
  const words = useWords('signIn');
  return (
    <div role="status">
      <h2 className="font-display text-heading">{words.approvalTitle}</h2>
      <p className="mt-4 mb-8 text-lead text-muted">{words.approvalText}</p>
      <LinkButton href="/products">{words.continueShopping}</LinkButton>
    </div>
  );
}
