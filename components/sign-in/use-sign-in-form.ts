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
import type { FieldRule } from '@/lib/forms/field-rules';
import { useFieldChecks } from '@/lib/forms/use-field-checks';
import type { SignInAction, SignInState } from '@/lib/members/sign-in-state';
import { useRoleCheckOnLeave } from '@/lib/members/use-member';

const never = () => () => undefined;

/** Whether the page's script has taken over: false in what the server draws. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * One of the forms of signing in: sends it, checks a field when it is left and again as soon as it is mended, keeps
 * everything that was typed, and puts the focus on what is wrong.
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
    /** Words about the whole form. */
    message: failed ? state.message : null,
    summary,
    formProps: {
      ref: form,
      action: submit,
      // The browser's own bubbles are for those without the script.
      noValidate: hasScript,
      // React empties a form that was sent. Nothing that was typed is lost here.
      onReset: (event: SyntheticEvent) => event.preventDefault(),
      ...checkProps,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        if (event.nativeEvent.submitter?.hasAttribute('formnovalidate')) return;
        if (checkAll(event.currentTarget)) return;
        event.preventDefault();
        // After the summary has been drawn.
        setTimeout(() => summary.current?.focus());
      },
    },
  };
}

/**
 * Whether the page has been left. It stays in the document, hidden, for the way back; what was typed into it, a password
 * above all, must not.
 */
function useLeft(): boolean {
  const [left, setLeft] = useState(false);
  useEffect(() => {
    setLeft(false);
    return () => setLeft(true);
  }, []);
  return left;
}
