'use client';

import { useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import type { LinePreview } from '@/lib/cart/client/store';
import { useCart } from '@/lib/cart/client/use-cart';
import type { AddRequest } from '@/lib/model/cart';

/** Adds a product. What the shop answers stands below the button. */
export function AddButton({ request, preview }: { request: AddRequest; preview: LinePreview }) {
  const { add } = useCart();
  const { addToCart } = useMessages('product');
  const [message, setMessage] = useState<string | null>(null);
  return (
    <>
      <Button type="button" onClick={async () => setMessage((await add(request, preview)).message)}>
        {addToCart}
      </Button>
      <p role="status">{message}</p>
    </>
  );
}
