/**
 * What products are recommended for. `together` and `similar` belong to a product, `cart` to all
 * products of a cart, and `best-sellers` to the shop.
 */
export type RecommendationKind = 'together' | 'similar' | 'cart' | 'best-sellers';
