import 'server-only';
import type { RecommendationKind } from '@/lib/model/product';
import { browse } from './browse-client';
import { STORES_APP_ID } from './map/catalog-reference';
import { expected, listOf, mappedAll } from './well-formed';

/** The platform's ids of its algorithms. */
const SAME_CATEGORIES = '68ebce04-b96a-4c52-9329-08fc9d8c1253';
const BOUGHT_TOGETHER = 'd5aac1e1-2e53-4d11-85f7-7172710b4783';
const VIEWED_TOGETHER = '5dd69f67-9ab9-478e-ba7c-10c6c6e7285f';
const BEST_SELLERS = 'ba491fd2-b172-4552-9ea6-7202e01d1d3c';

/** The platform tries them in this order. */
const ALGORITHMS: Record<RecommendationKind, readonly string[]> = {
  together: [BOUGHT_TOGETHER, VIEWED_TOGETHER],
  similar: [SAME_CATEGORIES],
  cart: [BOUGHT_TOGETHER, VIEWED_TOGETHER, SAME_CATEGORIES],
  'best-sellers': [BEST_SELLERS],
};

/** An algorithm with fewer products counts as one without any. */
const MIN_RECOMMENDED = 2;
/** Sold-out products are dropped later. */
const MAX_RECOMMENDED = 24;

/** The best first, or none. @throws PlatformError, also on a site without recommendations */
export async function queryRecommendedIds(
  kind: RecommendationKind,
  productIds: readonly string[],
): Promise<string[]> {
  const answer = await browse(
    ({ recommendations }) =>
      recommendations.getRecommendation(
        ALGORITHMS[kind].map((_id) => ({ _id, appId: STORES_APP_ID })),
        {
          items: productIds.map((catalogItemId) => ({ catalogItemId, appId: STORES_APP_ID })),
          minimumRecommendedItems: MIN_RECOMMENDED,
        },
      ),
    'recommend',
  );
  const { recommendation } = expected(answer);
  // Without enough products, the answer is an empty object.
  if (recommendation === undefined) return [];
  return mappedAll(listOf(expected(recommendation).items), idOf).slice(0, MAX_RECOMMENDED);
}

const idOf = (item: { catalogItemId?: unknown } | null): string | null =>
  typeof item?.catalogItemId === 'string' ? item.catalogItemId : null;
