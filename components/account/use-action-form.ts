'use client';

import {
  type ComponentProps,
  type RefObject,
  useActionState,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import type { FieldRule } from '@/lib/forms/field-rules';
import type { FormState } from '@/lib/forms/form-state';
import { useFieldChecks } from '@/lib/forms/use-field-checks';

export type FormAction = (state: FormState, data: FormData) => Promise<FormState>;

/** Returns the props of a field. `stored` is shown until another value is typed and sent. */
export type FieldOf = (
  name: string,
  stored?: string,
) => { id: string; name: string; defaultValue: string; error: string | null };

export type ActionFormApi = {
  state: FormState;
  /** Props of the `<form>`. */
  formProps: ComponentProps<'form'>;
  pending: boolean;
  field: FieldOf;
  /** Props of the messages above the fields. */
  messages: { state: FormState; ref: RefObject<HTMLDivElement | null>; idOf: (name: string) => string };
};

const NONE: Record<string, FieldRule> = {};

/**
 * Returns the state and props of an account form: a server action that works without JavaScript and
 * before hydration. After an error, typed values stay and the error message receives the focus.
 *
 * @param initial the state after a submission without JavaScript, or idle.
 * @param rules checks that run in the browser, by field name.
 * @param onAnswer called once for each response, if JavaScript runs.
 */
export function useActionForm(
  action: FormAction,
  initial: FormState,
  {
    rules = NONE,
    onAnswer,
  }: { rules?: Record<string, FieldRule>; onAnswer?: (state: FormState) => void } = {},
): ActionFormApi {
  const [state, send, pending] = useActionState(action, initial);
  const { errors, checkProps } = useFieldChecks(state, rules);
  const summary = useRef<HTMLDivElement>(null);
  const id = useId();

  const answered = useEffectEvent((answer: FormState) => onAnswer?.(answer));
  useEffect(() => {
    if (state.status === 'idle') return;
    if (state.status !== 'done') summary.current?.focus();
    answered(state);
  }, [state]);

  const idOf = (name: string): string => `${id}-${name}`;
  const field: FieldOf = (name, stored = '') => ({
    id: idOf(name),
    name,
    // After success the page itself has the saved value.
    defaultValue: state.status === 'done' ? stored : (state.values[name] ?? stored),
    error: errors[name] ?? null,
  });

  return {
    state,
    pending,
    field,
    messages: { state: { ...state, errors }, ref: summary, idOf },
    formProps: {
      ...checkProps,
      action: send,
      noValidate: true,
      // React resets a form after submission. Typed values must survive until the form succeeds.
      onReset: (event) => {
        if (state.status !== 'done') event.preventDefault();
      },
    },
  };
}
