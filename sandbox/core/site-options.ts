import { z } from 'zod';

/** What live sites answer differently, so that a control chooses. */
export const siteOptionsSchema = z.strictObject({
  /**
   * Addresses of product pages in carts and in Catalog V1. Most live sites send paths. One that
   * has its pages in Wix Studio sends whole addresses.
   */
  productUrls: z.enum(['relative', 'absolute']),
  /** The names of the fields that the platform renames (`renamed-fields.ts`). */
  fieldNames: z.enum(['both', 'new', 'old']),
  /**
   * The address that a shopper's new cart brings along: live carts have one, probably by the IP
   * address of the caller, which is a server. Null: none.
   */
  newCartAddress: z
    .strictObject({ country: z.string().length(2), subdivision: z.string().max(50).optional() })
    .nullable(),
  /**
   * The primary domain of the site. Checkouts then lead to it, and it redirects to the sandbox's
   * page. Null: they lead to that page.
   */
  primaryDomain: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .nullable(),
  /** Nobody can sign in on a site that is not published. */
  published: z.boolean(),
  /**
   * The compare-at prices of a V3 product that is not on sale: amounts of zero on sites of 2025,
   * absent on those of 2026.
   */
  compareAtPrices: z.enum(['absent', 'zero']),
});
export type SiteOptions = z.infer<typeof siteOptionsSchema>;

export const DEFAULT_SITE_OPTIONS: SiteOptions = {
  productUrls: 'relative',
  fieldNames: 'both',
  newCartAddress: null,
  primaryDomain: null,
  published: true,
  compareAtPrices: 'absent',
};
