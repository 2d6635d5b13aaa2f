/** Previous pages stay in the document, hidden, so each page needs its own id. */
export const similarId = (slug: string): string => `similar-${slug}`;

/**
 * The picture shares its view-transition name between a list and its page. At most one picture of
 * a page may have it.
 */
export const pictureTransition = (productId: string): string => `picture-${productId}`;
