'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ChevronDownIcon } from '@/components/ui/icons';
import { isOverlayEntry } from '@/components/ui/overlay-history';
import { LIST_FOCUS, tabStorage } from '@/lib/browser-storage';
import type { BrowserTool } from '@/lib/forms/browser-tool';
import type { FilterKind } from '@/lib/model/product-list';

type FilterFormProps = {
  action: string;
  /** Counts the products of the form's fields. */
  counter: string;
  tool?: BrowserTool | null;
  children: ReactNode;
};

/** Choices of before hydration. */
const CHANGED = ':checked:not([checked], [selected]), [checked]:not(:checked)';

const open = (address: string) => (isOverlayEntry() ? location.replace(address) : location.assign(address));

/** A plain GET form. A script applies a choice at once, or in the sheet of small screens counts products. */
export function FilterForm({ action, counter, tool, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);

  function run(what: 'apply' | 'change' | 'resume' | 'step', field?: Element) {
    import('@/lib/catalog/filter-actions').then(
      (actions) => form.current && actions[what](form.current, { counter, open, field }),
      // Without the code, the browser submits the form as it is, or follows the link.
      () =>
        field instanceof HTMLAnchorElement ? open(field.href) : what === 'apply' && form.current?.submit(),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (form.current?.querySelector(CHANGED)) run('change');
    else if (tabStorage.read(LIST_FOCUS)) run('resume');
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click of a link, which the Enter key causes, too
    <form
      ref={form}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        run('apply');
      }}
      onChange={({ target }) => run('change', target)}
      onClick={(event) => {
        const step = event.target instanceof Element && event.target.closest('[data-step]');
        if (!step || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        run('step', step);
      }}
      // The browser would otherwise restore the values chosen on leaving.
      autoComplete="off"
      {...tool}
      className="filter-form"
    >
      {children}
    </form>
  );
}

type FacetProps = {
  title: string;
  badge: ReactNode;
  /** Text of its button, if a script does not apply each choice at once. */
  button?: string;
  children: ReactNode;
};

/** A drop-down on wide screens, a part of the sheet on small ones. A client component as `ChoiceBoxes` is. */
export function Facet({ title, badge, button, children }: FacetProps) {
  const panel = useId();
  return (
    <div className="facet">
      <button type="button" popoverTarget={panel} className="facet-button">
        {title}
        {badge}
        <ChevronDownIcon className="size-4" />
      </button>
      <div id={panel} popover="auto" className="facet-panel">
        <fieldset>
          <legend className="filter-title">{title}</legend>
          {children}
        </fieldset>
        {button ? (
          <Button variant="secondary" className="facet-apply">
            {button}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Optional fields without a value are absent, because each would be in the page's data. */
export type ChoiceBox = {
  kind: FilterKind;
  value: string;
  name: string;
  /** If it differs from the page's. */
  lang?: string;
  color?: string;
  count: number;
  /** The count for screen readers, after the name: `, 3 products`. */
  spokenCount: string;
  checked?: true;
};

/** A client component, so that the page's data has the fields above and not the markup of each box. */
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
