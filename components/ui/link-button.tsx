import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button';
import { ShopLink } from './link';

type LinkButtonProps = ComponentProps<typeof ShopLink> & { variant?: ButtonVariant; size?: ButtonSize };

/** Use it for navigation, and a button for actions. */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <ShopLink {...rest} className={buttonStyles(variant, size, className)} />;
}
