export { GET, POST } from '@/features/back-in-stock/request-route';
