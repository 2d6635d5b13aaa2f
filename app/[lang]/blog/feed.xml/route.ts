export { GET } from '@/features/blog/feed-route';
