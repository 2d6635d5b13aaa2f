import { Notice } from '@/components/ui/notice';
import type { FormState } from '@/lib/forms/form-state';

/** What became of a form, above its fields; nothing before it was sent. */
export function FormWords({ state, className = 'mb-5' }: { state: FormState; className?: string }) {
  switch (state.status) {
    case 'idle':
      return null;
    case 'done':
      return state.message ? (
        <Notice tone="good" className={className}>
          {state.message}
        </Notice>
      ) : null;
    case 'invalid':
    case 'failed':
      return (
        <Notice tone="bad" className={className}>
          {state.message ?? 'Please check what is marked below. Nothing was saved yet.'}
        </Notice>
      );
  }
}
