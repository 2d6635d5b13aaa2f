import { listRoutes } from '@/lib/saved-items/routes';
import { SAVED_LINES } from './member-list';

export const { GET, POST, DELETE } = listRoutes(SAVED_LINES, '/api/cart/saved', FEATURES.saveForLater);
