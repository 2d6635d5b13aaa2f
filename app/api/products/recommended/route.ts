export { GET } from '@/features/recommendations/cart-route';
