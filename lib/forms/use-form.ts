'use client';

import {
  type ComponentProps,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import type { FieldRule } from './field-rules';
import type { FormState } from './form-state';
import { useFieldChecks } from './use-field-checks';
import { useHasScript } from './use-has-script';

export type FormAction = (state: FormState, data: FormData) => Promise<FormState>;

/** Returns the props of a field. `stored` is shown until another value is typed and sent. */
export type FieldOf = (
  name: string,
  stored?: string,
) => { id: string; name: string; defaultValue: string; error: string | null };

/**
 * Props of the summary of errors above the fields. It receives the focus after a rejected
 * submission.
 */
export type FormSummary = {
  ref: RefObject<HTMLDivElement | null>;
  /** Message about the whole form. */
  message: string | null;
  errors: { fieldId: string; message: string }[];
};

type FormOptions<S> = {
  /** Checks that run in the browser, by field name, in the order of the fields. */
  rules?: Record<string, FieldRule>;
  /** Whether the browser checks all fields before it sends the form. */
  checksBeforeSending?: boolean;
  /** Whether typed values also stay after success. */
  keepsValues?: boolean;
  /** Called once for each response, if JavaScript runs. */
  onAnswer?: (state: S) => void;
};

const NONE: Record<string, FieldRule> = {};

/**
 * Returns the state and props of a form: a server action that works without JavaScript and before
 * hydration. It checks a field on blur and again as soon as it is corrected. After an error, typed
 * values stay and the summary receives the focus.
 *
 * @param submission what `useActionState` returns for the action. Its initial state is that after a
 *   submission without JavaScript, or idle.
 */
export function useForm<S extends FormState>(
  [state, send, pending]: readonly [S, (data: FormData) => void, boolean],
  { rules = NONE, checksBeforeSending = false, keepsValues = false, onAnswer }: FormOptions<S> = {},
) {
  const hasScript = useHasScript();
  const { errors, checkAll, checkProps } = useFieldChecks(state, rules);
  const summary = useRef<HTMLDivElement>(null);
  const id = useId();
  const isRejected = state.status === 'invalid' || state.status === 'failed';

  const handleAnswer = useEffectEvent((answer: S) => {
    if (isRejected) summary.current?.focus();
    onAnswer?.(answer);
  });
  useEffect(() => {
    if (state.status !== 'idle') handleAnswer(state);
  }, [state]);

  const idOf = (name: string): string => `${id}-${name}`;
  const field: FieldOf = (name, stored = '') => ({
    id: idOf(name),
    name,
    // After success the page itself has the stored value.
    defaultValue: state.status === 'done' ? stored : (state.values[name] ?? stored),
    error: errors[name] ?? null,
  });
  const formProps: ComponentProps<'form'> = {
    ...checkProps,
    action: send,
    // The browser's own messages are for shoppers without JavaScript.
    noValidate: hasScript,
    // React resets a form after submission.
    onReset: (event) => {
      if (keepsValues || state.status !== 'done') event.preventDefault();
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      if (!checksBeforeSending || event.nativeEvent.submitter?.hasAttribute('formnovalidate')) return;
      if (checkAll(event.currentTarget)) return;
      event.preventDefault();
      // Runs after the summary has rendered.
      setTimeout(() => summary.current?.focus());
    },
  };
  const names = new Set([...Object.keys(rules), ...Object.keys(errors)]);
  return {
    state,
    pending,
    field,
    formProps,
    summary: {
      ref: summary,
      message: isRejected ? state.message : null,
      errors: [...names].flatMap((name) => {
        const text = errors[name];
        return text ? [{ fieldId: idOf(name), message: text }] : [];
      }),
    } satisfies FormSummary,
  };
}
