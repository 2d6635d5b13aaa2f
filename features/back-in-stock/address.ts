import { productHref, VARIANT_PARAMETER } from '@/lib/urls';

/** The form for an email when a variant, or any of them (null), is back in stock. */
export const backInStockHref = (slug: string, variantId: string | null): string =>
  `${productHref(slug)}/back-in-stock${
    variantId === null ? '' : `?${new URLSearchParams({ [VARIANT_PARAMETER]: variantId })}`
  }`;
