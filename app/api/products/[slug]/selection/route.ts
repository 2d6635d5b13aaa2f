export { GET } from '@/features/quick-add/selection-route';
