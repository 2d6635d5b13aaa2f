import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A pending button keeps its place, its width and the focus, and ignores another press. */
  pending?: boolean;
};

/** Submits its form by default (`type="submit"`, as in HTML). */
export function Button({
  variant,
  size,
  pending = false,
  className,
  children,
  type,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // A pending button does not submit. `disabled` would drop the focus of the pressed button.
      type={pending ? 'button' : type}
      className={buttonStyles(variant, size, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
    >
      {typeof children === 'string' ? <span>{children}</span> : children}
      {pending ? (
        <span
          aria-hidden="true"
          className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent"
        />
      ) : null}
    </button>
  );
}

/** `danger` marks an action that cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'regular' | 'large';

/** The styles are in app/controls.css: lists of class names would be in every page's script and HTML. */
export const buttonStyles = (
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'regular',
  className?: string,
): string => clsx('button', `button-${size}`, `button-${variant}`, className);

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  icon: ReactNode;
};

/** The button is 44 px wide and high. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={clsx('icon-button', className)}>
      {icon}
      <span className="sr-only">{label}</span>
    </button>
  );
}
