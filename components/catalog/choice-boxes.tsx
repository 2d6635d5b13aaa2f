'use client';

import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { FilterKind } from '@/lib/model/product-list';

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
        <VisuallyHidden>{spokenCount}</VisuallyHidden>
      </span>
      <span aria-hidden="true" className="filter-choice-count">
        {count}
      </span>
    </label>
  ));
}
