import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from './icons';

type DisclosureProps = Omit<ComponentProps<'details'>, 'className' | 'name' | 'title'> & {
  title: string;
  open?: boolean;
  /** Disclosures with the same name: opening one closes the others. */
  group?: string;
  /** For a form of a few fields, in place of a section of the page. */
  small?: boolean;
};

export function Disclosure({
  title,
  children,
  open = false,
  group,
  small = false,
  ...details
}: DisclosureProps) {
  return (
    <details
      {...details}
      open={open}
      name={group}
      className={clsx('group', !small && 'border-b border-line')}
    >
      <summary
        className={clsx(
          'flex list-none items-center justify-between gap-4 font-medium',
          small ? 'min-h-target text-small' : 'min-h-14 py-3',
        )}
      >
        <span>{title}</span>
        <ChevronDownIcon
          className={clsx(
            'transition-transform duration-quick group-open:rotate-180',
            small ? 'size-4' : 'size-5',
          )}
        />
      </summary>
      <div className={small ? 'pt-1 pb-4' : 'pb-6 text-muted'}>{children}</div>
    </details>
  );
}
