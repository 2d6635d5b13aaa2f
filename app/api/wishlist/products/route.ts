export { GET } from '@/features/wishlist/products-route';
