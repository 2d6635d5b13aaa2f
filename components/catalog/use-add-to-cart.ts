'use client';

import { type SubmitEvent, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { useSelection } from './selection-context';

/** Fetched when somebody comes near the form. */
const load = () => import('./add-selection');

const prepare = (): void => void load().catch(() => {});

/**
 * Puts what is chosen into the cart; `prepare` fetches the code for it. `errors`: field → what is wrong with it, `form`
 * for the whole. `done`: what came into the cart, in words.
 */
export function useAddToCart() {
  const messages = useMessages('product');
  const { offline } = useMessages('failure');
  const lang = useLang();
  const { product, start, choices } = useSelection();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState(start?.errors ?? {});
  const [done, setDone] = useState<string | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    setDone(null);
    setErrors({});
    setPending(true);
    const outcome = await load().then(
      ({ addSelection }) => addSelection({ product, choices, data, messages, lang, offline }),
      () => ({ ok: false as const, errors: { form: offline }, focus: undefined }),
    );
    setPending(false);
    if (outcome.ok) return setDone(outcome.news);
    setErrors(outcome.errors);
    const field = [...form.elements].find((element) => element.getAttribute('name') === outcome.focus);
    if (field instanceof HTMLElement) field.focus();
  }

  return { submit, prepare, pending, errors, done };
}
