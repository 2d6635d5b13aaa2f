'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

const FOCUS = 'list-focus';

/** Storage can be forbidden, and reading it then throws. The focus is a comfort only. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

type FilterFormProps = {
  action: string;
  /** Values that need not stand in the address. */
  defaults: Record<string, string>;
  className?: string;
  children: ReactNode;
};

/**
 * A plain GET form: the browser goes to the new list, keeps the history and comes back to it. A script only applies a
 * changed drop-down at once and keeps empty fields out of the address.
 */
export function FilterForm({ action, defaults, className, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    // Arrow keys change a closed drop-down at every press: the focus has to be back in it on the next page.
    const name = attempt(() => sessionStorage.getItem(FOCUS));
    const field = name && form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
    attempt(() => sessionStorage.removeItem(FOCUS));
  }, []);

  useEffect(() => {
    // A page that comes back out of the history shows its own list again, and not what was chosen on leaving it.
    const settle = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      form.current?.reset();
      setPending(false);
    };
    addEventListener('pageshow', settle);
    return () => removeEventListener('pageshow', settle);
  }, []);

  function apply(fields: HTMLFormElement) {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(fields)) {
      if (typeof value === 'string' && value.trim() && value !== defaults[name])
        params.append(name, value.trim());
    }
    const search = params.toString();
    setPending(true);
    // The page may come back out of the history, and then shows its list.
    for (const sheet of document.querySelectorAll<HTMLElement>('.sheet:popover-open')) sheet.hidePopover();
    attempt(() => sessionStorage.setItem(FOCUS, document.activeElement?.getAttribute('name') ?? ''));
    location.assign(search ? `${action}?${search}` : action);
  }

  return (
    <form
      ref={form}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
      onChange={(event) => {
        // In the sheet of small screens there is more to choose before it is applied.
        const inSheet = event.currentTarget.closest(':popover-open') !== null;
        if (event.target instanceof HTMLSelectElement && !inSheet) apply(event.currentTarget);
      }}
      // The browser would otherwise bring back what was chosen on leaving.
      autoComplete="off"
      data-list-pending={pending ? '' : undefined}
      className={className}
    >
      {children}
    </form>
  );
}
