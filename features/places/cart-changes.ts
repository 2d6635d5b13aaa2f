import { type AfterAdd, additions, loadAdditions } from '@/lib/places';

/** Features act when items have been added to the shopper's cart. */

const afterAdds = additions<AfterAdd>(
  FEATURES.discountLinks ? () => import('@/features/discount-links/places/after-add') : null,
);

/** Null where nothing was done. */
export async function afterAdd(...facts: Parameters<AfterAdd>): ReturnType<AfterAdd> {
  for (const act of await loadAdditions(afterAdds)) {
    const outcome = await act(...facts);
    if (outcome) return outcome;
  }
  return null;
}
