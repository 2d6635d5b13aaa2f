export { GET } from '@/features/discount-links/link-route';
