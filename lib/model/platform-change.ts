/** A change that the platform reports, which cached pages may show. */
export type PlatformChange = {
  kind:
    | ('product-created' | 'product' | 'variants' | 'stock' | 'category')
    | ('review' | 'content' | 'form' | 'other');
  /** Null when the event names none. */
  productId: string | null;
  /** The collection of the CMS whose item has changed. */
  collectionId: string | null;
};
