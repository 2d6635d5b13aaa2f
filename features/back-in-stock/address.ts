import { productHref, VARIANT_PARAMETER } from '@/lib/urls';

/** Null stands for any variant. */
export const backInStockHref = (slug: string, variantId: string | null): string =>
  `${productHref(slug)}/back-in-stock${
    variantId === null ? '' : `?${new URLSearchParams({ [VARIANT_PARAMETER]: variantId })}`
  }`;
