import { useMessages } from '#messages';
import { LinkButton } from '@/components/ui/link-button';

/**
 * Leads on to another page, with a link for browsers that do not. A page that is rendered per
 * request cannot use `redirect()`: its status is already sent, and without a script the shopper
 * would see an empty page.
 */
export function RedirectPage({ href }: { href: string }) {
  const messages = useMessages('layout');
  return (
    <div className="page-frame py-section text-center">
      <meta httpEquiv="refresh" content={`0;url=${href}`} />
      <LinkButton href={href}>{messages.goOn}</LinkButton>
    </div>
  );
}
