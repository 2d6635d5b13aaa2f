import { useEffect } from 'react';
import { useMessages } from '#messages';
import { AlertIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import type { FormState } from '@/lib/forms/form-state';
import type { FormSummary } from '@/lib/forms/use-form';

export function ErrorSummary({ ref, message, errors }: FormSummary) {
  const messages = useMessages('fields');
  const { errorTitle } = useMessages('header');
  if (message === null && errors.length === 0) return null;
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript, the page of a rejected form starts at its errors
      autoFocus
      className="flex items-start gap-x-3 rounded-control bg-danger-soft px-4 py-4 text-small"
    >
      <ErrorTitle prefix={errorTitle} />
      <AlertIcon className="size-5 text-danger" />
      <div className="min-w-0">
        {message === null ? <p className="font-medium">{messages.problem}</p> : <p>{message}</p>}
        {errors.length > 0 ? (
          <ul className="mt-1">
            {errors.map(({ fieldId, message: text }) => (
              <li key={fieldId}>
                <a
                  href={`#${fieldId}`}
                  className="inline-flex min-h-6 items-center underline underline-offset-4"
                  onClick={(event) => {
                    const field = document.getElementById(fieldId);
                    if (!field) return;
                    event.preventDefault();
                    field.focus();
                  }}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

type FormMessagesProps = { state: FormState; summary: FormSummary };

export function FormMessages({ state, summary }: FormMessagesProps) {
  switch (state.status) {
    case 'idle':
      return null;
    case 'done':
      return state.message ? (
        <Notice tone="good" className="mb-5">
          {state.message}
        </Notice>
      ) : null;
    case 'invalid':
    case 'failed':
      return (
        <div className="mb-5">
          <ErrorSummary {...summary} />
        </div>
      );
  }
}

/** Prefixes the page's title while mounted. Screen readers read it first, and the tab shows it. */
function ErrorTitle({ prefix }: { prefix: string }) {
  useEffect(() => {
    const before = document.title;
    // The server has already prefixed the title after a form was sent without JavaScript.
    if (before.startsWith(prefix)) return;
    document.title = `${prefix} ${before}`;
    return () => {
      // A new page has already set its own title.
      if (document.title === `${prefix} ${before}`) document.title = before;
    };
  }, [prefix]);
  return null;
}
