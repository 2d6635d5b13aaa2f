export { GET, POST } from '@/features/sets/add-route';
