'use client';

import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { useActionState } from 'react';
import { tabStorage } from '@/lib/browser-storage';
import type { FormState } from './form-state';
import { useHasScript } from './hydration';

/** Key of the tab's storage: the place of a form (`placeOf`) and what was typed before its page reloaded. */
const TYPED = 'typed-before-release';

/** Fields whose text is never stored. */
const SECRETS =
  'input[autocomplete$="password"], input[type="password"], input[autocomplete="one-time-code"]';

type Action<S> = (state: S, data: FormData) => Promise<S>;

/**
 * As `useActionState`. Where the server does not know the action, because the page is older than
 * the release, the page reloads and keeps what was typed (`restoreTyped`).
 * @param check returns the state to show in place of the action's
 */
export function useFormAction<S extends FormState>(
  action: Action<S>,
  initial: Awaited<S>,
  check?: (answer: S) => S | Promise<S>,
) {
  // The server renders the action itself, so that its form works without a script.
  return useActionState<S, FormData>(useHasScript() ? renewing(action, check) : action, initial);
}

const renewing =
  <S>(action: Action<S>, check = (answer: S): S | Promise<S> => answer): Action<S> =>
  async (state, data) => {
    try {
      return await check(await action(state, data));
    } catch (error) {
      if (!unstable_isUnrecognizedActionError(error)) throw error;
      storeTyped(data);
      location.reload();
      // The form waits until the page is gone.
      return new Promise(() => undefined);
    }
  };

/** The page of a form and its place among the forms of the page's content. */
function placeOf(isForm: (form: HTMLFormElement) => boolean): string {
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form')];
  return `${location.pathname} ${forms.findIndex(isForm)} `;
}

function storeTyped(data: FormData): void {
  const place = placeOf((form) =>
    [...new FormData(form)].every(([name, value]) => data.getAll(name).includes(value)),
  );
  const typed = new URLSearchParams();
  const secrets = new Set([...document.querySelectorAll<HTMLInputElement>(SECRETS)].map(({ name }) => name));
  for (const [name, value] of data)
    if (typeof value === 'string' && !secrets.has(name)) typed.append(name, value);
  tabStorage.write(TYPED, place + typed);
}

/** Fills a form with what was typed before its page reloaded. Returns whether it was this form. */
export function restoreTyped(form: HTMLFormElement): boolean {
  const text = tabStorage.read(TYPED);
  if (text === null) return false;
  const place = placeOf((one) => one === form);
  if (!text.startsWith(place)) return false;
  tabStorage.write(TYPED, null);
  const typed = new URLSearchParams(text.slice(place.length));
  for (const field of form.elements) {
    if (!isTyped(field)) continue;
    if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type))
      field.checked = typed.getAll(field.name).includes(field.value);
    else field.value = typed.get(field.name) ?? field.value;
  }
  return true;
}

const isTyped = (field: Element): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  field instanceof HTMLSelectElement ||
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && field.type !== 'hidden');
