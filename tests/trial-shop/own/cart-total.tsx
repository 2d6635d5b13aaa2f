'use client';

import { useLang } from '#messages';
import { ShopLink } from '@/components/ui/link';
import { useCart } from '@/lib/cart/client/use-cart';
import { formatMoney } from '@/lib/money';

/** The sum of the cart, once the browser knows it. Nothing before, and while the cart is empty. */
export function CartTotal({ label }: { label: string }) {
  const { cart, status } = useCart();
  const lang = useLang();
  if (status === 'unknown' || cart.subtotal === null) return null;
  return (
    <ShopLink href="/cart" prefetch={false} className="page-frame block py-2 text-small">
      {`${label}: ${formatMoney(cart.subtotal, lang)}`}
    </ShopLink>
  );
}
