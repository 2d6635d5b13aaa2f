import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { LinkButton } from './link-button';

type EmptyStateProps = {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** 1 if the empty state is the whole page. */
  headingLevel?: 1 | 2;
};

export function EmptyState({ title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="flex flex-col items-center py-section text-center">
      <Heading className="max-w-[9.2em] font-display text-heading">{title}</Heading>
      <div className="mt-4 max-w-measure text-lead text-balance text-muted">{children}</div>
      {actions ? <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  );
}

type ErrorStateProps = {
  title?: string;
  children?: ReactNode;
  /** A button, or without JavaScript a link to the same page. */
  retry: ReactNode;
  headingLevel?: 1 | 2;
};

export function ErrorState({ title, children, retry, headingLevel }: ErrorStateProps) {
  const messages = useMessages('failure');
  return (
    <div role="alert">
      <EmptyState title={title ?? messages.title} actions={retry} headingLevel={headingLevel}>
        {children ?? messages.text}
      </EmptyState>
    </div>
  );
}

/**
 * Redirects with a link. In a page rendered per request, the status is already sent when
 * `redirect()` is called: without a script the shopper would see an empty page.
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
