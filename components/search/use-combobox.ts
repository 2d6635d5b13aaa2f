'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

type ComboboxOptions = {
  input: RefObject<HTMLInputElement | null>;
  /** The list has the id `<id>-list`, and its rows `<id>-0`, `<id>-1` … */
  id: string;
  /** Number of rows. 0 closes the list. */
  rows: number;
  /** Called when the text changes, and when an empty field gets the focus. */
  onType: (typed: string) => void;
  /** Called when Enter opens a row. */
  onFollow: (row: number, inNewTab: boolean) => void;
};

/**
 * Turns an existing field into a combobox with a list of suggestions (WAI-ARIA, "editable combobox
 * with list autocomplete"). The focus stays in the field, the arrow keys mark a row, Enter opens
 * it, and Escape closes the list. An empty field opens it as soon as it has the focus.
 *
 * @returns whether the list is open, and the marked row; -1 is the field itself.
 */
export function useCombobox(options: ComboboxOptions): { open: boolean; active: number } {
  const { input, id, rows } = options;
  const [isRequested, setIsRequested] = useState(false);
  const [active, setActive] = useState(-1);
  const open = isRequested && rows > 0;

  const latest = useRef({ ...options, open, active });
  useEffect(() => {
    latest.current = { ...options, open, active };
  });

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const close = () => {
      setIsRequested(false);
      setActive(-1);
    };
    const type = () => {
      setActive(-1);
      setIsRequested(true);
      latest.current.onType(field.value);
    };
    const focus = () => {
      if (field.value === '') type();
    };
    const press = (event: KeyboardEvent) => {
      const { open, active, rows, onFollow } = latest.current;
      if (event.isComposing) return;
      if (!open) {
        if (event.key === 'ArrowDown') type();
        return;
      }
      if (event.key === 'Escape') close();
      else if (event.key === 'ArrowDown') setActive(active + 1 < rows ? active + 1 : -1);
      else if (event.key === 'ArrowUp') setActive(active < 0 ? rows - 1 : active - 1);
      else if (event.key === 'Enter' && active >= 0) {
        close();
        onFollow(active, event.ctrlKey || event.metaKey);
      } else return;
      event.preventDefault();
    };
    // The shopper may have typed before the script ran.
    if (document.activeElement === field) type();
    field.addEventListener('focus', focus);
    field.addEventListener('input', type);
    field.addEventListener('keydown', press);
    field.addEventListener('blur', close);
    field.form?.addEventListener('submit', close);
    return () => {
      field.removeEventListener('focus', focus);
      field.removeEventListener('input', type);
      field.removeEventListener('keydown', press);
      field.removeEventListener('blur', close);
      field.form?.removeEventListener('submit', close);
    };
  }, [input]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', `${id}-list`);
    field.setAttribute('aria-expanded', String(open));
    if (open && active >= 0) field.setAttribute('aria-activedescendant', `${id}-${active}`);
    else field.removeAttribute('aria-activedescendant');
  }, [input, id, open, active]);

  return { open, active };
}
