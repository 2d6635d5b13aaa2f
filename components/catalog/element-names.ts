/** Previous pages stay in the document, hidden, so each page needs its own id. */
export const similarId = (slug: string): string => `similar-${slug}`;

/**
 * View-transition names, shared between a list and the product's page. Of a product that a list has
 * twice, React moves one card.
 */
export const pictureTransition = (productId: string): string => `picture-${productId}`;
export const nameTransition = (productId: string): string => `name-${productId}`;
