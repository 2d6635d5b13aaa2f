import { ErrorSummary } from '@/components/sign-in/error-summary';
import { Notice } from '@/components/ui/notice';
import type { FormState } from '@/lib/forms/form-state';
import type { FormSummary } from '@/lib/forms/use-form';

type FormMessagesProps = { state: FormState; summary: FormSummary };

/** The result of a form, above its fields. Renders nothing before the form is sent. */
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
