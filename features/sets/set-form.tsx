'use client';

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLang } from '#messages';
import { Button } from '@/components/ui/button';
import { localHref } from '@/lib/urls';
import type { SetMessages, SetPrices, TotalText } from './total';

type SetFormProps = {
  prices: SetPrices;
  /** For the quantities of the page. */
  total: TotalText;
  messages: SetMessages;
  children: ReactNode;
};

const loadChanges = () => import('./changes');

const isChanged = (field: Element): boolean =>
  field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === false;

/** Without a script, or its code, it leads to the cart. */
export function SetForm({ prices, total, messages, children }: SetFormProps) {
  const lang = useLang();
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(total);
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);

  async function showTotal() {
    const { chosenTotal } = await loadChanges();
    if (form.current) setShown(chosenTotal(form.current, prices, messages, lang));
  }

  const showChanged = useEffectEvent(() => {
    // Before hydration, or restored by the browser.
    if ([...(form.current?.elements ?? [])].some(isChanged)) showTotal().catch(() => {});
  });
  useEffect(() => showChanged(), []);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const { currentTarget } = event;
    event.preventDefault();
    setPending(true);
    setError('');
    try {
      const { addSet } = await loadChanges();
      setError((await addSet(currentTarget, lang)) ?? '');
      setPending(false);
    } catch {
      currentTarget.submit();
    }
  }

  return (
    <form
      ref={form}
      method="post"
      action="/api/cart/set"
      onChange={() => showTotal().catch(() => {})}
      // The cart's page, in place of the drawer, says what is missing.
      onSubmit={FEATURES.cartPage ? undefined : handleSubmit}
    >
      <input type="hidden" name="returnTo" value={localHref(lang, '/cart')} />
      {children}
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-4 font-medium">
        <span>{shown.label}</span>
        <output className="tabular-nums">{shown.amount}</output>
      </p>
      <Button
        size="large"
        pending={pending}
        className="mt-4 w-full"
        onPointerEnter={() => loadChanges().catch(() => {})}
      >
        {messages.add}
      </Button>
      <p role="status" className="mt-2 text-small text-danger empty:hidden">
        {error}
      </p>
    </form>
  );
}

type QuantityProps = { name: string; label: string; value: number; max: number };

/** Native, so that it works with every keyboard, phone and screen reader, and has no wrong value. */
export const Quantity = ({ name, label, value, max }: QuantityProps) => (
  <select name={name} aria-label={label} defaultValue={value} className="control">
    {Array.from({ length: max + 1 }, (_, quantity) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the quantity
      <option key={quantity}>{quantity}</option>
    ))}
  </select>
);
