import type { Ref } from 'react';
import { ErrorSummary } from '@/components/sign-in/error-summary';
import { Notice } from '@/components/ui/notice';
import type { FormState } from '@/lib/forms/form-state';

type FormWordsProps = {
  state: FormState;
  /** Takes the focus after a failure. */
  ref?: Ref<HTMLDivElement>;
  /** The id of the control of a field, by its name. */
  idOf?: (name: string) => string;
};

/** What became of a form, above its fields; nothing before it was sent. */
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
