import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { ChevronDownIcon, PlusIcon } from './icons';

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
  const Icon = small ? ChevronDownIcon : PlusIcon;
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
        {title}
        <Icon
          className={
            small
              ? 'size-4 transition-transform duration-quick group-open:rotate-180'
              : 'size-5 transition-transform duration-calm group-open:rotate-45'
          }
        />
      </summary>
      <div className={small ? 'pt-1 pb-4' : 'pb-6 text-muted'}>{children}</div>
    </details>
  );
}
