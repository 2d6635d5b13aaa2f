'use client';

import { type ChangeEvent, type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import { useMessages } from '#messages';
import type { FieldRule } from './field-rules';
import type { FormState } from './form-state';

type Found = Record<string, string | null>;

/**
 * Checks a form's fields where they are typed: a field when it is left, never while it is typed for the first time, and
 * again with each letter as soon as something is wrong with it.
 *
 * @param answer of the last time that the form was sent; what the browser has found since then outweighs it.
 * @param rules of the fields that can be checked, by name.
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
    /** Checks all fields; whether they are right. */
    checkAll: (form: HTMLFormElement): boolean => {
      const data = new FormData(form);
      const wrong = Object.entries(rules).flatMap(([name, rule]) => {
        const problem = rule(String(data.get(name) ?? ''), messages);
        return problem === null ? [] : [[name, problem] as const];
      });
      setFound(Object.fromEntries(wrong));
      return wrong.length === 0;
    },
    /** For the `<form>`. */
    checkProps: {
      onPointerDown: ({ target }: PointerEvent<HTMLFormElement>) => {
        buttonPressed.current = target instanceof Element && target.closest('button') !== null;
      },
      onFocus: () => {
        buttonPressed.current = false;
      },
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        // Words that unfold now would push the button away from below the pointer. What it sends is checked anyway.
        if (buttonPressed.current) return;
        if (isField(target) && target.name in rules && target.value !== '') check(target.name, target.value);
      },
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
        if (isField(target) && errors[target.name]) check(target.name, target.value);
      },
    },
  };
}

const isField = (target: unknown): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const definedOf = (found: Found): Record<string, string> =>
  Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null));
