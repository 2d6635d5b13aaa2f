import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles';
import { ShopLink } from './shop-link';

type LinkButtonProps = ComponentProps<typeof ShopLink> & { variant?: ButtonVariant; size?: ButtonSize };

/** A link that looks like a button: it goes somewhere, a button does something. */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <ShopLink {...rest} className={buttonStyles(variant, size, className)} />;
}
