import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { EmptyState } from './empty-state';

type ErrorStateProps = {
  title?: string;
  /** What happened and what it means for the shopper, in plain words. */
  children?: ReactNode;
  /** The way to try again: a button, or a link to this very page where there is no script. */
  retry: ReactNode;
  headingLevel?: 1 | 2;
};

/** Something failed: what, and how to try again. */
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
