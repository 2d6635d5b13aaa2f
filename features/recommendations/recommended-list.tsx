'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLang } from '#messages';
import { AddButton } from '@/components/catalog/add-button';
import { ShopLink } from '@/components/ui/link';
import { NoPicture, Picture } from '@/components/ui/picture';
import { CardTerms, Price } from '@/components/ui/price';
import type { PageView } from '@/lib/analytics/events';
import { sendJson } from '@/lib/http/send-json';
import { catalogLang } from '@/lib/i18n/lang';
import { PRODUCT_RATIO } from '@/lib/media';
import type { ProductSummary } from '@/lib/model/product';
import { productHref } from '@/lib/urls';
import { LINES, ROW } from './recommended-skeleton';

type RecommendedListProps = {
  label: string;
  /** The products of the cart, which are left out. */
  productIds: string[];
  Report: ComponentType<{ view: PageView }> | null;
  /** Called with null when there is nothing to recommend, or it cannot be loaded. */
  onEmpty: (nothing: null) => void;
  /** Shown until the list has loaded. */
  children: ReactNode;
};

type Answer = { products: ProductSummary[]; view?: PageView };

/** Has the size of `<RecommendedSkeleton>`. */
export function RecommendedList({ label, productIds, Report, onEmpty, children }: RecommendedListProps) {
  const lang = useLang();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const query = new URLSearchParams([...new Set(productIds)].sort().map((id) => ['id', id])).toString();

  useEffect(() => {
    let isLate = false;
    sendJson<Answer>('GET', `/api/products/recommended?lang=${lang}&${query}`).then(
      (found) => {
        if (isLate) return;
        setAnswer(found);
        if (found.products.length === 0) onEmpty(null);
      },
      () => isLate || onEmpty(null),
    );
    return () => {
      isLate = true;
    };
  }, [lang, query, onEmpty]);

  const products = answer?.products.filter(({ id }) => !productIds.includes(id)) ?? [];
  if (products.length === 0) return children;
  return (
    <>
      {Report && answer?.view ? <Report view={answer.view} /> : null}
      <ul aria-label={label} className={ROW}>
        {products.map((product) => (
          <li key={product.id}>
            <article className="card">
              <div className="card-top">
                <div className="card-pictures">
                  {product.picture ? (
                    <Picture
                      picture={product.picture}
                      ratio={PRODUCT_RATIO}
                      sizes="(min-width: 48rem) 22vw, 46vw"
                      range={{ widest: 750 }}
                      alt=""
                      className="card-picture"
                    />
                  ) : (
                    <NoPicture className="card-picture" />
                  )}
                </div>
                {FEATURES.quickAdd ? <AddButton product={product} /> : null}
              </div>
              <div className={LINES}>
                <h3 lang={catalogLang(lang, product)} className="text-small leading-snug font-medium">
                  <ShopLink href={productHref(product.slug)} className="card-link">
                    <span className="line-clamp-2">{product.name}</span>
                  </ShopLink>
                </h3>
                <p className="card-price">
                  <Price price={product.price} />
                  <CardTerms product={product} />
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
