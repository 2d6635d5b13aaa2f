'use client';

import {
  type SubmitEvent,
  type SyntheticEvent,
  useActionState,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { SignInAction, SignInState } from '@/lib/auth/sign-in-state';
import type { FieldRule } from '@/lib/forms/field-rules';
import { useFieldChecks } from '@/lib/forms/use-field-checks';
import { useRoleCheckOnLeave } from '@/lib/members/use-member';

const never = () => () => undefined;

/** Returns whether the page is hydrated. False in server-rendered HTML. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Returns the state and props of a sign-in form. It checks a field on blur and again as soon as it
 * is corrected. Typed values stay, and the focus moves to the errors.
 */
export function useSignInForm(action: SignInAction, initial: SignInState, rules: Record<string, FieldRule>) {
  const [state, submit, pending] = useActionState(action, initial);
  const hasScript = useHasScript();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { errors, checkAll, checkProps } = useFieldChecks(state, rules);
  useRoleCheckOnLeave();
  const left = useLeft();

  useEffect(() => {
    if (state.next !== null) location.assign(state.next);
  }, [state]);

  const failed = state.status === 'invalid' || state.status === 'failed';
  useEffect(() => {
    if (state.status === 'invalid' || state.status === 'failed') summary.current?.focus();
  }, [state]);

  return {
    state,
    pending: pending || state.next !== null,
    left,
    errors,
    /** Message about the whole form. */
    message: failed ? state.message : null,
    summary,
    formProps: {
      ref: form,
      action: submit,
      // The browser's own messages are for shoppers without JavaScript.
      noValidate: hasScript,
      // React resets a form after submission. Typed values must stay.
      onReset: (event: SyntheticEvent) => event.preventDefault(),
      ...checkProps,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        if (event.nativeEvent.submitter?.hasAttribute('formnovalidate')) return;
        if (checkAll(event.currentTarget)) return;
        event.preventDefault();
        // Runs after the summary has rendered.
        setTimeout(() => summary.current?.focus());
      },
    },
  };
}

/**
 * Returns whether the page has been left. It stays in the document, hidden, for the Back button.
 * Typed values, and passwords above all, must not stay.
 */
function useLeft(): boolean {
  const [left, setLeft] = useState(false);
  useEffect(() => {
    setLeft(false);
    return () => setLeft(true);
  }, []);
  return left;
}
