export { GET } from '@/features/agents/older-discovery-route';
