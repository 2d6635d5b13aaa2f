'use client';

import { useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { useCart } from '@/lib/cart/client/use-cart';
import { lowestPrice, type Product } from '@/lib/model/product';
import { productHref } from '@/lib/urls';

type AddButtonProps = {
  /** Without options. */
  product: Pick<Product, 'id' | 'name' | 'slug' | 'price' | 'picture' | 'variants'>;
};

/** Adds one item. What the shop answers stands below the button. */
export function AddButton({ product: { id, name, slug, price, picture, variants } }: AddButtonProps) {
  const { add } = useCart();
  const { addToCart } = useMessages('product');
  const [message, setMessage] = useState<string | null>(null);
  const request = {
    productId: id,
    variantId: variants[0]?.id ?? null,
    choices: {},
    customText: {},
    quantity: 1,
  };
  const preview = { name, href: productHref(slug), choices: [], price: lowestPrice(price), picture };
  return (
    <>
      <Button type="button" onClick={async () => setMessage((await add(request, preview)).message)}>
        {addToCart}
      </Button>
      <p role="status">{message}</p>
    </>
  );
}
