'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BrowserTool } from '@/components/forms/browser-tool';
import { isOverlayEntry } from '@/components/layout/overlay-history';
import { tabStorage } from '@/lib/browser-storage';
import type { FilterKind } from '@/lib/model/product-list';

const FOCUS = 'list-focus';

type FilterFormProps = {
  action: string;
  /** Values that the URL leaves out. */
  defaults: Record<string, string>;
  className?: string;
  tool?: BrowserTool | undefined;
  children: ReactNode;
};

/**
 * A plain GET form: the browser opens the new list and records it in the history. A script applies
 * a changed drop-down at once and leaves empty fields out of the URL.
 */
export function FilterForm({ action, defaults, className, tool, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    // Arrow keys change a closed drop-down at every press, so the next page must restore the focus.
    const name = tabStorage.read(FOCUS);
    const field = name && form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
    tabStorage.write(FOCUS, null);
  }, []);

  useEffect(() => {
    // A page restored from the history shows its own list again, not the values chosen on leaving
    // it.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      form.current?.reset();
      setPending(false);
    };
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, []);

  function apply(fields: HTMLFormElement) {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(fields)) {
      if (typeof value === 'string' && value.trim() && value !== defaults[name])
        params.append(name, value.trim());
    }
    const search = params.toString();
    setPending(true);
    // The page may be restored from the history, and must then show its list.
    for (const sheet of document.querySelectorAll<HTMLElement>('.sheet:popover-open')) sheet.hidePopover();
    tabStorage.write(FOCUS, document.activeElement?.getAttribute('name') ?? '');
    const address = search ? `${action}?${search}` : action;
    if (isOverlayEntry()) location.replace(address);
    else location.assign(address);
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
        // In the sheet of small screens, the shopper may choose more before applying.
        const inSheet = event.currentTarget.closest(':popover-open') !== null;
        if (event.target instanceof HTMLSelectElement && !inSheet) apply(event.currentTarget);
      }}
      // The browser would otherwise restore the values chosen on leaving.
      autoComplete="off"
      {...tool}
      data-list-pending={pending ? '' : undefined}
      className={className}
    >
      {children}
    </form>
  );
}

/**
 * A choice of a filter. Optional fields without a value are absent, because each would be in the
 * page's data.
 */
export type ChoiceBox = {
  kind: FilterKind;
  value: string;
  name: string;
  /** Language of the name, if it differs from the page's. */
  lang?: string;
  color?: string;
  /** Number of products that the choice shows. */
  count: number;
  /** The count for screen readers, after the name: `, 3 products`. */
  spokenCount: string;
  checked?: true;
};

/**
 * Checkboxes of one kind. A client component, so that the page's data contains the fields above and
 * not the rendered markup of each box.
 */
export function ChoiceBoxes({ boxes }: { boxes: ChoiceBox[] }) {
  return boxes.map(({ kind, value, name, lang, color, count, spokenCount, checked = false }) => (
    <label key={kind + value} className="filter-choice">
      <input type="checkbox" name={kind} value={value} defaultChecked={checked} />
      {color ? <span aria-hidden="true" style={{ background: color }} /> : null}
      <span className="filter-choice-name">
        <span lang={lang}>{name}</span>
        <span className="sr-only">{spokenCount}</span>
      </span>
      <span aria-hidden="true" className="filter-choice-count">
        {count}
      </span>
    </label>
  ));
}
