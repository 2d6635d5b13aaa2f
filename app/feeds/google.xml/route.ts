export { GET } from '@/features/feeds/google-route';
