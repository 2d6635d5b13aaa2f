'use client';

import {
  type ChangeEvent,
  type FocusEvent,
  type SubmitEvent,
  type SyntheticEvent,
  useActionState,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useWords } from '#words';
import type { FieldRule } from '@/lib/forms/field-rules';
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

type Found = Record<string, string | null>;

/**
 * One of the forms of signing in: sends it, checks a field when it is left and again as soon as it is mended, keeps
 * everything that was typed, and puts the focus on what is wrong.
 */
export function useSignInForm(action: SignInAction, initial: SignInState, rules: Record<string, FieldRule>) {
  const [state, submit, pending] = useActionState(action, initial);
  const words = useWords('fields');
  const hasScript = useHasScript();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  /** What the browser has found since the last answer, which it outweighs. */
  const [found, setFound] = useState<Found>({});
  const [answered, setAnswered] = useState(state);
  if (answered !== state) {
    setAnswered(state);
    setFound({});
  }
  useRoleCheckOnLeave();
  const left = useLeft();

  useEffect(() => {
    if (state.next !== null) location.assign(state.next);
  }, [state]);

  const errors = definedOf({ ...state.errors, ...found });
  const failed = state.status === 'invalid' || state.status === 'failed';
  useEffect(() => {
    if (state.status === 'invalid' || state.status === 'failed') summary.current?.focus();
  }, [state]);

  const check = (name: string, text: string) =>
    setFound((before) => ({ ...before, [name]: rules[name]?.(text, words) ?? null }));

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
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        if (isField(target) && target.name in rules && target.value !== '') check(target.name, target.value);
      },
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
        if (isField(target) && errors[target.name]) check(target.name, target.value);
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        if (event.nativeEvent.submitter?.hasAttribute('formnovalidate')) return;
        const data = new FormData(event.currentTarget);
        const wrong = Object.entries(rules).flatMap(([name, rule]) => {
          const wrong = rule(String(data.get(name) ?? ''), words);
          return wrong === null ? [] : [[name, wrong] as const];
        });
        setFound(Object.fromEntries(wrong));
        if (wrong.length === 0) return;
        event.preventDefault();
        // After the summary has been drawn.
        setTimeout(() => summary.current?.focus());
      },
    },
  };
}

const isField = (target: unknown): target is HTMLInputElement => target instanceof HTMLInputElement;

const definedOf = (found: Found): Record<string, string> =>
  Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null));

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
