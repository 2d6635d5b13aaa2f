/**
 * Returns the id of the related-products section. Previous pages stay in the document, hidden, so
 * each page needs its own id.
 */
export const similarId = (slug: string): string => `similar-${slug}`;

/**
 * Returns the view-transition name that a product's picture shares between a list and its page. At
 * most one picture of a page may have it.
 */
export const pictureTransition = (productId: string): string => `picture-${productId}`;
