import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { ShopLink } from './shop-link';

/** A link inside a text or below it. */
export function TextLink({ className, ...rest }: ComponentProps<typeof ShopLink>) {
  return (
    <ShopLink
      {...rest}
      className={clsx(
        'underline decoration-edge underline-offset-4 transition-colors duration-quick hover:decoration-current',
        className,
      )}
    />
  );
}
