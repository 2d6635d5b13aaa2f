export { GET } from '@/features/agents/discovery-route';
