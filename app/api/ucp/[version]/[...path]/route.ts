export { GET, POST, PUT } from '@/features/agents/protocol-route';
