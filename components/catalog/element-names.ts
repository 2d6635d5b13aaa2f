/** Previous pages stay in the document, hidden, so each page needs its own id. */
export const similarId = (slug: string): string => `similar-${slug}`;

/** A view-transition name, shared between a list and the product's page. A page may have it once. */
export const pictureTransition = (productId: string): string => `picture-${productId}`;
