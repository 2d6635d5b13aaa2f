'use client';

import { type ChangeEvent, type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import { useMessages } from '#messages';
import type { FieldRule } from './field-rules';
import type { FormState } from './form-state';

type Found = Record<string, string | null>;

/**
 * Checks a form's fields in the browser. Checks a field on blur, and never during the first input.
 * Once a field has an error, checks it with every change.
 *
 * @param answer state of the last submission; newer results of the browser override it
 * @param rules rules by field name
 */
export function useFieldChecks(answer: FormState, rules: Record<string, FieldRule>) {
  const messages = useMessages('fields');
  const [found, setFound] = useState<Found>({});
  const [answered, setAnswered] = useState(answer);
  if (answered !== answer) {
    setAnswered(answer);
    setFound({});
  }
  const buttonPressed = useRef(false);
  const errors = definedOf({ ...answer.errors, ...found });
  const check = (name: string, text: string) =>
    setFound((before) => ({ ...before, [name]: rules[name]?.(text, messages) ?? null }));

  return {
    errors,
    /** Checks all fields and returns whether they are valid. */
    checkAll: (form: HTMLFormElement): boolean => {
      const data = new FormData(form);
      const wrong = Object.entries(rules).flatMap(([name, rule]) => {
        const problem = rule(String(data.get(name) ?? ''), messages);
        return problem === null ? [] : [[name, problem] as const];
      });
      setFound(Object.fromEntries(wrong));
      return wrong.length === 0;
    },
    /** Props for the `<form>`. */
    checkProps: {
      onPointerDown: ({ target }: PointerEvent<HTMLFormElement>) => {
        buttonPressed.current = target instanceof Element && target.closest('button') !== null;
      },
      onFocus: () => {
        buttonPressed.current = false;
      },
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        // An error message that appears now would move the button away from the pointer. The
        // submission is checked anyway.
        if (buttonPressed.current) return;
        if (isField(target) && target.name in rules && target.value !== '') check(target.name, target.value);
      },
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
        if (isField(target) && errors[target.name]) check(target.name, target.value);
      },
    },
  };
}

const isField = (target: unknown): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const definedOf = (found: Found): Record<string, string> =>
  Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null));
