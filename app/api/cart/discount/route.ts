export { GET, POST } from '@/features/discount-links/apply-route';
