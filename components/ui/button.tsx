import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Its work is under way: it keeps its place, its width and the focus, and takes no second press. */
  pending?: boolean;
};

/** A button of a form unless told otherwise (`type="submit"`, as in HTML). */
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
      // While it waits it submits nothing. Not `disabled`: that would drop the focus of who has just pressed it.
      type={pending ? 'button' : type}
      className={buttonStyles(variant, size, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
    >
      {children}
      {pending ? (
        <span
          aria-hidden="true"
          className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent"
        />
      ) : null}
    </button>
  );
}
