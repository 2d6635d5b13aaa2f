'use client';

import { useEffect, useState } from 'react';
import { useLang, useMessages } from '#messages';
import { Button } from '@/components/ui/button';
import { ShopLink } from '@/components/ui/link';
import { SmallPicture } from '@/components/ui/picture';
import { CardTerms, Price } from '@/components/ui/price';
import { clearViewed } from '@/lib/catalog/recently-viewed';
import { sendJson } from '@/lib/http/send-json';
import type { ProductSummary } from '@/lib/model/product';
import { compareHref, MAX_COMPARED, productHref } from '@/lib/urls';

/** Renders nothing if no product exists any more or the shop is unreachable. */
export function ViewedList({ slugs, canCompare = false }: { slugs: string[]; canCompare?: boolean }) {
  const messages = useMessages('viewed');
  const lang = useLang();
  const [products, setProducts] = useState<ProductSummary[]>([]);

  useEffect(() => {
    let isUnmounted = false;
    const query = new URLSearchParams([['lang', lang], ...slugs.map((slug) => ['slug', slug])]);
    sendJson<{ products: ProductSummary[] }>('GET', `/api/products/summaries?${query}`).then(
      (answer) => isUnmounted || setProducts(answer.products),
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [slugs, lang]);

  if (products.length === 0) return null;
  return (
    <section aria-label={messages.title} className="page-frame pt-section">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="font-display text-title">{messages.title}</h2>
        {canCompare && products.length > 1 ? (
          <ShopLink
            href={compareHref(products.slice(0, MAX_COMPARED).map(({ slug }) => slug))}
            rel="nofollow"
            className="ms-auto inline-flex min-h-target items-center text-small underline decoration-edge underline-offset-4 hover:decoration-current"
          >
            {messages.compare}
          </ShopLink>
        ) : null}
        <Button
          type="button"
          variant="quiet"
          onClick={() => {
            clearViewed();
            setProducts([]);
          }}
        >
          {messages.clear}
        </Button>
      </div>
      <ul
        aria-label={messages.title}
        className="grid grid-cols-3 gap-x-3 gap-y-6 sm:gap-x-5 md:grid-cols-4 lg:grid-cols-6"
      >
        {products.map((product) => (
          <li key={product.id} className="group relative">
            <SmallPicture
              picture={product.picture}
              sizes="(min-width: 64rem) 15vw, (min-width: 48rem) 23vw, 31vw"
              range={{ widest: 400 }}
            />
            <h3 className="pt-2.5 text-small leading-snug font-medium">
              <ShopLink
                href={productHref(product.slug)}
                className="line-clamp-2 underline decoration-transparent decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:decoration-current"
              >
                {product.name}
              </ShopLink>
            </h3>
            <p className="mt-0.5 text-small">
              {product.availability === 'sold-out' ? (
                <span className="text-muted">{messages.soldOut}</span>
              ) : (
                <>
                  <Price price={product.price} />
                  <CardTerms product={product} />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
