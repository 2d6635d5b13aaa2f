'use client';

import { type SubmitEvent, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { openCartDrawer } from '@/components/cart/drawer-store';
import { AddTextButton } from '@/components/catalog/add-button';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { ShopLink } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { NoPicture, Picture } from '@/components/ui/picture';
import { CardTerms, Price } from '@/components/ui/price';
import { Skeleton } from '@/components/ui/skeleton';
import { cartCommands } from '@/lib/cart/client/commands';
import { commaList, format } from '@/lib/i18n/format';
import { catalogLang } from '@/lib/i18n/lang';
import { PRODUCT_RATIO } from '@/lib/media';
import { lowestPrice, type ProductSummary } from '@/lib/model/product';
import { formatMoney } from '@/lib/money';
import type { StoredItem } from '@/lib/saved-items/client/list-store';
import { localHref, productHref } from '@/lib/urls';
import { priceChange, type WishlistItem } from './wishlist-item';

type WishlistCardProps = {
  entry: StoredItem<WishlistItem>;
  /** Undefined until it is loaded; null when the shop no longer has it. */
  product: ProductSummary | null | undefined;
  onRemove: (name: string) => void;
  /** The product is in the cart now. */
  onMoved: (name: string) => void;
};

export function WishlistCard({ entry, product, onRemove, onMoved }: WishlistCardProps) {
  const messages = useMessages('wishlist');
  const lang = useLang();
  if (product === undefined) return <Skeleton className="aspect-product w-full" />;
  if (product === null)
    return (
      <article>
        <NoPicture className="aspect-product w-full rounded-soft" />
        <p className="pt-3.5 text-small text-muted">{messages.gone}</p>
        <RemoveForm id={entry.key} name="" onRemove={onRemove} />
      </article>
    );
  const { variantId, choices, picture = product.picture } = entry.item;
  const path = productHref(product.slug);
  const href = variantId && product.hasChoices ? `${path}?variant=${encodeURIComponent(variantId)}` : path;
  const isSoldOut = product.availability === 'sold-out';
  return (
    <article className="card">
      <div className="card-top">
        <div className={`card-pictures ${isSoldOut ? 'opacity-75' : ''}`}>
          {picture ? (
            <Picture
              picture={picture}
              ratio={PRODUCT_RATIO}
              sizes="(min-width: 80rem) 22rem, (min-width: 48rem) 31vw, 48vw"
              range={{ narrowest: 250, widest: 750 }}
              alt=""
              className="card-picture"
            />
          ) : (
            <NoPicture className="card-picture" />
          )}
        </div>
        {isSoldOut ? (
          <p className="card-badge">
            <Badge tone="quiet">{messages.soldOut}</Badge>
          </p>
        ) : null}
      </div>
      <div className="card-text">
        <h2 lang={catalogLang(lang, product)} className="card-name">
          <ShopLink href={href} className="card-link">
            {product.name}
          </ShopLink>
        </h2>
        {Object.keys(choices).length > 0 && variantId ? (
          <p lang={catalogLang(lang)} className="mt-0.5 text-caption text-muted">
            {commaList(lang, Object.values(choices))}
          </p>
        ) : null}
        <p className="card-price">
          <Price price={product.price} />
          <CardTerms product={product} />
        </p>
        <PriceNote entry={entry} product={product} />
        {/* Above the link, which covers the card. */}
        <div className="relative z-10 mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-3">
          {isSoldOut ? null : product.hasChoices && FEATURES.quickAdd ? (
            <AddTextButton product={product}>
              {messages.choose}
              <span className="sr-only"> {product.name}</span>
            </AddTextButton>
          ) : product.hasChoices ? (
            <LinkButton href={href} variant="secondary" className="px-4">
              {variantId ? messages.toChoice : messages.choose}
              <span className="sr-only"> {product.name}</span>
            </LinkButton>
          ) : (
            <MoveForm product={product} onMoved={onMoved} />
          )}
          <RemoveForm id={entry.key} name={product.name} onRemove={onRemove} />
        </div>
      </div>
    </article>
  );
}

/** How the price has changed since the product was added. A chosen variant may cost more. */
function PriceNote({ entry, product }: { entry: StoredItem<WishlistItem>; product: ProductSummary }) {
  const messages = useMessages('wishlist');
  const lang = useLang();
  const { price, variantId } = entry.item;
  if (!price || (variantId && product.price.kind === 'range')) return null;
  const change = priceChange(price, lowestPrice(product.price));
  if (change !== 'lower' && change !== 'higher') return null;
  return (
    <p className={`mt-0.5 text-caption ${change === 'lower' ? 'text-success' : 'text-muted'}`}>
      {format(change === 'lower' ? messages.priceFell : messages.priceRose, {
        price: formatMoney(price, lang),
      })}
    </p>
  );
}

/** Adds to the cart first, so that no failure loses the product. Without JavaScript it stays on the list. */
function MoveForm({ product, onMoved }: { product: ProductSummary; onMoved: WishlistCardProps['onMoved'] }) {
  const messages = useMessages('wishlist');
  const { offline } = useMessages('failure');
  const lang = useLang();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, slug, name, price, picture } = product;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setPending(true);
    setProblem(null);
    const outcome = await cartCommands(lang, offline).add(
      { productId: id, variantId: null, choices: {}, customText: {}, quantity: 1 },
      { name, href: productHref(slug), choices: [], price: lowestPrice(price), picture },
    );
    setPending(false);
    if (!outcome.ok) return setProblem(outcome.message);
    if (outcome.added === 0) return setProblem(format(messages.notAdded, { name }));
    onMoved(name);
    openCartDrawer(format(messages.moved, { name }));
  }

  return (
    <form method="post" action="/api/cart/items" onSubmit={submit}>
      <input type="hidden" name="productId" value={id} />
      <input type="hidden" name="returnTo" value={localHref(lang, '/cart')} />
      <Button variant="secondary" className="px-4" pending={pending}>
        {messages.moveToCart}
        <span className="sr-only"> {name}</span>
      </Button>
      <FieldError error={problem ?? undefined} />
    </form>
  );
}

type RemoveFormProps = { id: string; name: string; onRemove: WishlistCardProps['onRemove'] };

function RemoveForm({ id, name, onRemove }: RemoveFormProps) {
  const messages = useMessages('wishlist');
  const lang = useLang();
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onRemove(name || messages.gone);
  }
  return (
    <form method="post" action="/api/wishlist" onSubmit={submit}>
      <input type="hidden" name="_method" value="DELETE" />
      <input type="hidden" name="productId" value={id} />
      <input type="hidden" name="returnTo" value={localHref(lang, '/wishlist')} />
      <Button variant="quiet">
        {messages.remove}
        <span className="sr-only"> {name}</span>
      </Button>
    </form>
  );
}
