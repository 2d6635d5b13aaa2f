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

/** What a field of the form takes: `stored` is shown until something else was typed and sent. */
export type FieldOf = (
  name: string,
  stored?: string,
) => { id: string; name: string; defaultValue: string; error: string | null };

export type ActionFormApi = {
  state: FormState;
  /** For the `<form>`. */
  formProps: ComponentProps<'form'>;
  pending: boolean;
  field: FieldOf;
  /** For the words above the fields. */
  messages: { state: FormState; ref: RefObject<HTMLDivElement | null>; idOf: (name: string) => string };
};

const NONE: Record<string, FieldRule> = {};

/**
 * A form of the account: a server action that works before and without a script. What was typed stays after an error,
 * and the words about it get the focus.
 *
 * @param initial as the form was sent without a script a moment ago, or idle.
 * @param rules what the browser can check by itself, by the name of the field.
 * @param onAnswer called once for each answer, where there is a script.
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
    // After success the page itself has what was saved.
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
      // React empties a form that was sent. Until it is done, nothing that was typed is lost.
      onReset: (event) => {
        if (state.status !== 'done') event.preventDefault();
      },
    },
  };
}
