export { GET, POST } from '@/features/currency-switch/route';
