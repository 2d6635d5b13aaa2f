import { createElement, Fragment } from 'react';
import type { CardPart, CardParts } from '@/components/catalog/product-card';
import { SHOP } from '@/lib/config/shop';
import type { ProductSummary } from '@/lib/model/product';
import { place } from '@/lib/places';
import { cardSections } from './fill-place';

/** Each part has a corner of its own at the end of the line. Sections have the lower one at its start. */
const corner = place(
  'card-corner',
  FEATURES.wishlist ? () => import('@/features/wishlist/places/card-corner') : null,
  FEATURES.quickAdd ? () => import('@/features/quick-add/places/card-corner') : null,
);

type Cards = { products: ProductSummary[]; parts: CardParts };

/** All features, unless the configuration says otherwise. */
const { brand = true, rating = true, swatches = true, secondPicture = true } = SHOP.cards ?? {};

/** With ratings and places off, nothing is read. What the shop's cards do not show is left out. */
export async function withCardFeatures(products: ProductSummary[]): Promise<Cards> {
  const rated = await withRatings(products);
  const [featured, own, foot] = await Promise.all([
    loadCorner(),
    cardSections('card-corner', rated),
    cardSections('card-foot', rated),
  ]);
  return {
    products: SHOP.cards ? rated.map(toCardFields) : rated,
    parts: { corner: own ? bothCorners(featured, own) : featured, foot },
  };
}

const toCardFields = (product: ProductSummary): ProductSummary => ({
  ...product,
  ...(brand ? {} : { brand: null }),
  ...(swatches ? {} : { swatches: [] }),
  ...(secondPicture ? {} : { secondPicture: null }),
});

async function withRatings(products: ProductSummary[]): Promise<ProductSummary[]> {
  return FEATURES.reviews && rating
    ? (await import('@/lib/reviews/readers')).withRatings(products)
    : products;
}

async function loadCorner(): Promise<CardPart | undefined> {
  if (corner.parts.length === 0) return undefined;
  const loaded = await Promise.all(corner.parts.map((load) => load()));
  return (product) =>
    createElement(Fragment, null, ...loaded.map(({ default: Corner }) => Corner({ product })));
}

/** Not a class, which the style sheet of every shop would have. The badge is above it, at the same edge. */
const OWN_CORNER = { position: 'absolute', insetInlineStart: '0.75rem', insetBlockEnd: '0.75rem' } as const;

const bothCorners =
  (featured: CardPart | undefined, own: CardPart): CardPart =>
  (product) => {
    const section = own(product);
    return (
      <>
        {featured?.(product)}
        {section ? <div style={OWN_CORNER}>{section}</div> : null}
      </>
    );
  };
