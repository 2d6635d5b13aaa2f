import type { CardPart, CardParts } from '@/components/catalog/product-card';
import { SHOP } from '@/lib/config/shop';
import type { ProductSummary } from '@/lib/model/product';
import { place } from '@/lib/places';
import { cardSections } from './fill-place';

/** Has room for one part of a feature: the first that is on. Sections have the corner below it. */
const corner = place(
  'card-corner',
  FEATURES.wishlist ? () => import('@/features/wishlist/places/card-corner') : null,
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
  if (!FEATURES.reviews || !rating) return products;
  return (await import('@/lib/reviews/readers')).withRatings(products);
}

async function loadCorner(): Promise<CardPart | undefined> {
  const [load] = corner.parts;
  if (!load) return undefined;
  const { default: Corner } = await load();
  return (product) => Corner({ product });
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
