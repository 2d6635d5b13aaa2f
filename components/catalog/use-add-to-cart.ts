'use client';

import { type SubmitEvent, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { useSelection } from './selection-context';

/** Loads the code on demand, when the shopper approaches the form. */
const load = () => import('./add-selection');

const prepare = (): void => void load().catch(() => {});

/**
 * Returns handlers that add the selection to the cart. `prepare` loads the code. `errors` maps a
 * field to its message, and `form` to the message of the whole form. `done` is the message about
 * the added item.
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
    if (outcome.ok) return setDone(outcome.message);
    setErrors(outcome.errors);
    const field = [...form.elements].find((element) => element.getAttribute('name') === outcome.focus);
    if (field instanceof HTMLElement) field.focus();
  }

  return { submit, prepare, pending, errors, done };
}
