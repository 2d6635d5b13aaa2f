import type { Ref } from 'react';
import { ErrorSummary } from '@/components/sign-in/error-summary';
import { Notice } from '@/components/ui/notice';
import type { FormState } from '@/lib/forms/form-state';

type FormWordsProps = {
  state: FormState;
  /** Receives the focus after a failure. */
  ref?: Ref<HTMLDivElement>;
  /** Returns the id of a field's control by the field's name. */
  idOf?: (name: string) => string;
};

/** The result of a form, above its fields. Renders nothing before the form is sent. */
export function FormMessages({ state, ref = null, idOf = (name) => name }: FormWordsProps) {
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
          <ErrorSummary
            ref={ref}
            message={state.message}
            errors={Object.entries(state.errors).map(([name, messages]) => ({
              fieldId: idOf(name),
              messages,
            }))}
          />
        </div>
      );
  }
}
