'use client';

import { type SubmitEvent, useEffect, useEffectEvent } from 'react';
import { useLang, useMessages } from '#messages';
import { useChoices, useSelection } from '@/components/catalog/selection-context';
import { Button } from '@/components/ui/button';
import { HeartIcon } from '@/components/ui/icons';
import { lowestPrice } from '@/lib/model/product';
import { chosenPicture, chosenVariant } from '@/lib/model/variant-selection';
import { localHref } from '@/lib/urls';
import { useWishlistEntry } from './use-wishlist-entry';

/**
 * Without JavaScript it is a form, which adds the product to a member's account and sends a visitor to sign
 * in. A link from the wishlist specifies the variant, which is chosen here.
 */
export function WishlistButton() {
  const messages = useMessages('product');
  const lang = useLang();
  const { product, choose, price } = useSelection();
  const choices = useChoices();
  const { isSaved, toggle, prepare } = useWishlistEntry(product.id, product.name);

  const chooseFromAddress = useEffectEvent(() => {
    const id = new URLSearchParams(location.search).get('variant');
    const variant = id && product.variants.find((one) => one.id === id);
    if (variant) choose(variant.choices);
  });
  // Once: the choices belong to the shopper afterwards.
  useEffect(() => chooseFromAddress(), []);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const picture = chosenPicture(product, choices);
    toggle({
      variantId: chosenVariant(product, choices)?.id ?? null,
      choices,
      price: lowestPrice(price),
      ...(picture && picture.base !== product.pictures[0]?.base ? { picture } : {}),
    });
  }

  return (
    <form
      method="post"
      action="/api/wishlist"
      onSubmit={handleSubmit}
      onPointerEnter={prepare}
      className="mt-3"
    >
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="returnTo" value={localHref(lang, '/wishlist')} />
      <Button variant="quiet" className="wishlist-button no-underline" data-saved={isSaved || undefined}>
        <HeartIcon />
        <span>{isSaved ? messages.onWishlist : messages.addToWishlist}</span>
      </Button>
      <noscript>
        <p className="text-caption text-muted">{messages.needsAccount}</p>
      </noscript>
    </form>
  );
}
