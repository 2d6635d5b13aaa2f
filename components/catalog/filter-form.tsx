'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useTransition } from 'react';

type FilterFormProps = {
  action: string;
  /** Field name → what the address says; the fields follow it when the shopper goes back or takes a filter off. */
  values: Record<string, string>;
  /** Values that need not stand in the address. */
  defaults: Record<string, string>;
  className?: string;
  children: ReactNode;
};

/**
 * A GET form that, with JavaScript, navigates within the page: a changed drop-down applies at once, empty fields stay
 * out of the address, and every state has its entry in the history. Without JavaScript it is just the form.
 */
export function FilterForm({ action, values, defaults, className, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  useEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [values]);

  function apply(fields: HTMLFormElement) {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(fields)) {
      if (typeof value === 'string' && value.trim() && value !== defaults[name])
        params.set(name, value.trim());
    }
    const search = params.toString();
    startTransition(() => router.push(search ? `${action}?${search}` : action, { scroll: false }));
  }

  return (
    <form
      ref={form}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
      onChange={(event) => event.target instanceof HTMLSelectElement && apply(event.currentTarget)}
      data-list-pending={pending ? '' : undefined}
      className={className}
    >
      {children}
    </form>
  );
}
