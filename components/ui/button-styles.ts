import clsx from 'clsx';

/** `danger`: what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'regular' | 'large';

/**
 * The look that a button and a link dressed as a button share. Its styles are in app/button.css: as lists of class names
 * they would be in every page's script and HTML.
 */
export const buttonStyles = (
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'regular',
  className?: string,
): string => clsx('button', `button-${size}`, `button-${variant}`, className);
