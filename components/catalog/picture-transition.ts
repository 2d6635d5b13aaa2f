/**
 * The name by which a product's picture in a list and on its page are one thing that travels. At most one picture of a
 * page may carry it.
 */
export const pictureTransition = (productId: string): string => `picture-${productId}`;
