export { DELETE, GET, POST } from '@/features/wishlist/list-route';
