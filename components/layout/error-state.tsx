import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { EmptyState } from './empty-state';

type ErrorStateProps = {
  title?: string;
  /** The failure and its consequence for the shopper. */
  children?: ReactNode;
  /** A button, or without JavaScript a link to the same page. */
  retry: ReactNode;
  headingLevel?: 1 | 2;
};

/** An error message with a way to retry. */
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
