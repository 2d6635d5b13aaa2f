import { listRoutes } from '@/lib/saved-items/routes';

/** The member's wishlist. */
export const { GET, POST, DELETE } = listRoutes(
  'wishlist',
  '/api/wishlist',
  process.env.FEATURE_WISHLIST === 'on',
);
