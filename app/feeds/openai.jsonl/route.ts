export { GET } from '@/features/feeds/openai-route';
