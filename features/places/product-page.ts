import type { Product } from '@/lib/model/product';
import { place } from '@/lib/places';
import type { ReviewsData } from '@/lib/seo/structured-data';

/** The places of a product's page. The build drops the import of a part whose feature is off. */

export const belowName = place(
  'below-name',
  FEATURES.reviews ? () => import('@/features/reviews/places/rating') : null,
);

export const besidePrice = place(
  'beside-price',
  FEATURES.priceTerms || FEATURES.productInformation
    ? () => import('@/features/law-notes/places/beside-price')
    : null,
);

export const soldOut = place(
  'sold-out',
  FEATURES.backInStock ? () => import('@/features/back-in-stock/places/sold-out') : null,
);

export const productTerms = place(
  'product-terms',
  FEATURES.currencies ? () => import('@/features/currency-switch/places/product-note') : null,
);

export const productActions = place(
  'product-actions',
  FEATURES.wishlist ? () => import('@/features/wishlist/places/product-action') : null,
);

export const choiceHelp = place(
  'choice-help',
  FEATURES.sizeGuide ? () => import('@/features/size-guide/places/choice-help') : null,
  FEATURES.compare ? () => import('@/features/compare/places/choice-help') : null,
);

export const arrival = place(
  'product-arrival',
  FEATURES.deliveryDate ? () => import('@/features/delivery-date/places/product-arrival') : null,
);

export const rights = place(
  'product-rights',
  FEATURES.guarantee || FEATURES.durability ? () => import('@/features/law-notes/places/rights') : null,
);

export const buy = place('buy');

export const section = place(
  'product-section',
  FEATURES.scaleFigure ? () => import('@/features/scale-figure/places/product-section') : null,
);

export const description = place(
  'description',
  FEATURES.productSafety ? () => import('@/features/law-notes/places/product-safety') : null,
);

export const product = place(
  'product',
  FEATURES.reviews ? () => import('@/features/reviews/places/product') : null,
);

export const related = place(
  'related',
  FEATURES.recommendations ? () => import('@/features/recommendations/places/related') : null,
);

type LoadReviewsData = () => Promise<{ default: (product: Product) => Promise<ReviewsData | null> }>;

/** The reviews of a product in its data for search engines. */
export const loadReviewsData: LoadReviewsData | null = FEATURES.reviews
  ? () => import('@/features/reviews/product-data')
  : null;

/** Whether the data of a product for search engines has each variant, as the feeds do. */
export const listsVariants = FEATURES.feeds;

/** Whether a list of products leads to a comparison of them. */
export const canCompare = FEATURES.compare;
