import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /**
   * The button keeps its place, its width and the focus while its work is pending, and ignores
   * another press.
   */
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
