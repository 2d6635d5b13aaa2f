export { GET } from '@/features/markdown/page-route';
