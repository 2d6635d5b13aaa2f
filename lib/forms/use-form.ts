'use client';

import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useMessages } from '#messages';
import { own } from '@/lib/model/own';
import type { FieldRule } from './field-rules';
import { restoreTyped } from './form-action';
import type { FormState } from './form-state';
import { useHasScript } from './hydration';

export type FormAction = (state: FormState, data: FormData) => Promise<FormState>;

/** `stored` is shown until another value is typed and sent. */
export type FieldOf = (
  name: string,
  stored?: string,
) => { id: string; name: string; defaultValue: string; error: string | null };

/** It receives the focus after a rejected submission. */
export type FormSummary = {
  ref: RefObject<HTMLDivElement | null>;
  message: string | null;
  errors: { fieldId: string; message: string }[];
};

type FormOptions<S> = {
  /** Checks that run in the browser, by field name, in the order of the fields. */
  rules?: Record<string, FieldRule>;
  checksBeforeSending?: boolean;
  /** Whether typed values also stay after success. */
  keepsValues?: boolean;
  /** Called once for each response, if JavaScript runs. */
  onAnswer?: (state: S) => void;
};

const NONE: Record<string, FieldRule> = {};

/**
 * A form of a server action that works without JavaScript and before hydration. It checks a field
 * on blur and again as soon as it is corrected. After an error, typed values stay and the summary
 * receives the focus.
 * @param submission of `useFormAction`. Its initial state: idle, or after a plain submission.
 */
export function useForm<S extends FormState>(
  [answer, send, pending]: readonly [S, (data: FormData) => void, boolean],
  { rules = NONE, checksBeforeSending = false, keepsValues = false, onAnswer }: FormOptions<S> = {},
) {
  const hasScript = useHasScript();
  const form = useRef<HTMLFormElement>(null);
  const renewed = useRenewed(form, answer);
  const state = renewed ?? answer;
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
    defaultValue: state.status === 'done' ? stored : (own(state.values, name) ?? stored),
    error: own(errors, name) ?? null,
  });
  const formProps: ComponentProps<'form'> = {
    ...checkProps,
    ref: form,
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
        const text = own(errors, name);
        return text ? [{ fieldId: idOf(name), message: text }] : [];
      }),
    } satisfies FormSummary,
  };
}

/** The state of a form whose page has reloaded itself after a release, until the form is sent again. */
function useRenewed<S extends FormState>(form: RefObject<HTMLFormElement | null>, answer: S): S | null {
  const { pageRenewed } = useMessages('fields');
  const [renewed, setRenewed] = useState<{ answer: S; state: S } | null>(null);
  const restore = useEffectEvent(() => {
    if (form.current && restoreTyped(form.current))
      setRenewed({ answer, state: { ...answer, status: 'failed', message: pageRenewed } });
  });
  useEffect(() => restore(), []);
  return renewed?.answer === answer ? renewed.state : null;
}

type Found = Record<string, string | null>;

/** Checks on blur, and once a field has an error, with every change. Newer results override `answer`. */
function useFieldChecks(answer: FormState, rules: Record<string, FieldRule>) {
  const messages = useMessages('fields');
  const [found, setFound] = useState<Found>({});
  const [answered, setAnswered] = useState(answer);
  if (answered !== answer) {
    setAnswered(answer);
    setFound({});
  }
  const buttonPressed = useRef(false);
  const errors = definedOf({ ...answer.errors, ...found });
  const check = (name: string, { value, form }: Field) => {
    const problem = own(rules, name)?.(value, messages, new FormData(form ?? undefined)) ?? null;
    setFound((before) => ({ ...before, [name]: problem }));
  };

  return {
    errors,
    checkAll: (form: HTMLFormElement): boolean => {
      const data = new FormData(form);
      const wrong = Object.entries(rules).flatMap(([name, rule]) => {
        const problem = rule(String(data.get(name) ?? ''), messages, data);
        return problem === null ? [] : [[name, problem] as const];
      });
      setFound(Object.fromEntries(wrong));
      return wrong.length === 0;
    },
    checkProps: {
      onPointerDown: ({ target }: PointerEvent<HTMLFormElement>) => {
        buttonPressed.current = target instanceof Element && target.closest('button') !== null;
      },
      onFocus: () => {
        buttonPressed.current = false;
      },
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        // A message that appears now would move the button away. The submission is checked anyway.
        if (buttonPressed.current) return;
        if (isField(target) && Object.hasOwn(rules, target.name) && target.value !== '')
          check(target.name, target);
      },
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
        if (!isField(target)) return;
        const name = Object.hasOwn(errors, target.name) ? target.name : target.name.replace(/\.\d+$/, '');
        if (own(errors, name)) check(name, target);
      },
    },
  };
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const definedOf = (found: Found): Record<string, string> =>
  Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null));
