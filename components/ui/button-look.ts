import clsx from 'clsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'regular' | 'large';

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'bg-inverse text-on-inverse border-inverse hover:bg-inverse-hover hover:border-inverse-hover disabled:bg-sunken disabled:text-muted disabled:border-line',
  secondary: 'bg-transparent text-ink border-edge hover:border-ink hover:bg-sunken disabled:text-muted',
  /** What cannot be undone. */
  danger: 'bg-danger text-on-inverse border-danger hover:bg-inverse-hover hover:border-inverse-hover',
  quiet:
    'bg-transparent text-ink border-transparent underline decoration-edge underline-offset-4 hover:decoration-current disabled:text-muted',
};

const SIZES: Record<ButtonSize, string> = {
  regular: 'min-h-target text-small',
  large: 'min-h-14 text-body',
};

/** The look that a button and a link dressed as a button share. */
export function buttonLook(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'regular',
  className?: string,
): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-control border text-center font-medium leading-tight select-none',
    'transition-colors duration-quick disabled:cursor-not-allowed',
    VARIANTS[variant],
    SIZES[size],
    variant === 'quiet' ? 'px-2' : size === 'large' ? 'px-7' : 'px-5',
    className,
  );
}
