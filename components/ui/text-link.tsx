import clsx from 'clsx';
import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A link within or below text. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={clsx(
        'underline decoration-edge underline-offset-4 transition-colors duration-quick hover:decoration-current',
        className,
      )}
    />
  );
}
