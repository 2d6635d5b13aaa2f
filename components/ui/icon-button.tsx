import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
};

/** A square button of 44 px with an icon and an accessible name. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={clsx('icon-button', className)}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
