export { GET } from '@/features/forms/opened-route';
