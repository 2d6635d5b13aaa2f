import { listRoutes } from '@/lib/saved-items/routes';

/** The member's wishlist. */
export const { GET, POST, DELETE } = listRoutes('wishlist', '/api/wishlist', FEATURES.wishlist);
