import clsx from 'clsx';

/** `danger` marks an action that cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'regular' | 'large';

/**
 * Returns the class names that buttons and links styled as buttons share. The styles are in
 * app/button.css, because lists of class names would be in every page's script and HTML.
 */
export const buttonStyles = (
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'regular',
  className?: string,
): string => clsx('button', `button-${size}`, `button-${variant}`, className);
