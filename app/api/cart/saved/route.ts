import { listRoutes } from '@/lib/saved-items/routes';

/** The lines of the cart that the member has saved for later. */
export const { GET, POST, DELETE } = listRoutes('later', '/api/cart/saved', FEATURES.saveForLater);
