export { GET } from '@/features/markdown/llms-route';
