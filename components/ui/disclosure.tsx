import type { ReactNode } from 'react';
import { PlusIcon } from './icons';

type DisclosureProps = {
  title: string;
  children: ReactNode;
  /** Whether it is open initially. */
  open?: boolean;
  /** Disclosures with the same name: opening one closes the others. */
  group?: string;
};

/** Collapsible content in a native `<details>`. */
export function Disclosure({ title, children, open = false, group }: DisclosureProps) {
  return (
    <details open={open} name={group} className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium">
        {title}
        <PlusIcon className="size-5 transition-transform duration-calm group-open:rotate-45" />
      </summary>
      <div className="pb-6 text-muted">{children}</div>
    </details>
  );
}
